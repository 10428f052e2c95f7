import Mintage
import MintageTestSupport
import Testing

@testable import MintageCore

/// Any bytes: reading never traps, and an amount it gives is written and read back as itself.
@Suite struct RandomTextTests {
  /// What texts are made of: all that has a meaning somewhere, and bytes that have none.
  private static let pieces: [String] =
    "0 1 2 5 9 12 123 456 000 , . ' ’ - − ( ) + $ € kr USD EUR Fr. Rs ٫ ٬ ١ ٢ १ 五 % k e : ~ – — 円 元"
    .split(separator: " ").map(String.init) + [
      " ", "\u{A0}", "\u{202F}", "\t", "\n", "\u{200F}", "\u{FEFF}",
    ]

  static let fields: [(String, String)] = [
    ("en-US", "USD"), ("de", "EUR"), ("fr", "EUR"), ("ar-EG", "EGP"), ("fa", "IRR"), ("hi", "INR"),
    ("de-CH", "CHF"), ("ja", "JPY"), ("pt-CV", "CVE"), ("sv", "SEK"), ("zh-u-nu-hanidec", "CNY"),
    ("ff-Adlm", "GNF"), ("en", "KWD"), ("da", "DKK"), ("fy", "EUR"), ("nqo", "GNF"),
  ]

  @Test(arguments: fields)
  func whatIsReadIsWrittenAndReadBack(locale: String, currency: String) throws {
    let seed = TestSeed("whatIsReadIsWrittenAndReadBack \(locale) \(currency)")
    var generator = seed.generator
    let code = try #require(CurrencyCode(currency))
    let count = EveryLocale.isExhaustive ? 200_000 : 500
    for form in CurrencyForm.allCases {
      let reader = CurrencyReader(
        code, in: LocaleIdentifier(locale), options: StyleOptions(form: form))
      for _ in 0..<count {
        let bytes = randomBytes(&generator)
        let reading = unsafe bytes.withUnsafeBufferPointer { unsafe reader.read(utf8: $0) }
        guard let amount = reading.amount else { continue }
        let again = written(amount, reader.style)
        let second = unsafe again.withUnsafeBufferPointer { unsafe reader.read(utf8: $0) }
        #expect(
          second.amount.map(ReadingRow.plain) == ReadingRow.plain(amount),
          "\(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  private func randomBytes(_ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      if Int.random(in: 0..<40, using: &generator) == 0 {
        bytes.append(UInt8.random(in: .min ... .max, using: &generator))
      } else {
        bytes += Array(RandomTextTests.pieces.randomElement(using: &generator)?.utf8 ?? "".utf8)
      }
    }
    return bytes
  }

  private func written(_ amount: ExactDecimal, _ style: CurrencyStyle) -> [UInt8] {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { memory in
      let count = (try? unsafe style.write(amount, into: memory)) ?? 0
      return unsafe Array(memory.prefix(count))
    }
  }
}
