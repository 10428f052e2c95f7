import Foundation
import Mintage
import MintageFoundation

/// Decimals in and out: `MintageFoundation` beside what people write with Foundation.
enum DecimalRows {
  static func all(_ inputs: Inputs) -> [Row] {
    func row(
      _ contender: Contender, _ name: String, _ title: String, isHot: Bool = false,
      _ prepare: @escaping () -> Row.Body
    ) -> Row {
      let owner = contender == .mintage ? "mintage" : "foundation"
      return Row(
        workload: .decimals, name: "\(owner)-\(name)", title: title, contender: contender,
        isHot: isHot, prepare: prepare)
    }
    return [
      row(.mintage, "out", "Mintage, minor units to Decimal", isHot: true) { out(inputs) },
      row(.foundation, "out", "Decimal / 100") { quotient(inputs) },
      row(.mintage, "in", "Mintage, Decimal to minor units", isHot: true) { into(inputs) },
      row(.foundation, "in", "NSDecimalNumber(Decimal * 100).int64Value") { number(inputs) },
      row(.mintage, "text", "Mintage, Decimal into CurrencyText", isHot: true) { text(inputs) },
      row(.mintage, "string", "Mintage, Decimal to String") { string(inputs) },
      row(.mintage, "style", "Mintage, CurrencyFormatStyle of a Decimal") { style(inputs) },
      row(.foundation, "formatter", "NumberFormatter of a Decimal") { formatter(inputs) },
      row(.foundation, "style", "Decimal.FormatStyle.Currency") { foundationStyle(inputs) },
      row(.mintage, "read", "Mintage, text to Decimal", isHot: true) { read(inputs) },
      row(.foundation, "read", "Decimal.FormatStyle.Currency, text to Decimal") {
        foundationRead(inputs)
      },
    ]
  }

  /// The amounts of the first workload as decimals.
  private static func decimals(_ inputs: Inputs) -> [Decimal] {
    (0..<Cycle<Int64>.count).map { Decimal(minorUnits: inputs.amounts[$0], scale: 2) }
  }

  private static func each(
    _ inputs: Inputs, _ body: @escaping (Decimal) -> Int
  ) -> Row.Body {
    let decimals = decimals(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count { sum &+= body(decimals[index % decimals.count]) }
      return sum
    }
  }

  private static func each(_ inputs: Inputs, _ body: @escaping (Int64) -> Decimal) -> Row.Body {
    { start, count in
      var sum = 0
      for index in start..<start &+ count { sum &+= body(inputs.amounts[index]).exponent }
      return sum
    }
  }

  private static func out(_ inputs: Inputs) -> Row.Body {
    let style = Pair.dollars.style
    return each(inputs) { style.decimal(minorUnits: $0) }
  }

  private static func quotient(_ inputs: Inputs) -> Row.Body {
    each(inputs) { Decimal($0) / 100 }
  }

  private static func into(_ inputs: Inputs) -> Row.Body {
    let style = Pair.dollars.style
    return each(inputs) { Int((try? style.minorUnits($0)) ?? 0) }
  }

  private static func number(_ inputs: Inputs) -> Row.Body {
    each(inputs) { Int(NSDecimalNumber(decimal: $0 * 100).int64Value) }
  }

  private static func text(_ inputs: Inputs) -> Row.Body {
    let style = Pair.dollars.style
    let decimals = decimals(inputs)
    return { start, count in
      var text = CurrencyText()
      var sum = 0
      for index in start..<start &+ count {
        if (try? style.write(decimals[index % decimals.count], into: &text)) != nil {
          sum &+= text.count
        }
      }
      return sum
    }
  }

  private static func string(_ inputs: Inputs) -> Row.Body {
    let style = Pair.dollars.style
    return each(inputs) { ((try? style.string($0)) ?? "").utf8.count }
  }

  private static func style(_ inputs: Inputs) -> Row.Body {
    let style = CurrencyFormatStyle(.usd, in: Locale(identifier: "en_US"))
    return each(inputs) { style.format($0).utf8.count }
  }

  private static func formatter(_ inputs: Inputs) -> Row.Body {
    let formatter = FoundationRows.make("en_US", "USD")
    return each(inputs) {
      (formatter.string(from: NSDecimalNumber(decimal: $0)) ?? "").utf8.count
    }
  }

  private static func foundationStyle(_ inputs: Inputs) -> Row.Body {
    let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
    return each(inputs) { style.format($0).utf8.count }
  }

  private static func read(_ inputs: Inputs) -> Row.Body {
    let reader = CurrencyReader(.usd, in: "en-US")
    let texts = DollarTexts.strings(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        sum &+= (try? reader.decimal(texts[index % texts.count]))?.exponent ?? 0
      }
      return sum
    }
  }

  private static func foundationRead(_ inputs: Inputs) -> Row.Body {
    let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
    let texts = DollarTexts.strings(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        sum &+= (try? style.parseStrategy.parse(texts[index % texts.count]))?.exponent ?? 0
      }
      return sum
    }
  }
}
