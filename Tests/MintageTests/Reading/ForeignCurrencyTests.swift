import Mintage
import MintageTestSupport
import Testing

@testable import MintageCore

/// Text of one currency, read in a field of another, never gives an amount: in each locale, for
/// pairs of currencies, by B's standard style.
@Suite struct ForeignCurrencyTests {
  /// Two currencies that a locale writes alike cannot be told apart by anyone.
  @Test(arguments: EveryLocale.parts)
  func textOfAnotherCurrencyIsRefused(part: Int) {
    var faults = FaultList()
    let (locales, currencies) = (EveryLocale.locales, EveryLocale.currencies)
    for index in stride(from: part, to: locales.count, by: EveryLocale.parts.count) {
      let texts = currencies.map { text(of: $0, in: locales[index]) }
      for (row, currency) in currencies.enumerated() {
        guard let field = fieldReader(currency, locales[index], index, row) else { continue }
        for (other, text) in texts.enumerated()
        where other != row && isTried(index, row, other) {
          guard let amount = read(text, field) else { continue }
          let style = CurrencyStyle(currencies[other].code, in: locales[index])
          if affixes(style) == affixes(field.style) { continue }
          // A code wins over a symbol: `ILS` means ILS in a field of it, also where it stands for ILR.
          if text.description.hasPrefix(currency.code.description) { continue }
          faults.add(
            "\(locales[index]) \(currency.code) \(currencies[other].code) \(text) \(amount)")
        }
      }
    }
    #expect(faults.count == 0, "\(faults.first)")
  }

  private func fieldReader(
    _ currency: CurrencyInfo, _ locale: LocaleIdentifier, _ index: Int, _ row: Int
  ) -> CurrencyReader? {
    guard EveryLocale.isExhaustive || ReadingUniverse.isSampled(index, row) else { return nil }
    return CurrencyReader(currency.code, in: locale)
  }

  /// All pairs in the special locales of a release build; elsewhere each field gets a share.
  private func isTried(_ locale: Int, _ row: Int, _ other: Int) -> Bool {
    guard EveryLocale.isExhaustive else { return (row &* 31 &+ other &+ locale) % 29 == 0 }
    let isSpecial = ReadingUniverse.special.contains(EveryLocale.locales[locale].description)
    return isSpecial || (row &* 31 &+ other &+ locale) % 8 == 0
  }

  private func text(of currency: CurrencyInfo, in locale: LocaleIdentifier) -> CurrencyText {
    let style = CurrencyStyle(currency.code, in: locale)
    var text = CurrencyText()
    style.write(minorUnits: 1_234_500, into: &text)
    return text
  }

  private func read(_ text: CurrencyText, _ reader: CurrencyReader) -> ExactDecimal? {
    unsafe text.withUTF8 { unsafe reader.read(utf8: $0).amount }
  }

  private func affixes(_ style: CurrencyStyle) -> [ArraySlice<UInt8>] {
    let bytes = unsafe style.pool.withBytes { bytes in
      unsafe Array(UnsafeBufferPointer(start: bytes, count: AffixPool.capacity))
    }
    let spans = style.positive
    return [
      bytes[Int(spans.prefix)...].prefix(Int(spans.prefixCount)),
      bytes[Int(spans.suffix)...].prefix(Int(spans.suffixCount)),
    ]
  }
}
