import Mintage
import Testing

/// Accounting without signs is no display of ICU's: its users get the standard pattern, which in
/// these locales stands on the other side of the number than the accounting one.
@Test(arguments: [
  ("no", "KES", 123_450, "1 234,50 KES", "KES 1 234,50"),
  ("uz", "AZN", 50, "0,50 AZN", "AZN 0,50"),
  ("ar", "THB", 100, "\u{200F}1.00 ฿", "\u{61C}1.00฿"),
])
func accountingWithoutSignsTakesTheStandardPattern(
  locale: String, code: String, minorUnits: Int64, never: String, automatic: String
) throws {
  let currency = try #require(CurrencyCode(code))
  for (sign, expected) in [(SignDisplay.never, never), (.automatic, automatic)] {
    let style = CurrencyStyle(
      currency, in: LocaleIdentifier(locale), options: StyleOptions(form: .accounting, sign: sign))
    #expect(style.string(minorUnits: minorUnits) == expected.replacing(" ", with: "\u{A0}"))
  }
}
