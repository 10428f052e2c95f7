internal import Foundation

extension ICULibrary {
  /// Loads what `--icu` means: a version's own folder if it was fetched, else what was typed, and
  /// the system's ICU where nothing was.
  convenience init(named icu: String?) throws(ExtractionError) {
    var prefix = icu
    if let icu, ICUVersion(icu) != nil, !FileManager.default.fileExists(atPath: icu) {
      prefix = ".icu/\(icu)"
    }
    do throws(ICUError) { try self.init(prefix: prefix) } catch {
      if let icu, let version = ICUVersion(icu) { throw .notFetched(version, reason: "\(error)") }
      throw .noICU(prefix: icu, reason: "\(error)")
    }
  }
}
