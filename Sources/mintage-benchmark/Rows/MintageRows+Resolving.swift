import Mintage

extension MintageRows {
  static func resolving(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var text = CurrencyText()
      var sum = 0
      for index in start..<start &+ count {
        let pair = inputs.identifiers[index]
        let locale = unsafe LocaleIdentifier(utf8: pair.locale.units)
        guard let code = unsafe CurrencyCode(utf8: pair.code.units) else { continue }
        CurrencyStyle(code, in: locale).write(minorUnits: inputs.amounts[index], into: &text)
        sum &+= text.count
      }
      return sum
    }
  }

  static func resolvingOnly(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let pair = inputs.identifiers[index]
        let locale = unsafe LocaleIdentifier(utf8: pair.locale.units)
        guard let code = unsafe CurrencyCode(utf8: pair.code.units) else { continue }
        sum &+= CurrencyStyle(code, in: locale).maximumFractionDigits
      }
      return sum
    }
  }

  static func styleOnly(_ inputs: Inputs) -> Row.Body {
    let parsed = Cycle { LocaleIdentifier(inputs.identifiers[$0].localeText) }
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let style = CurrencyStyle(inputs.identifiers[index].currency, in: parsed[index])
        sum &+= style.maximumFractionDigits
      }
      return sum
    }
  }
}
