import Mintage
import MintageNames
import MintageNotation
import Testing

/// What ICU 78.3 prints for a skeleton, printed by ICU.
typealias SkeletonRow = (
  locale: String, currency: String, skeleton: String, amount: String, expected: String
)

@Suite("Amounts by skeleton") struct AmountStyleTests {
  @Test(arguments: AmountStyleTests.names + AmountStyleTests.compact + AmountStyleTests.digits)
  func writesWhatICUWrites(row: SkeletonRow) throws {
    #expect(try style(row).string(try #require(ExactDecimal(row.amount))) == row.expected)
  }

  @Test(arguments: AmountStyleTests.names + AmountStyleTests.compact + AmountStyleTests.digits)
  func partsCoverTheText(row: SkeletonRow) throws {
    let parts = try style(row).parts(try #require(ExactDecimal(row.amount)))
    #expect(parts.first?.utf8Range.lowerBound == 0 && parts.first?.utf16Range.lowerBound == 0)
    #expect(parts.last?.utf8Range.upperBound == row.expected.utf8.count)
    #expect(parts.last?.utf16Range.upperBound == row.expected.utf16.count)
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(part.utf8Range.upperBound == next.utf8Range.lowerBound)
      #expect(part.utf16Range.upperBound == next.utf16Range.lowerBound)
      #expect(part.field != next.field)
    }
  }

