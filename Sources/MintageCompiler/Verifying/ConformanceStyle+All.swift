internal import MintageCore

extension ConformanceStyle {
  /// Every style that is compared with ICU: all values of each option, and the combinations that
  /// meet in the same lines of code.
  public static let all: [ConformanceStyle] =
    widths + signs + groupings + fractions + roundings + minorUnits

  /// The style of a name.
  public static func named(_ name: String) -> ConformanceStyle? { all.first { $0.name == name } }

  /// Each symbol width in both forms.
  private static let widths = SymbolWidth.allCases.flatMap { width in
    [
      ConformanceStyle("\(width)", StyleOptions(width: width)),
      ConformanceStyle("\(width)-accounting", StyleOptions(width: width, form: .accounting)),
    ]
  }

  /// The sign displays in both forms; the automatic ones are among the widths.
  private static let signs = [
    ConformanceStyle("always", StyleOptions(sign: .always)),
    ConformanceStyle("never", StyleOptions(sign: .never)),
    ConformanceStyle("except-zero", StyleOptions(sign: .exceptZero)),
    ConformanceStyle("negative", StyleOptions(sign: .negative)),
    ConformanceStyle("accounting-always", StyleOptions(form: .accounting, sign: .always)),
    ConformanceStyle("accounting-never", StyleOptions(form: .accounting, sign: .never)),
    ConformanceStyle("accounting-except-zero", StyleOptions(form: .accounting, sign: .exceptZero)),
    ConformanceStyle("accounting-negative", StyleOptions(form: .accounting, sign: .negative)),
    ConformanceStyle("code-always", StyleOptions(width: .code, sign: .always)),
    ConformanceStyle(
      "none-accounting-always", StyleOptions(width: .none, form: .accounting, sign: .always)),
    ConformanceStyle(
      "narrow-accounting-except-zero",
      StyleOptions(width: .narrow, form: .accounting, sign: .exceptZero)),
  ]

  private static let groupings = [
    ConformanceStyle("group-always", StyleOptions(grouping: .always)),
    ConformanceStyle("group-off", StyleOptions(grouping: .off)),
    ConformanceStyle("group-min2", StyleOptions(grouping: .minimumTwo)),
    ConformanceStyle("group-thousands", StyleOptions(grouping: .thousands), amounts: .rounding),
  ]

  private static let fractions = [
    ConformanceStyle("cash", StyleOptions(fractionDigits: .cash)),
    ConformanceStyle("cash-narrow", StyleOptions(width: .narrow, fractionDigits: .cash)),
    ConformanceStyle("cash-accounting", StyleOptions(form: .accounting, fractionDigits: .cash)),
    ConformanceStyle("iso", StyleOptions(fractionDigits: .iso)),
    ConformanceStyle("fraction-0", StyleOptions(fractionDigits: .exactly(0))),
    ConformanceStyle("fraction-2", StyleOptions(fractionDigits: .exactly(2))),
    ConformanceStyle("fraction-3", StyleOptions(fractionDigits: .exactly(3))),
    ConformanceStyle("fraction-20", StyleOptions(fractionDigits: .exactly(20))),
    ConformanceStyle("fraction-0-4", StyleOptions(fractionDigits: .range(minimum: 0, maximum: 4))),
    ConformanceStyle("fraction-1-4", StyleOptions(fractionDigits: .range(minimum: 1, maximum: 4))),
  ]

  /// Each rounding mode to the currency's digits, and to cash increments.
  private static let roundings = RoundingMode.allCases.flatMap { mode in
    [
      ConformanceStyle(
        "round-\(mode.stemName)", StyleOptions(rounding: mode), amounts: .rounding),
      ConformanceStyle(
        "cash-round-\(mode.stemName)", StyleOptions(fractionDigits: .cash, rounding: mode),
        amounts: .rounding),
    ]
  }

  /// Counts of minor units, whose scale is ISO 4217's and whose shown digits are CLDR's.
  private static let minorUnits = [
    ConformanceStyle("minor-units", StyleOptions(), amounts: .minorUnits),
    ConformanceStyle(
      "minor-units-accounting-always", StyleOptions(form: .accounting, sign: .always),
      amounts: .minorUnits),
    ConformanceStyle(
      "minor-units-cash", StyleOptions(fractionDigits: .cash), amounts: .minorUnits),
    ConformanceStyle(
      "minor-units-floor", StyleOptions(rounding: .floor), amounts: .minorUnits),
  ]
}
