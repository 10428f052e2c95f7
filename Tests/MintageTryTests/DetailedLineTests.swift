import Testing

@testable import mintage_try

/// Options beyond plain amounts; the texts are ICU 78.3's.
@Test(arguments: [
  ("en-US\tUSD\t1234.5\tdisplay=name", "1,234.50 US dollars"),
  ("ru\tJPY\t3\tdisplay=name", "3 японские иены"),
  ("en-US\tUSD\t12345\tnotation=compact-short", "$12K"),
  ("de\tEUR\t1234567\tnotation=compact-long;display=name", "1,2 Millionen Euro"),
  ("en-US\tUSD\t1234.567\tsig=3", "$1,230"),
  ("en-US\tUSD\t1.2\tsig=2-4", "$1.2"),
  ("en-US\tUSD\t3\tto=5", "$3.00 – $5.00"),
  ("en-US\tUSD\t3\tto=3", "~$3.00"),
  ("en-US\tUSD\t5\tskeleton=currency/USD .00 sign-always", "+$5.00"),
  ("en-US\tHUF\t1234.5\tdigits=iso;display=name", "1,234.50 Hungarian forints"),
  ("en-US\tHUF\t1234.5\tdigits=cash;display=name", "1,235 Hungarian forints"),
  ("en-US\tUSD\t3\tto=5;display=name", "3.00–5.00 US dollars"),
  (
    "de\tEUR\t3\tto=5;parts=1",
    "3,00–5,00\u{A0}€\tinteger@0-1\tdecimal@1-2\tfraction@2-4\tliteral@4-5\tinteger@5-6"
      + "\tdecimal@6-7\tfraction@7-9\tliteral@9-10\tcurrency@10-11"
  ),
  (
    "en-US\tUSD\t-1234\tparts=1",
    "-$1,234.00\tminus@0-1\tcurrency@1-2\tinteger@2-3\tgroup@3-4\tinteger@4-7\tdecimal@7-8"
      + "\tfraction@8-10"
  ),
])
func detailedLines(line: String, expected: String) {
  var line = line
  var formatter = LineFormatter()
  var output = OutputBuffer()
  line.withUTF8 { bytes in formatter.format(unsafe ByteText(bytes), into: &output) }
  let text = unsafe output.withBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
  #expect(text == expected)
}

@Test(arguments: [
  ("skeleton=currency/EUR", "! currency \"USD\": the skeleton says EUR; leave one out"),
  ("skeleton=.00 bogus", "! option skeleton: the stem \"bogus\" is unknown"),
  ("skeleton=percent", "! option skeleton: the stem \"percent\" has no meaning for currency"),
  (
    "skeleton=currency/EURO",
    "! option skeleton: the stem \"currency/EURO\" has an option that cannot be read"
  ),
  (
    "skeleton=.00;sign=always",
    "! options \"skeleton=.00;sign=always\": a skeleton excludes sign; leave one out"
  ),
  (
    "notation=short",
    "! option \"notation=short\": write "
      + "notation=standard|compact-short|compact-long|scientific|engineering"
  ),
  ("digits=bank", "! option \"digits=bank\": write digits=iso|cldr|cash"),
])
func refusedOptionsSayWhatToWrite(options: String, expected: String) {
  var line = "en-US\tUSD\t5\t" + options
  var formatter = LineFormatter()
  var output = OutputBuffer()
  line.withUTF8 { bytes in formatter.format(unsafe ByteText(bytes), into: &output) }
  let text = unsafe output.withBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
  #expect(text == expected)
}
