/// Why there was nothing to extract from; each says what to do about it.
public enum ExtractionError: Error, Equatable, Sendable {
  /// No ICU where one was looked for.
  case noICU(prefix: String?, reason: String)
  /// A version was asked for that was not fetched.
  case notFetched(ICUVersion, reason: String)
  /// An ICU from before the first one this is known to read.
  case tooOld(ICUVersion)
  /// The snapshot that would be replaced is a newer ICU's.
  case older(found: ICUVersion, present: ICUVersion, folder: String)

  /// The first ICU whose data and functions are what the reader expects.
  static let oldestICU = ICUVersion(major: 72, minor: 0)
  /// The last one the tests have seen.
  static let newestKnownMajor = 78
}

extension ExtractionError: CustomStringConvertible {
  /// What is wrong, and the remedy.
  public var description: String {
    switch self {
    case .noICU(let prefix, let reason):
      "\(reason). Install one (Debian: libicu-dev), name its folder with `--icu PREFIX`"
        + "\(prefix == nil ? "" : " (there is none in \(prefix ?? ""))"), or run "
        + "Scripts/fetch-icu.sh and `--icu 78.3`"
    case .notFetched(let version, let reason):
      "\(reason). Run `Scripts/fetch-icu.sh \(version)` first, or name a folder with "
        + "`--icu PREFIX`"
    case .tooOld(let version):
      "ICU \(version) is too old; \(Self.oldestICU) is the first that can be read. Name another "
        + "with `--icu PREFIX`, or run Scripts/fetch-icu.sh and `--icu 78.3`"
    case .older(let found, let present, let folder):
      "\(folder) is from ICU \(present), this ICU is \(found). Use a newer one (Scripts/"
        + "fetch-icu.sh), write elsewhere with `--output`, or insist with `--allow-older`"
    }
  }
}
