internal import MintageCore

/// A currency whose digits moved: the kind of change that moves a decimal point.
struct DigitsDifference: Equatable, Sendable {
  /// Whose digits.
  enum Kind: String, Sendable {
    case cldr = "CLDR"
    case cash = "CLDR, cash"
    case iso = "ISO 4217"
  }

  var currency: String
  var kind: Kind
  var old: String
  var new: String
  /// An amount with it in English.
  var example: TextExample

  static func all(
    _ old: PackedSnapshot, _ new: PackedSnapshot, _ currencies: [String]
  ) throws -> [DigitsDifference] {
    // Without a list on either side there is nothing to compare.
    let hasISO = old.snapshot.source.iso4217 != nil && new.snapshot.source.iso4217 != nil
    return try old.withRuntime { oldRuntime in
      try new.withRuntime { newRuntime in
        currencies.flatMap { code -> [DigitsDifference] in
          guard let before = old.snapshot.currencies[code],
            let after = new.snapshot.currencies[code], let currency = CurrencyCode(code)
          else { return [] }
          let values: [(Kind, FractionDigits, String, String)] = [
            (.cldr, .currency, before.standard, after.standard),
            (.cash, .cash, before.cash, after.cash),
            (.iso, .iso, hasISO ? before.iso : "", hasISO ? after.iso : ""),
          ]
          return values.filter { $0.2 != $0.3 }.map { kind, digits, before, after in
            let texts = [oldRuntime, newRuntime].map { runtime in
              let style = CurrencyStyle(
                currency, in: "en",
                options: StyleOptions(width: .code, fractionDigits: digits),
                tables: runtime.tables)
              return (try? style.string(ExactDecimal(minorUnits: 1_237_567, scale: 3))) ?? ""
            }
            return DigitsDifference(
              currency: code, kind: kind, old: before, new: after,
              example: TextExample(locale: "en", currency: code, old: texts[0], new: texts[1]))
          }
        }
      }
    }
  }
}

extension CurrencyRecord {
  fileprivate var iso: String { isoDigits.map { String($0) } ?? "none" }
}
