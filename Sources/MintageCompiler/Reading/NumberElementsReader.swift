/// Reads separators, signs and patterns of one locale.
///
/// As ICU does it: each key is looked for along the whole chain of ancestors under the numbering
/// system's own name, and if it is nowhere, along the whole chain again under `latn`.
struct NumberElementsReader {
  let bundle: ResourceBundle
  private let identifier: String

  init(_ icu: ICULibrary, identifier: String) throws(ICUError) {
    bundle = try ResourceBundle(icu, .locales, identifier)
    self.identifier = identifier
  }

  /// `NumberElements/minimumGroupingDigits`: a string of one digit, else 1.
  var minimumGroupingDigits: Int {
    let text = bundle.inheritedString("NumberElements/minimumGroupingDigits") ?? ""
    return text.utf8.count == 1 ? Int(text) ?? 1 : 1
  }

  /// The elements under a numbering system.
  func elements(of system: String) throws(ICUError) -> NumberElements {
    let standard = try required(system, "patterns/currencyFormat")
    return NumberElements(
      decimal: try required(system, "symbols/decimal"),
      group: try required(system, "symbols/group"),
      currencyDecimal: optional(system, "symbols/currencyDecimal"),
      currencyGroup: optional(system, "symbols/currencyGroup"),
      minusSign: try required(system, "symbols/minusSign"),
      plusSign: try required(system, "symbols/plusSign"),
      standard: standard,
      accounting: optional(system, "patterns/accountingFormat") ?? standard,
      decimalPattern: try required(system, "patterns/decimalFormat"),
      standardAlpha: optional(system, "patterns/currencyFormat%alphaNextToNumber"),
      standardNoCurrency: optional(system, "patterns/currencyFormat%noCurrency"),
      accountingAlpha: optional(system, "patterns/accountingFormat%alphaNextToNumber"),
      accountingNoCurrency: optional(system, "patterns/accountingFormat%noCurrency"))
  }

  /// A key under the system, else under `latn`, else nil.
  func optional(_ system: String, _ key: String) -> String? {
    if let own = bundle.inheritedString("NumberElements/\(system)/\(key)") { return own }
    return system == "latn" ? nil : bundle.inheritedString("NumberElements/latn/\(key)")
  }

  /// A key under the system, else under `latn`, else an error.
  func required(_ system: String, _ key: String) throws(ICUError) -> String {
    if let value = optional(system, key) { return value }
    throw .failed(
      function: "ures_getStringByKeyWithFallback", subject: "\(identifier) \(system) \(key)",
      code: "missing")
  }
}
