import Testing

/// What reading folds before it looks: rule B1.
@Suite struct FoldingRuleTests {
  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "＄１，２３４．５６": "1234.56", "﹩12﹒50": "12.5", "－１２": "-12", "＋１２": "12", "﹣12": "-12",
        "（１２）": "-12", "﹙12﹚": "-12", "ＵＳＤ　１２": "12", "1﹐234.5": "1234.5",
        "１２％": "!unsupported(percent)",
      ]) + rows("en-GB", "GBP", ["￡12": "12"]) + rows("ja", "JPY", ["￥１２": "12", "¥12": "12"])
      + rows("ko", "KRW", ["￦1,200": "1200", "₩1,200": "1200"]))
  func fullWidthAndSmallFormsAreFolded(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "\u{200E}$1,234.56\u{200E}": "1234.56", "\u{202A}$12\u{202C}": "12",
        "\u{2066}-$12\u{2069}": "-12", "\u{FEFF}$12": "12", "$\u{200F}12": "12",
        "1\u{200B}2": "12", "1\u{00AD}2\u{2060}.5": "12.5", "\u{61C}-12": "-12",
      ]) + rows("ar-AE", "AED", ["د.إ 12": "12", "د.إ.\u{200F} 12": "12", "12 د.إ.": "12"]))
  func bidiAndFormatMarksAreIgnored(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        " $12 ": "12", "\t$12\n": "12", "\r\n12\r\n": "12", "\u{A0}12\u{3000}": "12",
        "\u{2028}12\u{2029}": "12", "\n\n": "!empty", "": "!empty", " \u{FEFF} ": "!empty",
      ]))
  func whiteSpaceAtTheEdgesIsIgnored(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "$\t12": "!unexpectedCharacter", "12\tUSD": "!unexpectedCharacter",
        "12\n34": "!unexpectedCharacter", "$12\n$13": "!unexpectedCharacter",
        "1\t234.50": "!unexpectedCharacter", "-\n12": "!unexpectedCharacter",
        "12\u{2028}USD": "!unexpectedCharacter",
      ]))
  func innerTabsAndLineBreaksAreRefused(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "\u{2002}", "\u{205F}"].flatMap {
      space in
      [
        ReadingRow("fr-FR", "EUR", "1\(space)234,50\(space)€", "1234.5"),
        ReadingRow("fr-CA", "USD", "12,50\(space)$\(space)US", "12.5"),
        ReadingRow("en", "XOF", "F\(space)CFA\(space)12", "12"),
        ReadingRow("pl", "PLN", "1\(space)234\(space)567,89 zł", "1234567.89"),
        ReadingRow("de", "EUR", "1\(space)234,50 €", "1234.5"),
      ]
    })
  func allSpacesAreEqualAlsoInsideSymbols(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "١٢٣٫٥": "123.5", "۱۲۳": "123", "१२३": "123", "𝟏𝟐𝟑": "123", "๑๒": "12", "𞥑𞥒": "12",
        "１２": "12", "五": "!unexpectedCharacter", "Ⅴ": "!unexpectedCharacter",
        "½": "!unexpectedCharacter", "2²": "!unexpectedCharacter", "①": "!unexpectedCharacter",
        // Two systems in one number are how a spoofed amount looks.
        "1२3": "!unexpectedCharacter", "১2": "!unexpectedCharacter",
      ])
      + rows("zh-u-nu-hanidec", "CNY", ["¥一二三.五〇": "123.5", "¥123.50": "123.5"])
      + rows("zh", "CNY", ["¥一二三": "!unexpectedCharacter"]))
  func onlyDecimalDigitsAreDigits(row: ReadingRow) {
    #expect(row.result == row.expected)
  }
}
