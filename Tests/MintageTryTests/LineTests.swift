import Testing

@testable import mintage_try

@Suite struct LineTests {
  @Test func optionsMayBeLeftOut() {
    #expect(answer(to: "en-US\tUSD\t1234.5\t") == "$1,234.50")
    #expect(answer(to: "en-US\tUSD\t1234.5") == "$1,234.50")
  }

  /// An empty locale is English in the notation of the case files; root has names of its own.
  @Test func anEmptyLocaleIsEnglish() {
    #expect(answer(to: "\tUSD\t1234.5\t") == "$1,234.50")
    #expect(answer(to: "root\tUSD\t1234.5\t") == "US$ 1,234.50".replacing(" ", with: "\u{A0}"))
    #expect(answer(to: "und\tUSD\t1234.5\t") == answer(to: "root\tUSD\t1234.5\t"))
  }

  @Test(arguments: [
    ("", "! line \"\": write locale, currency, amount and options between tabs"),
    ("en USD 1", "! line \"en USD 1\": write locale,"),
    ("en\tUSD", "! line \"en\\u{9}USD\": write locale,"),
    ("en\tUSD\t1\t\t", "! line \"en\\u{9}USD\\u{9}1\\u{9}\\u{9}\": has more than four fields"),
    ("en\tEURO\t1\t", "! currency \"EURO\": a code is three ASCII letters; write it like EUR"),
    ("en\t\t1\t", "! currency \"\": a code is three ASCII letters"),
    (
      "en\tUSD\t12,3,4\t", "! amount \"12,3,4\": the amount is not a plain decimal from character 3"
    ),
    ("en\tUSD\tNaN\t", "! amount \"NaN\": "),
    ("en\tUSD\t-Infinity\t", "! amount \"-Infinity\": "),
    ("en\tUSD\t\t", "! amount \"\": the amount has no digits"),
    ("en\tUSD\t 1\t", "! amount \" 1\": "),
    ("en\tUSD\t1e38\t", "! amount \"1e38\": the amount needs more than 38 digits"),
    (
      "en\tUSD\t1.005\tround=unnecessary", "! amount \"1.005\": the amount has more fraction digits"
    ),
    ("en\tUSD\t1\u{1B}[31m\t", "! amount \"1\\u{1b}[31m\": "),
  ])
  func refusesWithAReason(line: String, reason: String) {
    #expect(answer(to: line).hasPrefix(reason), "\(answer(to: line))")
  }

  @Test func aLongInputIsCutInTheReason() {
    let text = answer(to: "en\tUSD\t" + String(repeating: "x", count: 100_000))
    #expect(text.utf8.count < 250)
    #expect(text.hasPrefix("! amount \"" + String(repeating: "x", count: 60) + "…\": "))
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    let bytes: [UInt8] = Array("en\tUSD\t1".utf8) + [0xFF, 0xC3]
    let text = unsafe bytes.withUnsafeBufferPointer { memory -> String in
      var formatter = LineFormatter()
      var output = OutputBuffer()
      formatter.format(unsafe ByteText(memory), into: &output)
      return unsafe output.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
    }
    #expect(text.hasPrefix("! amount \"1\u{FFFD}"))
  }

  /// As ECMA-402 settles one bound against the currency's digits: USD has 2, JPY 0, KWD 3.
  @Test(arguments: [
    ("USD", "1", "maxfd=0", "$1"), ("USD", "1.25", "maxfd=1", "$1.2"),
    ("USD", "1", "maxfd=4", "$1.00"),
    ("USD", "1.23456", "maxfd=4", "$1.2346"), ("USD", "1", "minfd=0", "$1"),
    ("USD", "1.234", "minfd=0", "$1.23"), ("USD", "1", "minfd=4", "$1.0000"),
    ("JPY", "1.5", "maxfd=2", "¥1.5"), ("JPY", "1", "maxfd=2", "¥1"),
    ("JPY", "1.26", "minfd=1", "¥1.3"),
    ("KWD", "1", "maxfd=1", "KWD\u{A0}1.0"), ("KWD", "1", "minfd=1", "KWD\u{A0}1.0"),
    ("KWD", "1.2345", "minfd=1", "KWD\u{A0}1.234"), ("USD", "1", "minfd=3;maxfd=1", "$1.0"),
    ("HUF", "1234.56", "digits=iso", "HUF\u{A0}1,234.56"),
    ("HUF", "1234.56", "digits=iso;maxfd=4", "HUF\u{A0}1,234.56"),
    ("HUF", "1234.56", "maxfd=4", "HUF\u{A0}1,234.56"),
    ("HUF", "1234", "maxfd=4", "HUF\u{A0}1,234"),
    ("HUF", "1234", "digits=iso;maxfd=4", "HUF\u{A0}1,234.00"),
    ("CHF", "1.075", "cash=1", "CHF\u{A0}1.10"), ("QQQ", "1", "maxfd=1", "QQQ\u{A0}1.0"),
  ])
  func fractionDigits(currency: String, amount: String, options: String, expected: String) {
    #expect(answer(to: "en\t\(currency)\t\(amount)\t\(options)") == expected)
  }
}
