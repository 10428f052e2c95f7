internal import CMintage
internal import MintageCore

/// An error on its way to the caller, who gets its number.
struct Failure: Error, BitwiseCopyable {
  let code: mintage_result

  init(_ code: Int) { self.code = mintage_result(truncatingIfNeeded: code) }

  static var argument: Failure { Failure(MINTAGE_ERROR_ARGUMENT) }
  static var options: Failure { Failure(MINTAGE_ERROR_OPTIONS) }

  init(_ error: WriteError) {
    switch error {
    case .bufferTooSmall: self.init(MINTAGE_ERROR_BUFFER_TOO_SMALL)
    case .inexact: self.init(MINTAGE_ERROR_INEXACT)
    case .tooManyDigits: self.init(MINTAGE_ERROR_TOO_MANY_DIGITS)
    }
  }

  init(_ error: TableError) {
    switch error {
    case .notTables: self.init(MINTAGE_ERROR_NOT_TABLES)
    case .unknownVersion: self.init(MINTAGE_ERROR_TABLES_VERSION)
    case .truncated: self.init(MINTAGE_ERROR_TABLES_TRUNCATED)
    case .damaged: self.init(MINTAGE_ERROR_TABLES_DAMAGED)
    }
  }
}

/// Gives the caller the number of what was thrown, or the result.
@inline(__always)
func answering(_ body: () throws(Failure) -> Int) -> mintage_result {
  do throws(Failure) {
    return mintage_result(truncatingIfNeeded: try body())
  } catch {
    return error.code
  }
}
