import Mintage
import MintageNames
import MintageNotation

extension MintageRows {
  /// The first workload's amounts in what `AmountStyle` adds to plain ones.
  static func amounts(_ inputs: Inputs) -> [Row] {
    [
      row(.format, "name", "with the name, into CurrencyText") {
        intoText(inputs, AmountStyle(.usd, in: "en-US", names: .default))
      },
      row(.format, "compact", "in compact notation, into CurrencyText") {
        let options = AmountOptions(notation: .compactShort)
        return intoText(
          inputs, AmountStyle(.usd, in: "en-US", options: options, notation: .default))
      },
      row(.format, "parts", "with parts, into buffers") { parts(inputs) },
      row(.format, "range", "of two amounts, into a buffer") { range(inputs) },
      row(.parsing, "name", "with the name behind, leniently") { named(inputs) },
      row(.parsing, "typed", "what people type, half of it refused") { typed(inputs) },
    ]
  }

  private static func intoText(_ inputs: Inputs, _ style: AmountStyle) -> Row.Body {
    { start, count in
      var text = CurrencyText()
      var sum = 0
      for index in start..<start &+ count {
        if (try? style.write(minorUnits: inputs.amounts[index], into: &text)) != nil {
          sum &+= text.count
        }
      }
      return sum
    }
  }

  private static func parts(_ inputs: Inputs) -> Row.Body {
    unsafe withBuffers(inputs) { style, amount, _, text, parts in
      unsafe (try? style.write(amount, into: text, parts: parts))?.parts ?? 0
    }
  }

  private static func range(_ inputs: Inputs) -> Row.Body {
    unsafe withBuffers(inputs) { style, amount, next, text, parts in
      unsafe (try? style.write(from: amount, to: next, into: text, parts: parts))?.bytes ?? 0
    }
  }

  private static func withBuffers(
    _ inputs: Inputs,
    _ write:
      @escaping (
        AmountStyle, ExactDecimal, ExactDecimal, UnsafeMutableBufferPointer<UInt8>,
        UnsafeMutableBufferPointer<AmountPart>
      ) -> Int
  ) -> Row.Body {
    let style = AmountStyle(.usd, in: "en-US", notation: .default)
    return { start, count in
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { text in
        unsafe withUnsafeTemporaryAllocation(
          of: AmountPart.self, capacity: AmountPart.maximumCount
        ) { parts in
          var sum = 0
          for index in start..<start &+ count {
            let amount = ExactDecimal(minorUnits: inputs.amounts[index], scale: 2)
            let next = ExactDecimal(minorUnits: inputs.amounts[index &+ 1], scale: 2)
            sum &+= unsafe write(style, amount, next, text, parts)
          }
          return sum
        }
      }
    }
  }

  private static func named(_ inputs: Inputs) -> Row.Body {
    let style = AmountStyle(.usd, in: "en-US", names: .default)
    let texts = Cycle { KeptText(style.string(minorUnits: inputs.amounts[$0]).utf8) }
    return reading(CurrencyReader(.usd, in: "en-US", names: .default), texts)
  }
}
