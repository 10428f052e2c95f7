// Every hot function of the runtime, called from exports: what WebAssembly links without an
// allocator. A later target joins by adding its hot functions here.

import Mintage
import MintageNames

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

/// Reads an amount, strictly and leniently, and writes it again.
///
/// - Returns: The bytes written to `output`; negative where it is refused.
@c
public func mintage_read(
  _ text: UnsafePointer<UInt8>, _ count: Int32, _ output: UnsafeMutablePointer<UInt8>,
  _ capacity: Int32
) -> Int32 {
  let text = unsafe UnsafeBufferPointer(start: text, count: Int(count))
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  var reader = CurrencyReader(.usd, in: "en-US")
  guard let amount = unsafe reader.read(utf8: text).amount else { return -1 }
  reader.mode = .strict
  let units = unsafe try? reader.minorUnits(utf8: text)
  guard units == nil || units == amount.minorUnits(scale: 2) else { return -2 }
  return unsafe (try? reader.style.write(amount, into: buffer)).map { Int32($0) } ?? -3
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

/// Writes an amount, a range and a name in every notation, by tables of every kind.
@c
public func mintage_amount(
  _ skeleton: UnsafePointer<UInt8>, _ count: Int32, _ minorUnits: Int64,
  _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
  let text = unsafe UnsafeBufferPointer(start: skeleton, count: Int(count))
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  guard var skeleton = unsafe try? AmountSkeleton(utf8: text) else { return -1 }
  let code = skeleton.currency ?? .usd
  var overrides = AmountOverrides()
  overrides.symbol = OwnText("US$")
  let locale: LocaleIdentifier = "pl-PL"
  let amount = ExactDecimal(minorUnits: minorUnits, scale: 2)
  let style = AmountStyle(code, in: locale, options: skeleton.options, notation: .default)
  skeleton.options.overrides = overrides
  let named = AmountStyle(
    code, in: locale, options: skeleton.options, names: .default, notation: .default)
  let history = CurrencyHistory.default
  guard let today = CalendarDate(year: 2026, month: 1, day: 15), let region = RegionCode("BG"),
    history.currency(of: region, on: today) == .eur, history.currency(numericCode: 840) == .usd
  else { return -2 }
  return unsafe withUnsafeTemporaryAllocation(
    of: AmountPart.self, capacity: AmountPart.maximumCount
  ) { parts in
    do throws(WriteError) {
      _ = try unsafe style.write(amount, into: buffer, parts: parts)
      _ = try unsafe style.write(from: amount, to: amount, into: buffer, parts: parts)
      var written = CurrencyText()
      try named.write(minorUnits: minorUnits, into: &written)
      _ = try unsafe CurrencyNames.default.write(
        code, in: locale, category: .few, tables: .default, into: buffer)
      return Int32(try unsafe named.write(amount, into: buffer))
    } catch {
      return -3
    }
  }
}
