import MintageCore
import Testing

@testable import MintageCompiler

/// How styles to compile are written, and what the constants are called.
@Suite struct StyleRequestTests {
  private func request(_ text: String) throws -> StyleRequest {
    try StyleRequest(text, in: CommittedDataTests.loaded.get())
  }

  @Test(arguments: [
    ("en-US/USD", "usdEnUS"), ("en_us/usd", "usdEnUS"), ("zh-Hant-TW/TWD", "twdZhHantTW"),
    ("es-419/MXN", "mxnEs419"), ("de/EUR", "eurDe"),
    ("de-CH/CHF;form=accounting;fraction=cash", "chfDeCHFormAccountingFractionCash"),
    ("en-US/USD;fraction=0-2", "usdEnUSFraction02"),
  ])
  func constantsAreNamedByWhatIsAskedFor(text: String, name: String) throws {
    #expect(try request(text).constant == name)
  }

  @Test func optionsAreThoseOfStyleOptions() throws {
    let request = try request(
      "ar-EG/EGP;width=narrow;form=accounting;sign=exceptZero;grouping=minimumTwo;fraction=1-3"
        + ";rounding=halfUp;numbers=latn;resolution=clean")
    #expect(
      request.options
        == StyleOptions(
          width: .narrow, form: .accounting, sign: .exceptZero, grouping: .minimumTwo,
          fractionDigits: .range(minimum: 1, maximum: 3), rounding: .halfUp,
          numberingSystem: .latin, resolution: .clean))
  }

  @Test(arguments: [
    ("en-US", "style 'en-US': write LOCALE/CURRENCY"), ("/USD", "write LOCALE/CURRENCY"),
    ("en-US/USD/2", "write LOCALE/CURRENCY"),
    ("de-CHH/CHF", "no locale 'de-CHH'; did you mean de-CH"),
    ("de-*/EUR", "no locale 'de-*'"), ("xx-YY/EUR", "no locale 'xx-YY'"),
    ("de-CH/CHFF", "no currency 'CHFF'; did you mean CHF?"),
    ("ar-EG-u-nu-latn/EGP", "keywords are written as options, such as ;numbers=latn"),
    ("de/EUR;colour=red", "'colour=red' is no option; there are width=, form=,"),
    ("de/EUR;form", "'form' is no option"),
    ("de/EUR;width=wide", "'wide' is no width; there are symbol, narrow, code,"),
    ("de/EUR;fraction=21", "'21' is no fraction"), ("de/EUR;fraction=3-2", "'3-2' is no fraction"),
    ("de/EUR;numbers=roman", "no digits of 'roman'"),
    ("de/EUR;numbers=abcd", "no digits of 'abcd'"),
  ])
  func whatCannotBeResolvedIsExplained(text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try request(text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(reason), "\(String(describing: error))")
  }

  @Test func theSameTwiceIsOnce() throws {
    let whole = try CommittedDataTests.loaded.get()
    let requests = try StyleRequest.list(["de-CH/CHF", "de_CH/chf", "de/EUR"], in: whole)
    #expect(requests.map(\.text) == ["de-CH/CHF", "de/EUR"])
    #expect(throws: SelectionError.empty("styles")) { try StyleRequest.list([], in: whole) }
  }
}
