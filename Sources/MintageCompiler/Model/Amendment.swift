/// A fact that ICU's data lack or have wrong, and that tables have all the same.
public struct Amendment: Equatable, Sendable {
  /// A short name, unique among all.
  public var name: String
  /// Why the data need it.
  public var reason: String
  /// Where everybody can read the fact.
  public var source: String
  /// The day it was written down, `YYYY-MM-DD`.
  public var date: String
  /// The first CLDR version that may have the fact, such as `49`: from then on somebody has to look.
  public var retiredBy: String
  var change: Change

  /// What is changed.
  enum Change: Equatable, Sendable {
    /// Numbers of a currency; one that the data do not have is added, with its code as its symbol.
    case currency(String, CurrencyFacts)
    /// A currency's time in a region; a use that the data do not have is added before the others.
    case use(region: String, currency: String, UseFacts)
    /// The currency of a region's locales.
    case defaultCurrency(region: String, currency: String)
  }

  /// The currency it is about.
  var currency: String {
    switch change {
    case .currency(let code, _), .use(_, let code, _), .defaultCurrency(_, let code): code
    }
  }

  /// The region it is about, nil for none.
  var region: String? {
    switch change {
    case .currency: nil
    case .use(let region, _, _), .defaultCurrency(let region, _): region
    }
  }

  /// What it says: `VED in VE from 2021-10-01`.
  public var summary: String {
    switch change {
    case .currency(let code, let facts):
      "\(code) " + facts.values.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    case .use(let region, let code, let facts):
      "\(code) in \(region)"
        + (facts.from.map { " from \($0)" } ?? "") + (facts.to.map { " until \($0)" } ?? "")
        + (facts.tender.map { $0 ? ", tender" : ", not tender" } ?? "")
    case .defaultCurrency(let region, let code): "\(code) is the currency of \(region)"
    }
  }
}

/// Numbers of a currency, nil where they stay.
struct CurrencyFacts: Equatable, Sendable {
  var digits: Int?
  var cashDigits: Int?
  var rounding: Int?
  var cashRounding: Int?
  var numeric: Int?
  var isoDigits: Int?

  /// What is said, by the names in JSON.
  var values: [(name: String, value: Int)] {
    [
      ("digits", digits), ("cashDigits", cashDigits), ("rounding", rounding),
      ("cashRounding", cashRounding), ("numeric", numeric), ("isoDigits", isoDigits),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// The record with these numbers.
  func applied(to record: CurrencyRecord) -> CurrencyRecord {
    CurrencyRecord(
      digits: digits ?? record.digits, rounding: rounding ?? record.rounding,
      // Cash follows the digits unless it has its own.
      cashDigits: cashDigits ?? (record.cashDigits == record.digits ? digits : nil)
        ?? record.cashDigits,
      cashRounding: cashRounding ?? record.cashRounding, numeric: numeric ?? record.numeric,
      isoDigits: isoDigits ?? record.isoDigits)
  }
}

/// Days and tender of a use, nil where they stay.
struct UseFacts: Equatable, Sendable {
  var from: String?
  var to: String?
  var tender: Bool?
}
