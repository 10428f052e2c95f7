#if !hasFeature(Embedded)
extension LocaleIdentifier: CustomStringConvertible {
  /// Reads an identifier from text; never fails.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { unsafe LocaleIdentifier(utf8: $0) }
  }

  /// The identifier in ICU's form, such as `zh_Hant_TW` or `ar_EG@currency=USD;numbers=latn`;
  /// `root` when it names no language.
  public var description: String {
    var text = language == 0 ? "" : letters(of: language, bits: 5, upper: false)
    if script != 0 {
      let letters = letters(of: script, bits: 5, upper: false)
      text += "_" + letters.prefix(1).uppercased() + letters.dropFirst()
    }
    if region != 0 { text += "_" + letters(of: region, bits: 6, upper: true) }
    if variant != 0 { text += (region == 0 ? "__" : "_") + ascii(variant) }
    if text.isEmpty { text = "root" }
    var keywords: [String] = []
    if prefersAccounting { keywords.append("cf=account") }
    if let code = keywordCurrency { keywords.append("currency=\(code)") }
    if numbers != 0 { keywords.append("numbers=" + ascii(numbers)) }
    if regionOverride != 0 {
      keywords.append("rg=" + letters(of: regionOverride, bits: 6, upper: false) + "zzzz")
    }
    return keywords.isEmpty ? text : text + "@" + keywords.joined(separator: ";")
  }

  private func letters(of packed: UInt32, bits: UInt32, upper: Bool) -> String {
    var text = ""
    var rest = packed
    while rest != 0 {
      let value = UInt8(truncatingIfNeeded: rest & (1 << bits - 1))
      let byte = value > 26 ? value - 27 + 0x30 : value + (upper ? 0x40 : 0x60)
      text.unicodeScalars.append(Unicode.Scalar(byte))
      rest >>= bits
    }
    return text
  }

  private func ascii(_ packed: UInt64) -> String {
    var text = ""
    var rest = packed
    while rest != 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: rest)))
      rest >>= 8
    }
    return text
  }
}
#endif
