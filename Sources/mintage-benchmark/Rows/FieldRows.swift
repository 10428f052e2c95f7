import Foundation
import Mintage

/// The bodies of the currency fields that people write, a key at a time.
///
/// Each shows the text after every key. What they read text back with is here too.
enum FieldRows {
  static func all(_ inputs: Inputs) -> [Row] {
    func row(
      _ workload: Workload, _ name: String, _ title: String,
      _ prepare: @escaping () -> Row.Body
    ) -> Row {
      Row(
        workload: workload, name: "field-\(name)", title: title, contender: .foundation,
        prepare: prepare)
    }
    return [
      row(.typing, "cents", "field: cents kept, Decimal / 100, formatter kept") { cents(inputs) },
      row(.typing, "text", "field: digits of the text, Decimal / 100, formatter kept") {
        text(inputs) { FoundationRows.make("en_US", "USD") }
      },
      row(.typing, "fresh", "field: the same, formatter made on every key") { fresh(inputs) },
      row(.typing, "double", "field: Double / 100, formatter kept") { double(inputs) },
      row(.typing, "style", "field: Decimal / 100, Decimal.FormatStyle") { style(inputs) },
      row(.parsing, "formatter", "NumberFormatter.number(from:)") { numberFrom(inputs) },
      row(.parsing, "style", "Decimal.FormatStyle parse") { styleParse(inputs) },
      row(.parsing, "filter", "filter digits, then Int64()") { filter(inputs) },
    ]
  }

  private static func cents(_ inputs: Inputs) -> Row.Body {
    let formatter = FoundationRows.make("en_US", "USD")
    return { start, count in
      var field = CentsField()
      var sum = 0
      for index in start..<start &+ count {
        field.press(inputs.keys[index])
        let amount = Decimal(field.cents) / 100
        sum &+= formatter.string(from: amount as NSDecimalNumber)?.utf8.count ?? 0
      }
      return sum
    }
  }

  /// The digits of what is shown are the amount; the key is appended to or taken from them.
  private static func pressed(_ key: UInt8, on shown: String) -> String {
    let digits = shown.filter { $0.isNumber }
    return key == 10 ? String(digits.dropLast()) : digits + String(key)
  }

  private static func text(
    _ inputs: Inputs, _ make: @escaping () -> NumberFormatter
  ) -> Row.Body {
    let formatter = make()
    return { start, count in
      var shown = ""
      var sum = 0
      for index in start..<start &+ count {
        let digits = pressed(inputs.keys[index], on: shown)
        let amount = (Decimal(string: digits) ?? 0) / 100
        shown = formatter.string(from: amount as NSDecimalNumber) ?? ""
        sum &+= shown.utf8.count
      }
      return sum
    }
  }

  private static func fresh(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var shown = ""
      var sum = 0
      for index in start..<start &+ count {
        let digits = pressed(inputs.keys[index], on: shown)
        let amount = (Decimal(string: digits) ?? 0) / 100
        let formatter = FoundationRows.make("en_US", "USD")
        shown = formatter.string(from: amount as NSDecimalNumber) ?? ""
        sum &+= shown.utf8.count
      }
      return sum
    }
  }

  private static func double(_ inputs: Inputs) -> Row.Body {
    let formatter = FoundationRows.make("en_US", "USD")
    return { start, count in
      var field = CentsField()
      var sum = 0
      for index in start..<start &+ count {
        field.press(inputs.keys[index])
        let amount = NSNumber(value: Double(field.cents) / 100)
        sum &+= formatter.string(from: amount)?.utf8.count ?? 0
      }
      return sum
    }
  }

  private static func style(_ inputs: Inputs) -> Row.Body {
    let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
    return { start, count in
      var field = CentsField()
      var sum = 0
      for index in start..<start &+ count {
        field.press(inputs.keys[index])
        sum &+= style.format(Decimal(field.cents) / 100).utf8.count
      }
      return sum
    }
  }

  private static func numberFrom(_ inputs: Inputs) -> Row.Body {
    let formatter = FoundationRows.make("en_US", "USD")
    formatter.generatesDecimalNumbers = true
    let texts = DollarTexts.strings(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        sum &+= formatter.number(from: texts[index & 0xFFFF])?.intValue ?? 0
      }
      return sum
    }
  }

  private static func styleParse(_ inputs: Inputs) -> Row.Body {
    let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
    let strategy = style.parseStrategy
    let texts = DollarTexts.strings(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        if let amount = try? strategy.parse(texts[index & 0xFFFF]) { sum &+= amount.exponent }
      }
      return sum
    }
  }

  private static func filter(_ inputs: Inputs) -> Row.Body {
    let texts = DollarTexts.strings(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let digits = texts[index & 0xFFFF].filter { $0.isNumber }
        sum &+= Int(Int64(digits) ?? 0)
      }
      return sum
    }
  }
}
