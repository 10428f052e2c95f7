import Mintage

/// Our own rows: of formatting here, of the others in files of their own.
enum MintageRows {
  static func all(_ inputs: Inputs) -> [Row] {
    [
      row(.format, "text", "into CurrencyText") { intoText(inputs) },
      row(.format, "new-text", "into a new CurrencyText each time") { intoNewText(inputs) },
      row(.format, "buffer", "into a buffer from index 0") { intoBuffer(inputs) },
      row(.format, "string", "to String", isHot: false) { toString(inputs) },
      row(.format, "decimal", "exact decimal into CurrencyText") { decimal(inputs) },
      row(.mixed, "text", "into CurrencyText") { mixed(inputs) },
      row(.parsing, "strict", "own text to minor units") { strict(inputs) },
      row(.parsing, "lenient", "with the code in front, leniently") { lenient(inputs) },
      row(.resolving, "text", "identifiers, style, CurrencyText") { resolving(inputs) },
      row(.resolving, "resolve", "identifiers and style only") { resolvingOnly(inputs) },
      row(.resolving, "style", "style only, from parsed identifiers") { styleOnly(inputs) },
    ] + amounts(inputs) + typing(inputs)
  }

  static func row(
    _ workload: Workload, _ name: String, _ title: String, isHot: Bool = true,
    _ prepare: @escaping () -> Row.Body
  ) -> Row {
    Row(
      workload: workload, name: "mintage-\(name)", title: "Mintage, \(title)",
      contender: .mintage, isHot: isHot, prepare: prepare)
  }

  private static func intoText(_ inputs: Inputs) -> Row.Body {
    { start, count in
      let style = Pair.dollars.style
      var text = CurrencyText()
      var sum = 0
      for index in start..<start &+ count {
        style.write(minorUnits: inputs.amounts[index], into: &text)
        sum &+= text.count
      }
      return sum
    }
  }

  private static func intoNewText(_ inputs: Inputs) -> Row.Body {
    { start, count in
      let style = Pair.dollars.style
      var sum = 0
      for index in start..<start &+ count {
        var text = CurrencyText()
        style.write(minorUnits: inputs.amounts[index], into: &text)
        sum &+= text.count
      }
      return sum
    }
  }

  private static func intoBuffer(_ inputs: Inputs) -> Row.Body {
    { start, count in
      let style = Pair.dollars.style
      return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        var sum = 0
        for index in start..<start &+ count {
          sum &+= unsafe (try? style.write(minorUnits: inputs.amounts[index], into: buffer)) ?? 0
        }
        return sum
      }
    }
  }

  private static func toString(_ inputs: Inputs) -> Row.Body {
    { start, count in
      let style = Pair.dollars.style
      var sum = 0
      for index in start..<start &+ count {
        sum &+= style.string(minorUnits: inputs.amounts[index]).utf8.count
      }
      return sum
    }
  }

  private static func decimal(_ inputs: Inputs) -> Row.Body {
    { start, count in
      let style = Pair.dollars.style
      var text = CurrencyText()
      var sum = 0
      for index in start..<start &+ count {
        let amount = ExactDecimal(minorUnits: inputs.amounts[index], scale: 2)
        if (try? style.write(amount, into: &text)) != nil { sum &+= text.count }
      }
      return sum
    }
  }

  private static func mixed(_ inputs: Inputs) -> Row.Body {
    let styles = Pair.all.map(\.style)
    return { start, count in
      unsafe styles.withUnsafeBufferPointer { styles in
        var text = CurrencyText()
        var sum = 0
        for index in start..<start &+ count {
          unsafe styles[Int(inputs.pairs[index])]
            .write(minorUnits: inputs.amounts[index], into: &text)
          sum &+= text.count
        }
        return sum
      }
    }
  }
}
