/// Why a snapshot could not be read or written; each says what to do about it.
public enum SnapshotError: Error, Equatable, Sendable {
  /// There is no snapshot in the folder.
  case missing(folder: String)
  /// A file cannot be read.
  case unreadable(file: String, reason: String)
  /// A file is not what `extract` writes.
  case damaged(file: String, reason: String)
  /// A newer or older program wrote the snapshot.
  case unknownFormat(found: Int, known: Int)
  /// The files do not belong together.
  case changed(found: String, expected: String)
  /// The snapshot could not be written; what was there before is untouched.
  case unwritable(folder: String, reason: String)
}

extension SnapshotError: CustomStringConvertible {
  private static let extract = "`mintagec extract` writes it anew"

  /// What is wrong, and the remedy.
  public var description: String {
    switch self {
    case .missing(let folder):
      "no snapshot in \(folder); \(Self.extract), or name another folder"
    case .unreadable(let file, let reason):
      "cannot read \(file): \(reason); check that you may read it"
    case .damaged(let file, let reason):
      "\(file): \(reason); restore it from version control, or "
        + Self.extract
    case .unknownFormat(let found, let known):
      "the snapshot has format \(found), this mintagec reads format \(known); \(Self.extract)"
    case .changed(let found, let expected):
      "the snapshot's files hash to \(found), snapshot.json says \(expected): something was "
        + "edited by hand or half merged; restore it from version control, or \(Self.extract)"
    case .unwritable(let folder, let reason):
      "cannot write \(folder): \(reason); what was there is unchanged. Free some space or choose "
        + "a folder you may write with `--output`"
    }
  }
}