  @Test(arguments: AmountStyleTests.ranges)
  func rangesAreICUs(
    locale: String, currency: String, skeleton: String, first: String, last: String,
    expected: String
  ) throws {
    let style = try style((locale, currency, skeleton, "", ""))
    let text = try style.string(
      from: try #require(ExactDecimal(first)), to: try #require(ExactDecimal(last)))
    #expect(text == expected)
  }

  private func style(_ row: SkeletonRow) throws -> AmountStyle {
    let skeleton = try AmountSkeleton(row.skeleton)
    return AmountStyle(
      try #require(CurrencyCode(row.currency)), in: LocaleIdentifier(row.locale),
      options: skeleton.options, names: skeleton.showsName ? .default : nil, notation: .default)
  }

  private static let names: [SkeletonRow] = [
    ("en_US", "USD", "unit-width-full-name", "1234.5", "1,234.50 US dollars"),
    ("en_US", "USD", "unit-width-full-name", "1", "1.00 US dollars"),
    ("en_US", "USD", "unit-width-full-name", "-1", "-1.00 US dollars"),
    ("en_US", "JPY", "unit-width-full-name", "1", "1 Japanese yen"),
    ("en_US", "JPY", "unit-width-full-name", "2", "2 Japanese yen"),
    ("ru", "RUB", "unit-width-full-name", "1", "1,00 российского рубля"),
    ("ru", "JPY", "unit-width-full-name", "1", "1 японская иена"),
    ("ru", "JPY", "unit-width-full-name", "2", "2 японские иены"),
    ("ru", "JPY", "unit-width-full-name", "5", "5 японских иен"),
    ("ru", "JPY", "unit-width-full-name", "21", "21 японская иена"),
    ("pl", "JPY", "unit-width-full-name", "22", "22 jeny japońskie"),
    (
      "ar", "JPY", "unit-width-full-name", "2",
      "2 \u{64A}\u{646} \u{64A}\u{627}\u{628}\u{627}\u{646}\u{64A}"
    ),
    (
      "ar", "JPY", "unit-width-full-name", "3",
      "3 \u{64A}\u{646} \u{64A}\u{627}\u{628}\u{627}\u{646}\u{64A}"
    ),
    (
      "ar", "JPY", "unit-width-full-name", "11",
      "11 \u{64A}\u{646} \u{64A}\u{627}\u{628}\u{627}\u{646}\u{64A}"
    ),
    ("fr", "JPY", "unit-width-full-name", "1000000", "1\u{202F}000\u{202F}000 yens japonais"),
    ("fr", "JPY", "unit-width-full-name", "0", "0 yen japonais"),
    ("cy", "JPY", "unit-width-full-name", "6", "6 yen Japan"),
    ("ja", "JPY", "unit-width-full-name", "5", "5円"),
    ("zh_Hant", "TWD", "unit-width-full-name", "5", "5.00 新台幣"),
    ("ro", "RON", "unit-width-full-name", "20", "20,00 lei românești"),
    ("hi", "INR", "unit-width-full-name", "1234567.5", "12,34,567.50 भारतीय रुपए"),
    ("en_FR", "USD", "unit-width-full-name", "12.5", "US$12.50 US dollars"),
    ("tr_TR", "USD", "unit-width-full-name", "12.5", "$12,50 ABD doları"),
    ("vec_IT", "EUR", "unit-width-full-name", "1", "1,00\u{202F}euro"),
    ("lv", "EUR", "unit-width-full-name", "0", "0,00 eiro"),
    ("ga", "JPY", "unit-width-full-name", "7", "7 yen na Seapáine"),
    (
      "iw", "ILS", "unit-width-full-name", "2",
      "2.00 \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD} \u{5D7}\u{5D3}\u{5E9}\u{5D9}\u{5DD}"
    ),
    ("zh_TW", "USD", "unit-width-full-name", "1", "1.00 美元"),
    ("en_US_POSIX", "USD", "unit-width-full-name", "1234567", "1234567.00 US dollars"),
    ("sr_ME", "EUR", "unit-width-full-name", "2", "2,00 evra"),
    ("en", "QQQ", "unit-width-full-name", "2", "2.00 QQQ"),
  ]

  private static let compact: [SkeletonRow] = [
    ("en_US", "USD", "compact-short", "1234", "$1.2K"),
    ("en_US", "USD", "compact-short", "999950", "$1M"),
    ("en_US", "USD", "compact-short", "999.5", "$1K"),
    ("en_US", "USD", "compact-short", "0.0251", "$0.025"),
    ("en_US", "USD", "compact-short", "-12345678", "-$12M"),
    ("de", "EUR", "compact-short", "1234567", "1,2\u{A0}Mio.\u{A0}€"),
    ("de", "EUR", "compact-long unit-width-full-name", "1234567", "1,2 Millionen Euro"),
    ("ja", "JPY", "compact-short", "123456789", "￥1.2億"),
    ("ja", "JPY", "compact-short", "12345678901234567890", "￥1235京"),
    ("fr", "EUR", "compact-long unit-width-full-name", "1000", "mille euros"),
    ("es", "EUR", "compact-long unit-width-full-name", "1000000", "1 millón euros"),
    ("sw", "TZS", "compact-short", "-1234", "TSh\u{A0}elfu\u{A0}-1.2"),
    ("hi", "INR", "compact-short", "1234567", "₹12\u{A0}लाख"),
    (
      "ar_EG", "EGP", "compact-short", "1234567",
      "\u{200F}\u{661}\u{66B}\u{662}\u{A0}\u{645}\u{644}\u{64A}\u{648}\u{646}\u{A0}\u{62C}.\u{645}.\u{200F}"
    ),
    ("en_US", "USD", "compact-short unit-width-iso-code", "1234", "USD\u{A0}1.2K"),
    ("it", "EUR", "compact-long unit-width-full-name", "1000", "mille euro"),
    ("en_US", "USD", "compact-long", "1234567", "$1.2M"),
    ("en_GB", "GBP", "compact-short @@@", "1234567", "£1.23m"),
    ("en_GB", "GBP", "compact-short .00", "1234567", "£1.23m"),
  ]

  private static let digits: [SkeletonRow] = [
    ("en_US", "USD", "@@@", "1234.567", "$1,230"),
    ("en_US", "USD", "@@##", "1.2", "$1.2"),
    ("en_US", "USD", "precision-increment/0.25", "1.13", "$1.25"),
    ("en_US", "USD", ".00/w", "500", "$500"),
    ("en_US", "USD", ".00/w", "500.5", "$500.50"),
    ("en_US", "USD", "integer-width/+0000", "12.5", "$0,012.50"),
    ("en_US", "USD", "decimal-always precision-integer", "12", "$12."),
    ("en_US", "USD", "scale/0.01", "1234", "$12.34"),
    ("hi", "INR", "group-thousands", "1234567.5", "₹1,234,567.50"),
    ("es", "EUR", "group-thousands", "1234.5", "1.234,50\u{A0}€"),
    ("en_US_POSIX", "USD", "group-thousands", "1234.5", "$\u{A0}1,234.50"),
    ("en_US", "USD", "scientific", "12345.678", "$1.23E4"),
    ("en_US", "USD", "engineering", "12345.678", "$12.35E3"),
    ("en_US", "USD", "scientific/+ee/sign-always", "12345.678", "$1.23E+04"),
    ("en_US", "USD", "scientific/sign-never", "0.00012", "$1.20E4"),
    ("en_US", "USD", "E+!00", "1", "$1.00E+00"), ("en_US", "USD", "EE0", "12345.678", "$12.35E3"),
    ("fr", "EUR", "scientific", "12345.678", "1,23E4\u{A0}€"),
    ("en_US", "USD", ".##/@@@+", "12345.678", "$12,345.68"),
    ("en_US", "USD", ".##/@@@+", "0.012345", "$0.0123"),
    ("en_US", "USD", ".00/@##", "12345.678", "$12,300.00"),
    ("en_US", "USD", ".00/@##", "0.5", "$0.50"),
    ("en_US", "USD", ".00/@@@r", "0.12345", "$0.123"),
    ("en_US", "USD", ".00/@@@s", "0.12345", "$0.12"),
    ("en_US", "USD", ".0+", "1.23456", "$1.23456"),
    ("en_US", "USD", ".+", "1.23456", "$1.23456"),
    ("en_US", "USD", "@@+", "1.23456", "$1.23456"),
    ("en_US", "USD", "000", "1.5", "$001.50"),
    ("en_US", "USD", "sign-negative", "-0.001", "$0.00"),
    (
      "en_US", "EUR",
      "unit-width-narrow .00 rounding-mode-half-up sign-accounting group-min2 latin", "-1234.565",
      "(€1234.57)"
    ),
  ]

  private static let ranges: [(String, String, String, String, String, String)] = [
    ("en_US", "USD", "", "3", "5", "$3.00 – $5.00"),
    ("en_US", "USD", "", "3", "3", "~$3.00"),
    ("en_US", "USD", "unit-width-iso-code", "3", "5", "USD\u{A0}3.00–5.00"),
    ("en_US", "USD", "unit-width-full-name", "1", "2", "1.00–2.00 US dollars"),
    ("en_US", "USD", "", "-5", "5", "-$5.00 – $5.00"),
    ("en_US", "USD", "compact-short", "1000", "5000", "$1–5K"),
    ("en_US", "USD", "compact-short", "1000", "5000000", "$1K – $5M"),
    ("de", "EUR", "", "3", "5", "3,00–5,00\u{A0}€"),
    ("de", "EUR", "unit-width-full-name", "1", "2", "1,00–2,00 Euro"),
    ("ja", "JPY", "", "3", "5", "￥3 ～ ￥5"),
    ("fr", "EUR", "", "3", "5", "3,00–5,00\u{A0}€"),
    ("da", "DKK", "", "3", "3", "~3,00\u{A0}kr."),
    ("es", "EUR", "", "3", "5", "3,00-5,00\u{A0}€"),
    ("nl", "EUR", "", "-3", "-5", "€\u{A0}-3,00-5,00"),
    (
      "ar_EG", "EGP", "", "3", "5",
      "\u{200F}\u{663}\u{66B}\u{660}\u{660}–\u{665}\u{66B}\u{660}\u{660}\u{A0}\u{62C}.\u{645}.\u{200F}"
    ),
  ]
}
