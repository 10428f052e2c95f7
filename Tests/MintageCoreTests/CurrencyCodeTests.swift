import Testing

@testable import MintageCore

@Suite struct CurrencyCodeTests {
  @Test(arguments: ["EUR", "eur", "eUr", "XXX", "ZZZ", "AAA"])
  func threeASCIILettersOfAnyCaseMakeACode(text: String) {
    #expect(CurrencyCode(text)?.description == text.uppercased())
  }

  /// Neighbors of the letters, other scripts' letters, two and four letters, and a case folding
  /// (`ı`, `ß`) that ASCII does not know.
  @Test(arguments: [
    "", "E", "EU", "EURO", "E R", "EU1", "@AB", "[AB", "`ab", "{ab", "€", "US$", "ΕUR", "ınr", "ßP",
    "EÚR", "\u{0}AB", "702", "ＥＵＲ",
  ])
  func anythingElseMakesNone(text: String) {
    #expect(CurrencyCode(text) == nil)
    var text = text
    let fromBytes = text.withUTF8 { unsafe CurrencyCode(utf8: $0) }
    #expect(fromBytes == nil)
  }

  @Test func literalsAndBytesAndStringsMakeTheSameCode() throws {
    let code = try #require(CurrencyCode("CHF" as StaticString))
    #expect(code == CurrencyCode("chf" as String))
    #expect(code == CurrencyCode(UInt8(ascii: "c"), UInt8(ascii: "H"), UInt8(ascii: "f")))
    #expect(code.letters == (UInt8(ascii: "C"), UInt8(ascii: "H"), UInt8(ascii: "F")))
    #expect(CurrencyCode("EURO" as StaticString) == nil)
    #expect(CurrencyCode("€" as StaticString) == nil)
  }

  @Test func everyByteIsALetterOrRefused() {
    for byte in UInt8.min...UInt8.max {
      let isLetter =
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      #expect((CurrencyCode(byte, UInt8(ascii: "A"), UInt8(ascii: "A")) != nil) == isLetter)
      #expect((CurrencyCode(UInt8(ascii: "A"), byte, UInt8(ascii: "A")) != nil) == isLetter)
      #expect((CurrencyCode(UInt8(ascii: "A"), UInt8(ascii: "A"), byte) != nil) == isLetter)
    }
  }

  @Test func ordersAsTextDoes() {
    let texts = ["USD", "AAA", "AAB", "ABA", "BAA", "EUR", "ZZZ", "AZA", "ZAA"]
    let codes = texts.compactMap { CurrencyCode($0) }
    #expect(codes.sorted().map(\.description) == texts.sorted())
    #expect(Set(codes).count == texts.count)
  }
}
