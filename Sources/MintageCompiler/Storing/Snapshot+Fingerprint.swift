extension Snapshot {
  /// A hash of everything extracted, as `snapshot.json` records it: neither amendments nor what was
  /// left out change it.
  var fingerprint: String {
    if let origin { return origin }
    var files = SnapshotEncoder(snapshot: self).files()
    files["snapshot.json"] = nil
    return Fingerprint.of(files)
  }
}
