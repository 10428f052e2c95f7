public import MintageCore

/// One way to format that Mintage and ICU both know, under one name.
///
///     let style = ConformanceStyle.named("narrow-accounting")
///     style.skeleton(currency: "USD", minorUnitDigits: 2)
///     // currency/USD unit-width-narrow sign-accounting
public struct ConformanceStyle: Sendable {
  /// The name in reports, on the command line and in golden files.
  public let name: String
  /// What Mintage is asked for.
  public let options: StyleOptions
  /// Which amounts show what the style is about.
  let amounts: Amounts
  /// ICU's stems for the options, without the currency's and the precision of `.iso`.
  private let stems: [String]

  /// A family of amounts.
  enum Amounts: Sendable {
    /// The 23 amounts every style is compared on.
    case general
    /// Those, and amounts that lie on, above or below the middle between two results.
    case rounding
    /// 64-bit counts of minor units, the ends of the range included, at ISO 4217's scale.
    case minorUnits
    /// The general ones, and amounts on both sides of each power of ten that has a compact pattern.
    case compact
  }

  init(_ name: String, _ options: StyleOptions, amounts: Amounts = .general) {
    self.name = name
    self.options = options
    self.amounts = amounts
    stems = options.stems
  }

  /// ICU's skeleton for the style in one currency.
  func skeleton(currency: String, minorUnitDigits: Int) -> String {
    var parts = ["currency/\(currency)"] + stems
    if options.fractionDigits == .iso {
      parts.append(FractionDigits.exactly(minorUnitDigits).stem)
    }
    return parts.joined(separator: " ")
  }
}

extension StyleOptions {
  /// ICU's skeleton stems that ask for the same.
  fileprivate var stems: [String] {
    [width.stem, signStem, grouping.stem, fractionDigits.stem, rounding.stem].filter { !$0.isEmpty }
  }

  /// ICU has one list of sign displays for both forms, and `never` is in it once.
  private var signStem: String {
    switch (form, sign) {
    case (.standard, .automatic): ""
    case (.standard, .always): "sign-always"
    // No stem of its own: ECMA-402 asks ICU for this one, whatever the form.
    case (.standard, .never), (.accounting, .never): "sign-never"
    case (.standard, .exceptZero): "sign-except-zero"
    case (.standard, .negative): "sign-negative"
    case (.accounting, .automatic): "sign-accounting"
    case (.accounting, .always): "sign-accounting-always"
    case (.accounting, .exceptZero): "sign-accounting-except-zero"
    case (.accounting, .negative): "sign-accounting-negative"
    }
  }
}

extension SymbolWidth {
  fileprivate var stem: String {
    switch self {
    case .symbol: ""
    case .narrow: "unit-width-narrow"
    case .code: "unit-width-iso-code"
    case .formal: "unit-width-formal"
    case .variant: "unit-width-variant"
    case .none: "unit-width-hidden"
    }
  }
}

extension Grouping {
  fileprivate var stem: String {
    switch self {
    case .automatic: ""
    case .always: "group-on-aligned"
    case .off: "group-off"
    case .minimumTwo: "group-min2"
    case .thousands: "group-thousands"
    }
  }
}

extension FractionDigits {
  fileprivate var stem: String {
    switch self {
    case .currency, .iso: ""
    case .cash: "precision-currency-cash"
    case .range(minimum: 0, maximum: 0): "precision-integer"
    case .range(let minimum, let maximum):
      "." + String(repeating: "0", count: minimum)
        + String(repeating: "#", count: max(0, maximum - minimum))
    }
  }
}

extension RoundingMode {
  fileprivate var stem: String {
    // ICU's default needs no stem, and saying it is the same.
    self == .halfEven ? "" : "rounding-mode-\(stemName)"
  }

  /// The mode's name in skeletons.
  var stemName: String {
    switch self {
    case .halfEven: "half-even"
    case .halfUp: "half-up"
    case .halfDown: "half-down"
    case .halfOdd: "half-odd"
    case .halfCeiling: "half-ceiling"
    case .halfFloor: "half-floor"
    case .up: "up"
    case .down: "down"
    case .ceiling: "ceiling"
    case .floor: "floor"
    case .unnecessary: "unnecessary"
    }
  }
}
