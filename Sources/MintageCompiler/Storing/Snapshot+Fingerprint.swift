extension Snapshot {
  /// A hash of everything extracted, as `snapshot.json` records it.
  var fingerprint: String { Fingerprint.of(SnapshotEncoder(snapshot: self).files()) }
}
