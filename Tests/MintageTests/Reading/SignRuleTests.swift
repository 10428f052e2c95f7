import Mintage
import Testing

/// Price dashes, signs, parentheses and what is refused by name: rules B5 to B7.
@Suite struct SignRuleTests {
  /// The signs that mean minus, and the dashes that only stand for a zero fraction.
  static let minusSigns: [Unicode.Scalar] = [
    "\u{2D}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}",
  ]
  static let dashes: [Unicode.Scalar] = minusSigns + ["\u{2014}", "\u{2015}"]

  static let priceDashLocales = [
    ("de", "EUR"), ("nl", "EUR"), ("da", "DKK"), ("nb", "NOK"), ("sv", "SEK"), ("de-CH", "CHF"),
  ]

  @Test(arguments: priceDashLocales)
  func priceDashIsAZeroFractionNeverASign(locale: String, currency: String) {
    for dash in SignRuleTests.dashes {
      for mark in [",", ".", ":"] {
        for count in 1...3 {
          let dashes = String(repeating: String(dash), count: count)
          for (before, behind) in [("", ""), ("", " \(currency)"), ("\(currency) ", "")] {
            let text = "\(before)12\(mark)\(dashes)\(behind)"
            #expect(
              ReadingRow(locale, currency, text, "").result == "12", "\(text.debugDescription)")
          }
          let negative = "-12\(mark)\(dashes)"
          #expect(
            ReadingRow(locale, currency, negative, "").result == "-12",
            "\(negative.debugDescription)")
        }
      }
    }
  }

  @Test(
    arguments: rows(
      "de", "EUR",
      [
        "1.234,-": "1234", "1.234.-": "1234", "1'234.–": "1234", "12,-- €": "12", "€ 12,–": "12",
        "(12,-)": "-12", "12,-5": "!misplacedSign", "12,- -": "!misplacedSign",
        "12, -": "!misplacedSign", "1.23,-": "!wrongGrouping", ",-": "!unexpectedCharacter",
        "12,-€": "12", "12:-": "12", "12,50-": "-12.5", "0,-": "0",
      ]))
  func priceDashGoesWithEverythingElse(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(arguments: minusSigns)
  func everyMinusSignIsReadAtEveryEdge(sign: Unicode.Scalar) {
    for text in [
      "\(sign)12", "\(sign) 12", "12\(sign)", "12 \(sign)", "\(sign)$12", "$\(sign)12",
      "$ \(sign) 12", "12\(sign) USD", "12 USD\(sign)", "12$\(sign)", "US$\(sign)12.00",
    ] {
      #expect(ReadingRow("en-US", "USD", text, "").result == "-12", "\(text.debugDescription)")
    }
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "+12": "12", "12+": "12", "+$12": "12", "--12": "!misplacedSign", "-12-": "!misplacedSign",
        "+-12": "!misplacedSign", "- -12": "!misplacedSign", "USD - $12": "!misplacedSign",
        "12 $ - USD": "!misplacedSign", "-0": "-0", "-": "!empty", "- $": "!empty",
        "—12": "!unexpectedCharacter", "12—": "!unexpectedCharacter",
      ]))
  func oneSignAtAnEdge(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "(12)": "-12", "($12)": "-12", "$(12)": "-12", "USD (1,200.00)": "-1200",
        "(12 USD)": "-12", "(12) USD": "-12", "(USD 12)": "-12", "( 12 )": "-12",
        "USD ($12)": "-12",
        "(-12)": "!misplacedSign", "-(12)": "!misplacedSign", "(12-)": "!misplacedSign",
        "(12)-": "!misplacedSign", "+(12)": "!misplacedSign", "(12": "!unbalancedParentheses",
        "12)": "!unbalancedParentheses", "((12))": "!unbalancedParentheses",
        "12 (USD)": "!unbalancedParentheses", "(12))": "!unbalancedParentheses",
        "()": "!unbalancedParentheses", "(": "!empty", "(0)": "-0",
      ]))
  func onePairOfParentheses(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "12 CR": "!unsupported(ledgerMark)", "12 DR": "!unsupported(ledgerMark)",
        "12CR": "!unsupported(ledgerMark)", "12 cr.": "!unsupported(ledgerMark)",
        "△12": "!unsupported(ledgerMark)", "▲12": "!unsupported(ledgerMark)",
        "12k": "!unsupported(magnitude)", "12 k": "!unsupported(magnitude)",
        "12K": "!unsupported(magnitude)", "$12M": "!unsupported(magnitude)",
        "12 million": "!unsupported(magnitude)", "1.2 Mio": "!unsupported(magnitude)",
        "3万": "!unsupported(magnitude)", "3億": "!unsupported(magnitude)",
        "5%": "!unsupported(percent)", "5 %": "!unsupported(percent)",
        "5‰": "!unsupported(percent)",
        "1e5": "!unsupported(exponent)", "1E-5": "!unsupported(exponent)",
        "1×10": "!unsupported(exponent)",
        "12-15": "!unsupported(range)", "12 – 15": "!unsupported(range)",
        "$12–$15": "!unsupported(range)",
        "~12": "!unsupported(range)", "12 to 15": "!unsupported(range)",
        "12…15": "!unsupported(range)",
        "12:30": "!unsupported(time)", "12:30:00": "!unsupported(time)",
        "1/2": "!unexpectedCharacter",
        "50¢": "!unexpectedCharacter", "NaN": "!unexpectedCharacter",
        "0x12": "!unexpectedCharacter",
        "∞": "!unexpectedCharacter",
      ]))
  func otherNotationsAreRefusedNeverDropped(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD", ["12.345": "!tooManyFractionDigits", "12.500": "!tooManyFractionDigits"])
      + rows("ja", "JPY", ["12.5": "!tooManyFractionDigits", "12.": "12"])
      + rows("hu", "HUF", ["12,5": "!tooManyFractionDigits"])
      + rows(
        "en-US", "USD",
        [
          "99999999999999999999999999999999999999": "99999999999999999999999999999999999999",
          "100000000000000000000000000000000000000": "!outOfRange",
          "0000000000000000000000000000000000000000012": "12",
          "999999999999999999999999999999999999.99": "999999999999999999999999999999999999.99",
          "9999999999999999999999999999999999999.99": "!outOfRange",
          "9007199254740993.01": "9007199254740993.01",
        ]))
  func tooManyDigitsHaveTheirOwnReasons(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "de-CH", "CHF",
      [
        "12.05": "12.05", "12.10": "12.1", "12.02": "!notAMultiple",
        "12.025": "!tooManyFractionDigits",
      ])
      + rows("da", "DKK", ["12,50": "12.5", "12,5": "12.5", "12": "12", "12,25": "!notAMultiple"])
      + rows("hu", "HUF", ["12": "!notAMultiple", "15": "15"]))
  func cashAmountsAreMultiplesOfTheIncrement(row: ReadingRow) {
    var row = row
    row.options.fractionDigits = .cash
    #expect(row.result == row.expected)
  }

  @Test func minorUnitsThatDoNotFitAreOutOfRange() throws {
    let reader = CurrencyReader(.usd, in: "en-US")
    let failure = #expect(throws: ReadingFailure.self) {
      try reader.minorUnits("$92,233,720,368,547,758.08")
    }
    #expect(failure?.reason == .outOfRange)
    #expect(try reader.minorUnits("-$92,233,720,368,547,758.08") == .min)
    #expect(try reader.minorUnits("$92,233,720,368,547,758.07") == .max)
  }
}
