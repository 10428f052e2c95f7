internal import CICU

/// ICU's modern formatter for one skeleton and locale: what Mintage's output is compared with.
///
///     let formatter = try ICUFormatter(icu, skeleton: "currency/USD", locale: "en_US")
///     try formatter.string(decimal: "1234.5")  // $1,234.50
///
/// Not for use by two threads at once; make one for each.
@safe
public final class ICUFormatter {
  private let library: ICULibrary
  private let formatter: OpaquePointer
  private let result: OpaquePointer
  private var units: [UInt16]

  /// Opens a formatter, `unumf_openForSkeletonAndLocale`.
  public init(_ library: ICULibrary, skeleton: String, locale: String) throws(ICUError) {
    let functions = unsafe library.record
    let pattern = Array(skeleton.utf16)
    let opened = unsafe try library.call("unumf_open", "\(skeleton), \(locale)") { status in
      unsafe pattern.withUnsafeBufferPointer { units in
        guard let start = units.baseAddress else { return unsafe nil as OpaquePointer? }
        return unsafe functions.pointee.call.unumf_openForSkeletonAndLocale(
          start, Int32(units.count), locale, status)
      }
    }
    guard let opened = unsafe opened else {
      throw .failed(function: "unumf_open", subject: "\(skeleton), \(locale)", code: "null")
    }
    let holder = unsafe try library.call("unumf_openResult", "") { status in
      unsafe functions.pointee.call.unumf_openResult(status)
    }
    guard let holder = unsafe holder else {
      unsafe functions.pointee.call.unumf_close(opened)
      throw .failed(function: "unumf_openResult", subject: "", code: "null")
    }
    self.library = library
    unsafe formatter = opened
    unsafe result = holder
    units = Array(repeating: 0, count: 256)
  }

  deinit {
    unsafe library.record.pointee.call.unumf_closeResult(result)
    unsafe library.record.pointee.call.unumf_close(formatter)
  }

  /// Formats a decimal number such as `-1234.5`, given in ASCII, appending UTF-8 to `text`.
  public func format(decimal: [CChar], into text: inout [UInt8]) throws(ICUError) {
    let functions = unsafe library.record
    unsafe try library.call("unumf_formatDecimal", "") { status in
      unsafe decimal.withUnsafeBufferPointer { digits in
        guard let start = digits.baseAddress else { return }
        unsafe functions.pointee.call.unumf_formatDecimal(
          formatter, start, Int32(digits.count), result, status)
      }
    }
    try appendResult(to: &text)
  }

  /// Formats a whole number, appending UTF-8 to `text`.
  public func format(integer: Int64, into text: inout [UInt8]) throws(ICUError) {
    let functions = unsafe library.record
    unsafe try library.call("unumf_formatInt", "\(integer)") { status in
      unsafe functions.pointee.call.unumf_formatInt(formatter, integer, result, status)
    }
    try appendResult(to: &text)
  }

  /// Formats a decimal number such as `-1234.5`.
  public func string(decimal: String) throws(ICUError) -> String {
    var text: [UInt8] = []
    try format(decimal: decimal.utf8.map { CChar(truncatingIfNeeded: $0) }, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func appendResult(to text: inout [UInt8]) throws(ICUError) {
    let functions = unsafe library.record
    while true {
      var status: Int32 = 0
      let length = unsafe units.withUnsafeMutableBufferPointer { buffer in
        unsafe functions.pointee.call.unumf_resultToString(
          result, buffer.baseAddress, Int32(buffer.count), &status)
      }
      if Int(length) > units.count {
        units = Array(repeating: 0, count: Int(length) * 2)
        continue
      }
      if status > 0 {
        throw .failed(
          function: "unumf_resultToString", subject: "", code: library.errorName(status))
      }
      appendUTF8(units[..<Int(length)], to: &text)
      return
    }
  }

  private func appendUTF8(_ units: ArraySlice<UInt16>, to text: inout [UInt8]) {
    // Most text is ASCII up to its first other unit; the decoder is several times slower.
    let ascii = units.prefix { $0 < 0x80 }
    for unit in ascii { text.append(UInt8(truncatingIfNeeded: unit)) }
    if ascii.count < units.count {
      _ = transcode(
        units[ascii.endIndex...].makeIterator(), from: UTF16.self, to: UTF8.self,
        stoppingOnError: false
      ) { text.append($0) }
    }
  }
}
