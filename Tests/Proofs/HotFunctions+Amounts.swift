import Mintage
import MintageNames
import MintageNotation

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
  let own = AmountStyle(code, in: locale, options: skeleton.options, notation: .default)
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
      let last = skeleton.showsName ? named : own
      return Int32(try unsafe last.write(amount, into: buffer))
    } catch {
      return -3
    }
  }
}
