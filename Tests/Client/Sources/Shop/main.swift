import MintageCore

// With the styles of twelve pairs, which were resolved when the package was compiled.

/// Prints an amount of -1234.5 with the pair in front of it.
func show(_ locale: StaticString, _ code: CurrencyCode) {
  guard let style = CurrencyStyle(code, in: locale) else { return put("none\n") }
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

func put(_ text: StaticString) { text.withUTF8Buffer { put($0) } }

func put(_ bytes: UnsafeBufferPointer<UInt8>) {
  for byte in bytes { putchar(Int32(byte)) }
}

@_silgen_name("putchar") @discardableResult func putchar(_ byte: Int32) -> Int32

show("en-US", .usd)
show("de-DE", .eur)
show("de-CH", .chf)
show("ja-JP", .jpy)
show("hi-IN", .inr)
show("ar-EG", .egp)
show("fa-IR", .usd)
show("pt-BR", .brl)
show("pl-PL", .pln)
show("sv-SE", .sek)
show("en-IN", .inr)
show("ar-AE", .kwd)
