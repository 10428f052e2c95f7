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
    var text = Self.text(forEachByte)
    var separator = "@"
    func append(_ keyword: String, _ value: String) {
      text += separator + keyword + "=" + value
      separator = ";"
    }
    if prefersAccounting { append("cf", "account") }
    if let code = keywordCurrency { append("currency", code.description) }
    if numbers != 0 { append("numbers", Self.text { Self.forEachByte(of: numbers, $0) }) }
    if regionOverride != 0 {
      let region = Self.text {
        Self.forEachLetter(of: regionOverride, bits: 6, isUpper: false, $0)
      }
      append("rg", region + "zzzz")
    }
    return text
  }

  /// The text of the bytes that `body` gives.
  private static func text(_ body: ((UInt8) -> Void) -> Void) -> String {
    var text = ""
    body { text.unicodeScalars.append(Unicode.Scalar($0)) }
    return text
  }
}
#endif
