import MintageCore

/// Prints an amount of -1234.5 of twelve pairs, each with the pair in front of it.
///
/// - Parameter style: gives the style of a pair, nil for one it does not know.
func showPairs(_ style: (CurrencyCode, StaticString) -> CurrencyStyle?) {
  show("en-US", .usd, style)
  show("de-DE", .eur, style)
  show("de-CH", .chf, style)
  show("ja-JP", .jpy, style)
  show("hi-IN", .inr, style)
  show("ar-EG", .egp, style)
  show("fa-IR", .usd, style)
  show("pt-BR", .brl, style)
  show("pl-PL", .pln, style)
  show("sv-SE", .sek, style)
  show("en-IN", .inr, style)
  show("ar-AE", .kwd, style)
}

private func show(
  _ locale: StaticString, _ code: CurrencyCode,
  _ style: (CurrencyCode, StaticString) -> CurrencyStyle?
) {
  guard let style = style(code, locale) else { return put("none\n") }
  var text = CurrencyText()
  let minorUnits: Int64 =
    switch style.minorUnitDigits {
    case 0: -1_234
    case 3: -1_234_500
    default: -123_450
    }
  style.write(minorUnits: minorUnits, into: &text)
  put(locale)
  putchar(9)
  let (first, second, third) = code.letters
  for letter in [first, second, third] { putchar(Int32(letter)) }
  putchar(9)
  text.withUTF8 { put($0) }
  putchar(10)
}
