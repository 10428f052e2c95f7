import Mintage
import Testing

@testable import mintage_try

/// A kept style is the style that would be resolved afresh, however lines follow one another.
@Test func keptStylesAreThoseOfTheirLines() {
  let locales = ["en", "de", "de-CH", "fr", "ja", "ar-EG", "hi", "", "e", "pt-PT", "pt"]
  let currencies = ["USD", "EUR", "JPY", "KWD", "usd", "EURO", "", "XXX"]
  let options = ["", "display=code", "accounting=1", "foo=1", "maxfd=1", "display=code;maxfd=1"]
  var formatter = LineFormatter()
  var generator = SystemRandomNumberGenerator()
  for _ in 0..<1_000 {
    let line = [
      locales.randomElement(using: &generator) ?? "",
      currencies.randomElement(using: &generator) ?? "", "-1234.5",
      options.randomElement(using: &generator) ?? "",
    ].joined(separator: "\t")
    #expect(formatter.answer(to: line) == answer(to: line), "\(line)")
  }
}

/// Tabs belong to no field, so that text cannot move from one to the next unseen.
@Test func fieldsAreKeptApart() {
  var formatter = LineFormatter()
  #expect(formatter.answer(to: "en\tUSD\t1\t") == "$1.00")
  #expect(formatter.answer(to: "e\tnUSD\t1\t").hasPrefix("! currency \"nUSD\""))
  #expect(formatter.answer(to: "enU\tSD\t1\t").hasPrefix("! currency \"SD\""))
}

extension LineFormatter {
  fileprivate mutating func answer(to line: String) -> String {
    var line = line
    var output = OutputBuffer()
    line.withUTF8 { bytes in format(unsafe ByteText(bytes), into: &output) }
    return unsafe output.withBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
  }
}
