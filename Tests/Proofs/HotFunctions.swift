// The hot functions of the runtime, called from exports: what WebAssembly links without an allocator.
// Formatting is here; what else there is stands in files beside this one, one for each part. A later
// part joins by a file HotFunctions+Part.swift, and by cases in run.mjs.

import Mintage

/// Resolves a style from the bytes of an identifier and a code, and writes an amount by every way
/// there is.
///
/// - Returns: The bytes written to `output`; negative where a way fails or two of them differ.
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
  var text = CurrencyText()
  style.write(minorUnits: minorUnits, into: &text)
  do throws(WriteError) {
    let count = unsafe try style.write(minorUnits: minorUnits, into: buffer)
    guard count == text.count else { return -2 }
    let amount = ExactDecimal(minorUnits: minorUnits, scale: style.minorUnitDigits)
    try style.write(amount, into: &text)
    guard unsafe try style.write(amount, into: buffer) == text.count else { return -3 }
    return Int32(count)
  } catch {
    return -4
  }
}

/// Reads a decimal and writes it with options, and looks facts up.
@c
public func mintage_decimal(
  _ digits: UnsafePointer<UInt8>, _ count: Int32, _ option: Int32,
  _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
  let digits = unsafe UnsafeBufferPointer(start: digits, count: Int(count))
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  var options = StyleOptions(
    form: .accounting, sign: .exceptZero, grouping: .minimumTwo, rounding: .ceiling,
    resolution: .clean)
  options.fractionDigits = option == 0 ? .cash : .range(minimum: 0, maximum: Int(option))
  options.width = option == 0 ? .narrow : option == 1 ? .none : .formal
  guard let amount = unsafe try? ExactDecimal(parsing: digits) else { return -1 }
  let locale: LocaleIdentifier = "de-CH-u-nu-arab"
  let known = CurrencyInfo(.chf)?.cashIncrement == 5 && locale.defaultCurrency() == .chf
  guard known, locale.resolved() == "de_CH" else { return -2 }
  let style = CurrencyStyle(.chf, in: locale, options: options)
  return unsafe (try? style.write(amount, into: buffer)).map { Int32($0) } ?? -3
}
