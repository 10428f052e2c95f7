import CICU

@testable import MintageCompiler

/// ICU's old number format, to ask for symbols by the public interface.
@safe
final class LegacyFormat {
  private let icu: ICULibrary
  private let format: UnsafeMutablePointer<cicu_number_format?>

  init(_ icu: ICULibrary, locale: String) throws {
    let currency: UInt32 = 2
    let opened = unsafe try icu.call("unum_open", locale) { status in
      unsafe icu.record.pointee.call.unum_open(currency, nil, 0, locale, nil, status)
    }
    guard let opened = unsafe opened else {
      throw ICUError.failed(function: "unum_open", subject: locale, code: "null")
    }
    self.icu = icu
    unsafe format = opened
  }

  deinit { unsafe icu.record.pointee.call.unum_close(format) }

  /// A symbol by its number in `UNumberFormatSymbol`.
  func symbol(_ number: UInt32) -> String {
    var units = [UInt16](repeating: 0, count: 64)
    var status: Int32 = 0
    let length = unsafe units.withUnsafeMutableBufferPointer { buffer in
      unsafe icu.record.pointee.call.unum_getSymbol(
        format, number, buffer.baseAddress, Int32(buffer.count), &status)
    }
    return status > 0 ? "error \(status)" : String(decoding: units[..<Int(length)], as: UTF16.self)
  }
}

extension ICULibrary {
  /// The plural categories of an identifier, sorted.
  func pluralKeywords(of identifier: String) throws -> [String] {
    let rules = unsafe try call("uplrules_open", identifier) { status in
      unsafe record.pointee.call.uplrules_open(identifier, status)
    }
    guard let rules = unsafe rules else { return [] }
    defer { unsafe record.pointee.call.uplrules_close(rules) }
    return unsafe try strings("uplrules_getKeywords") { status in
      unsafe record.pointee.call.uplrules_getKeywords(rules, status)
    }.sorted()
  }
}
