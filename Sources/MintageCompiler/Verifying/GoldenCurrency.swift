internal import MintageCore

/// A currency whose texts are hashed, with its amounts.
public struct GoldenCurrency: Sendable {
  let name: String
  let code: CurrencyCode
  let amounts: ConformanceAmounts

  /// The currencies of these codes.
  ///
  /// - Parameter fractionDigits: CLDR's digits of each currency, the scale of the largest amounts.
  public static func all(
    _ names: [String], fractionDigits: (String) -> Int
  ) -> [GoldenCurrency] {
    names.compactMap { name in
      guard let code = CurrencyCode(name) else { return nil }
      let digits = fractionDigits(name)
      return GoldenCurrency(
        name: name, code: code,
        amounts: ConformanceAmounts(fractionDigits: digits, minorUnitDigits: digits))
    }
  }

  /// The currencies of these codes, with the digits of an ICU.
  static func all(_ names: [String], _ icu: ICULibrary) throws(ICUError) -> [GoldenCurrency] {
    let reader = CurrencyReader(icu: icu)
    var digits: [String: Int] = [:]
    for name in names { digits[name] = try reader.record(of: name).digits }
    return all(names) { digits[$0] ?? 2 }
  }
}
