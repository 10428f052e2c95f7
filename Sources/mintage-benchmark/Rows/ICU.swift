import CICU
import Mintage

/// An open ICU, and what the rows make with it; nothing is closed before the program ends.
@safe
final class ICU {
  let call: cicu_functions
  let version: String

  /// Opens the system's ICU, or the one under `prefix`.
  init(prefix: String?) throws(BenchmarkError) {
    var message = [CChar](repeating: 0, count: 512)
    let library: UnsafeMutablePointer<cicu_library>? =
      if let prefix {
        unsafe prefix.withCString { unsafe cicu_open($0, &message, message.count) }
      } else {
        unsafe cicu_open(nil, &message, message.count)
      }
    guard let library = unsafe library else {
      throw .noICU(
        String(decoding: message.map(UInt8.init(bitPattern:)).prefix { $0 != 0 }, as: UTF8.self))
    }
    unsafe call = library.pointee.call
    let version = unsafe library.pointee.version
    self.version = "\(version.0).\(version.1)"
  }

  /// A skeleton that takes minor units: `currency/USD scale/0.01`.
  static func skeleton(_ code: String, minorUnitDigits: Int) -> [UInt16] {
    let scale =
      minorUnitDigits == 0
      ? "" : " scale/0." + String(repeating: "0", count: minorUnitDigits - 1) + "1"
    return Array("currency/\(code)\(scale)".utf16)
  }

  /// A formatter of the modern engine; with `takesMinorUnits` it scales them itself.
  func modern(
    _ pair: Pair, takesMinorUnits: Bool = true
  ) throws(BenchmarkError) -> OpaquePointer {
    let skeleton = ICU.skeleton(
      "\(pair.code)", minorUnitDigits: takesMinorUnits ? pair.style.minorUnitDigits : 0)
    var status: Int32 = 0
    let formatter = unsafe call.unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), "\(pair.locale)", &status)
    guard status <= 0, let formatter = unsafe formatter else { throw .icuFailed("\(pair.locale)") }
    return unsafe formatter
  }

  /// A result of the modern engine.
  func result() throws(BenchmarkError) -> OpaquePointer {
    var status: Int32 = 0
    guard let result = unsafe call.unumf_openResult(&status) else { throw .icuFailed("a result") }
    return unsafe result
  }

  /// A formatter of the old engine; with `takesMinorUnits` it scales them itself.
  func classic(
    _ pair: Pair, takesMinorUnits: Bool
  ) throws(BenchmarkError) -> UnsafeMutablePointer<cicu_number_format?> {
    var status: Int32 = 0
    let currencyStyle: UInt32 = 2
    guard
      let formatter = unsafe call.unum_open(
        currencyStyle, nil, 0, "\(pair.locale)", nil, &status)
    else { throw .icuFailed("\(pair.locale)") }
    let code = Array("\(pair.code)".utf16) + [0]
    let currencyCode: UInt32 = 5
    unsafe call.unum_setTextAttribute(formatter, currencyCode, code, 3, &status)
    // Or minimum grouping digits of the locale would not count.
    let minimumGroupingDigits: UInt32 = 22
    unsafe call.unum_setAttribute(formatter, minimumGroupingDigits, -2)
    let scale: UInt32 = 21
    if takesMinorUnits {
      unsafe call.unum_setAttribute(formatter, scale, Int32(-pair.style.minorUnitDigits))
    }
    return unsafe formatter
  }
}

/// Why the benchmark stops.
enum BenchmarkError: Error, CustomStringConvertible {
  case noICU(String)
  case icuFailed(String)
  case usage(String)
  case differs(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .noICU(let reason): "\(reason); install libicu, or name one with --icu"
    case .icuFailed(let what): "ICU cannot make a formatter for \(what)"
    case .usage(let text): text
    case .differs(let text): text
    case .unreadable(let file): "cannot read \(file)"
    }
  }
}
