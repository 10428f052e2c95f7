import Mintage
import MintageNames

extension MintageRows {
  /// Reads own text back to minor units.
  static func strict(_ inputs: Inputs) -> Row.Body {
    reading(CurrencyReader(.usd, in: "en-US", mode: .strict), DollarTexts(inputs).utf8)
  }

  /// The same text as people type it: a plain number behind its code.
  static func lenient(_ inputs: Inputs) -> Row.Body {
    let style = CurrencyStyle(.usd, in: "en-US", options: StyleOptions(width: .code))
    let texts = Cycle { index in
      let text = style.string(minorUnits: inputs.amounts[index])
      return KeptText(text.replacing("\u{A0}", with: " ").utf8)
    }
    return reading(CurrencyReader(.usd, in: "en-US"), texts)
  }

  /// What people type in all ways, and what is refused.
  static func typed(_ inputs: Inputs) -> Row.Body {
    let texts = [
      "$1234.5", "(1.234,56) US$", "٥٫٥ USD", "CA$12", "1,23.4", "12 frobs", "$12 MXN", "12,– $",
      "1.234", "12 US dollars", "12 euros", "12k", "",
    ]
    return reading(
      CurrencyReader(.usd, in: "en-US", names: .default),
      Cycle { KeptText(texts[$0 % texts.count].utf8) })
  }

  static func reading(
    _ reader: CurrencyReader, _ texts: Cycle<KeptText<UInt8>>
  ) -> Row.Body {
    { start, count in
      var sum = 0
      for index in start..<start &+ count {
        guard let units = unsafe try? reader.minorUnits(utf8: texts[index].units) else { continue }
        sum &+= Int(units)
      }
      return sum
    }
  }
}
