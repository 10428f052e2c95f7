public import MintageCore

/// Hashes what Mintage or an ICU prints for all currencies and amounts of a style.
public struct GoldenHasher: Sendable {
  private let currencies: [GoldenCurrency]

  /// A hasher of these currencies.
  public init(_ currencies: [GoldenCurrency]) { self.currencies = currencies }

  /// The hash of Mintage's texts.
  public func hash(
    _ identifier: String, _ style: ConformanceStyle, _ tables: CurrencyTables
  ) -> String {
    var fingerprint = Fingerprint()
    let locale = LocaleIdentifier(identifier)
    var text = CurrencyText()
    for currency in currencies {
      let resolved = CurrencyStyle(
        currency.code, in: locale, options: style.options, tables: tables)
      for amount in currency.amounts[style.amounts] {
        // An amount that cannot be written counts as no text, which no ICU prints.
        do throws(WriteError) { try resolved.write(amount.exact, into: &text) } catch { continue }
        unsafe text.withUTF8 { unsafe fingerprint.add($0) }
        fingerprint.add(CollectionOfOne(UInt8(ascii: "\n")))
      }
    }
    return fingerprint.text
  }

  /// The hash of an ICU's texts.
  func hash(
    _ identifier: String, _ style: ConformanceStyle, _ icu: ICULibrary
  ) throws(ICUError) -> String {
    var fingerprint = Fingerprint()
    var text: [UInt8] = []
    for currency in currencies {
      let formatter = try ICUFormatter(
        icu, skeleton: style.skeleton(currency: currency.name, minorUnitDigits: 0),
        locale: identifier)
      for amount in currency.amounts[style.amounts] {
        text.removeAll(keepingCapacity: true)
        try formatter.format(decimal: amount.characters, into: &text)
        text.append(UInt8(ascii: "\n"))
        fingerprint.add(text)
      }
    }
    return fingerprint.text
  }
}
