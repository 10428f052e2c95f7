// Every hot function of the runtime, called from exports: what WebAssembly links without an
// allocator. A later target joins by adding its hot functions here.
import Mintage

/// Resolves a style from an identifier's and a code's bytes and writes an amount into `output`.
///
/// Returns the bytes written, or -1 where they do not fit or the code is malformed.
@c
public func mintage_format(
  _ locale: UnsafePointer<UInt8>, _ localeCount: Int32, _ code: UnsafePointer<UInt8>,
  _ codeCount: Int32, _ minorUnits: Int64, _ output: UnsafeMutablePointer<UInt8>,
  _ capacity: Int32
) -> Int32 {
  let locale = unsafe LocaleIdentifier(
    utf8: UnsafeBufferPointer(start: locale, count: Int(localeCount)))
  let code = unsafe CurrencyCode(utf8: UnsafeBufferPointer(start: code, count: Int(codeCount)))
  guard let code else { return -1 }
  let style = CurrencyStyle(code, in: locale)
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  do throws(WriteError) {
    return unsafe Int32(truncatingIfNeeded: try style.write(minorUnits: minorUnits, into: buffer))
  } catch {
    return -1
  }
}
