// The smallest module that formats some pairs of locale and currency: what a web page loads.

import MintageCore

/// Looks a style up by the bytes of an identifier and a code, and writes an amount.
///
/// - Returns: The bytes written to `output`, or -1.
@c
public func mintage_format(
  _ locale: UnsafePointer<UInt8>, _ localeCount: Int32, _ code: UnsafePointer<UInt8>,
  _ codeCount: Int32, _ minorUnits: Int64, _ output: UnsafeMutablePointer<UInt8>,
  _ capacity: Int32
) -> Int32 {
  let locale = unsafe UnsafeBufferPointer(start: locale, count: Int(localeCount))
  let code = unsafe CurrencyCode(utf8: UnsafeBufferPointer(start: code, count: Int(codeCount)))
  guard let code, let style = unsafe CurrencyStyle(code, in: locale, styles: .default) else {
    return -1
  }
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  return unsafe (try? style.write(minorUnits: minorUnits, into: buffer)).map { Int32($0) } ?? -1
}
