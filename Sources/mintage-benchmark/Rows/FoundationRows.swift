import Foundation
import Mintage

/// What Foundation does, as its documentation shows it.
enum FoundationRows {
  static func all(_ inputs: Inputs) -> [Row] {
    func row(
      _ workload: Workload, _ name: String, _ title: String,
      _ prepare: @escaping () -> Row.Body
    ) -> Row {
      Row(
        workload: workload, name: "foundation-\(name)", title: title, contender: .foundation,
        prepare: prepare)
    }
    return [
      row(.format, "double", "NumberFormatter, Double") {
        formatter([.dollars], inputs) { NSNumber(value: Double($0) / Double($1)) }
      },
      row(.format, "exponent", "NumberFormatter, Decimal(exponent)") {
        formatter([.dollars], inputs) { NSDecimalNumber(decimal: exact($0, $1)) }
      },
      row(.format, "quotient", "NumberFormatter, Decimal / 100") {
        formatter([.dollars], inputs) { NSDecimalNumber(decimal: Decimal($0) / Decimal($1)) }
      },
      row(.format, "created", "NumberFormatter, created each time") { created(inputs) },
      row(.format, "style", "Decimal.FormatStyle, Decimal(exponent)") {
        style([.dollars], inputs, exact)
      },
      row(.format, "style-quotient", "Decimal.FormatStyle, Decimal / 100") {
        style([.dollars], inputs) { Decimal($0) / Decimal($1) }
      },
      row(.mixed, "double", "NumberFormatter, Double") {
        formatter(Pair.all, inputs) { NSNumber(value: Double($0) / Double($1)) }
      },
      row(.mixed, "quotient", "NumberFormatter, Decimal / 10^k") {
        formatter(Pair.all, inputs) { NSDecimalNumber(decimal: Decimal($0) / Decimal($1)) }
      },
      row(.mixed, "style", "Decimal.FormatStyle") {
        style(Pair.all, inputs) { Decimal($0) / Decimal($1) }
      },
      row(.resolving, "created", "NumberFormatter created + format") { resolving(inputs) },
      row(.resolving, "style", "Decimal.FormatStyle made + format") { resolvingStyle(inputs) },
    ]
  }

  /// `minorUnits × 10^-k`, without a division.
  private static func exact(_ minorUnits: Int64, _ unit: Int) -> Decimal {
    Decimal(
      sign: minorUnits < 0 ? .minus : .plus, exponent: unit == 1 ? 0 : unit == 100 ? -2 : -3,
      significand: Decimal(minorUnits.magnitude))
  }

  /// A formatter set up as field code sets one up.
  static func make(_ locale: String, _ code: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: locale)
    formatter.currencyCode = code
    return formatter
  }

  private static func units(_ pairs: [Pair]) -> [Int] {
    pairs.map { (0..<$0.style.minorUnitDigits).reduce(1) { unit, _ in unit * 10 } }
  }

  private static func formatter(
    _ pairs: [Pair], _ inputs: Inputs, _ number: @escaping (Int64, Int) -> NSNumber
  ) -> Row.Body {
    let formatters = pairs.map { make("\($0.locale)", "\($0.code)") }
    let units = units(pairs)
    let mask: UInt8 = pairs.count == 1 ? 0 : 0xFF
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let pair = Int(inputs.pairs[index] & mask)
        let text = formatters[pair].string(from: number(inputs.amounts[index], units[pair]))
        sum &+= text?.utf8.count ?? 0
      }
      return sum
    }
  }

  private static func style(
    _ pairs: [Pair], _ inputs: Inputs, _ number: @escaping (Int64, Int) -> Decimal
  ) -> Row.Body {
    let styles = pairs.map {
      Decimal.FormatStyle.Currency(
        code: "\($0.code)", locale: Locale(identifier: "\($0.locale)"))
    }
    let units = units(pairs)
    let mask: UInt8 = pairs.count == 1 ? 0 : 0xFF
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let pair = Int(inputs.pairs[index] & mask)
        sum &+= styles[pair].format(number(inputs.amounts[index], units[pair])).utf8.count
      }
      return sum
    }
  }

  private static func created(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let number = NSNumber(value: Double(inputs.amounts[index]) / 100)
        sum &+= make("en_US", "USD").string(from: number)?.utf8.count ?? 0
      }
      return sum
    }
  }

  private static func resolving(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let pair = inputs.identifiers[index]
        let number = NSNumber(value: Double(inputs.amounts[index]) / 100)
        sum &+= make(pair.localeText, pair.codeText).string(from: number)?.utf8.count ?? 0
      }
      return sum
    }
  }

  private static func resolvingStyle(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let pair = inputs.identifiers[index]
        let style = Decimal.FormatStyle.Currency(
          code: pair.codeText, locale: Locale(identifier: pair.localeText))
        sum &+= style.format(exact(inputs.amounts[index], 100)).utf8.count
      }
      return sum
    }
  }
}
