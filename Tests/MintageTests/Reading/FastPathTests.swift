import Mintage
import MintageTestSupport
import Testing

@testable import MintageCore

/// The fast path reads what the strict reader reads, and nothing that the strict reader refuses.
@Suite struct FastPathTests {
  static let styles: [(String, String)] = [
    ("en-US", "USD"), ("de", "EUR"), ("ja", "JPY"), ("en", "KWD"), ("fy", "EUR"), ("hu", "HUF"),
    ("de-CH", "CHF"), ("pt-BR", "BRL"), ("da", "DKK"), ("en-IN", "JPY"), ("nl", "EUR"),
    ("root", "XXX"), ("bg", "USD"), ("es", "EUR"),
  ]

  @Test(arguments: styles)
  func agreesWithTheStrictReader(locale: String, currency: String) throws {
    let code = try #require(CurrencyCode(currency))
    let seed = UInt64.random(in: .min ... .max)
    var random = Randomness(seed: seed)
    let count = EveryLocale.isExhaustive ? 100_000 : 200
    for form in CurrencyForm.allCases {
      for sign in SignDisplay.allCases {
        let reader = CurrencyReader(
          code, in: LocaleIdentifier(locale), options: StyleOptions(form: form, sign: sign),
          mode: .strict)
        var text = CurrencyText()
        for _ in 0..<count {
          reader.style.write(minorUnits: random.amount(), into: &text)
          var bytes = unsafe text.withUTF8 { unsafe Array($0) }
          compare(reader, bytes, seed)
          mutate(&bytes, &random)
          compare(reader, bytes, seed)
        }
      }
    }
  }

  /// The commonest text of all must take it: nothing else would notice if it no longer did.
  @Test(arguments: ["$0.05", "$1.00", "$12.34", "$1,234.56", "$999,999.99", "$9,999,999,999.99"])
  func dollarsTakeTheFastPath(text: String) {
    let reader = CurrencyReader(.usd, in: "en-US", mode: .strict)
    var text = text
    let units = text.withUTF8 { unsafe reader.fastMinorUnits($0) }
    #expect(units != nil)
    var negative = "-" + text
    let other = negative.withUTF8 { unsafe reader.fastNegativeMinorUnits($0) }
    #expect(other == units.map { -$0 })
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Randomness) {
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.remove(at: index)
    case 1: bytes.insert(bytes.randomElement(using: &random) ?? 0, at: index)
    case 2: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    default: bytes[index] = Array("0,.-".utf8).randomElement(using: &random) ?? 0
    }
  }

  private func compare(_ reader: CurrencyReader, _ bytes: [UInt8], _ seed: UInt64) {
    unsafe bytes.withUnsafeBufferPointer { text in
      var strict = unsafe StrictReader(reader, text)
      let expected = strict.read()
      let note = "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      if let fast = unsafe reader.fastRead(text) {
        #expect(Reading.amount(fast) == expected, "\(note)")
      }
      let scale = reader.style.minorUnitDigits
      let units = unsafe try? reader.minorUnits(utf8: text)
      #expect(units == expected.amount?.minorUnits(scale: scale), "\(note)")
    }
  }
}
