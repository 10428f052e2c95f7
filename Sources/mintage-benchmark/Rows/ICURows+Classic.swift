import CICU
import Mintage

extension ICURows {
  static func classicInt(
    _ pairs: [Pair], _ inputs: Inputs, _ icu: ICU, utf8: Bool
  ) throws -> Row.Body {
    let formatters = try unsafe pairs.map { try unsafe icu.classic($0, takesMinorUnits: true) }
    let mask: UInt8 = pairs.count == 1 ? 0 : 0xFF
    let (format, convert) = unsafe (icu.call.unum_formatInt64, icu.call.u_strToUTF8)
    let text = unsafe buffer(of: UInt16.self)
    let bytes = unsafe buffer(of: CChar.self)
    return { start, count in
      var status: Int32 = 0
      var sum = 0
      for index in start..<start &+ count {
        let formatter = unsafe formatters[Int(inputs.pairs[index] & mask)]
        var length = unsafe format(formatter, inputs.amounts[index], text, 512, nil, &status)
        if utf8 { _ = unsafe convert(bytes, 512, &length, text, length, &status) }
        sum &+= Int(length)
      }
      return sum
    }
  }

  static func classicDouble(_ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let formatter = try unsafe icu.classic(.dollars, takesMinorUnits: false)
    let format = unsafe icu.call.unum_formatDouble
    let text = unsafe buffer(of: UInt16.self)
    return { start, count in
      var status: Int32 = 0
      var sum = 0
      for index in start..<start &+ count {
        let amount = Double(inputs.amounts[index]) / 100
        sum &+= unsafe Int(format(formatter, amount, text, 512, nil, &status))
      }
      return sum
    }
  }

  static func typing(_ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let formatter = try unsafe icu.classic(.dollars, takesMinorUnits: true)
    let format = unsafe icu.call.unum_formatInt64
    let text = unsafe buffer(of: UInt16.self)
    return { start, count in
      var field = CentsField()
      var status: Int32 = 0
      var sum = 0
      for index in start..<start &+ count {
        field.press(inputs.keys[index])
        sum &+= unsafe Int(format(formatter, field.cents, text, 512, nil, &status))
      }
      return sum
    }
  }

  static func parseDouble(_ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let formatter = try unsafe icu.classic(.dollars, takesMinorUnits: false)
    let parse = unsafe icu.call.unum_parseDouble
    let texts = DollarTexts(inputs)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let text = texts.utf16[index]
        var (status, position): (Int32, Int32) = (0, 0)
        let amount = unsafe parse(formatter, text.start, Int32(text.count), &position, &status)
        sum &+= Int((amount * 100).rounded()) &+ Int(position)
      }
      return sum
    }
  }

  static func parseDecimal(_ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let formatter = try unsafe icu.classic(.dollars, takesMinorUnits: false)
    let parse = unsafe icu.call.unum_parseDecimal
    let texts = DollarTexts(inputs)
    let digits = unsafe buffer(of: CChar.self)
    return { start, count in
      var sum = 0
      for index in start..<start &+ count {
        let text = texts.utf16[index]
        var (status, position): (Int32, Int32) = (0, 0)
        sum &+= unsafe Int(
          parse(formatter, text.start, Int32(text.count), &position, digits, 512, &status))
      }
      return sum
    }
  }

  static func resolving(_ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let call = icu.call
    let result = try unsafe icu.result()
    let text = unsafe buffer(of: UInt16.self)
    // A skeleton needs the currency in it; that part is not counted against ICU.
    var known: [CurrencyCode: KeptText<UInt16>] = [:]
    let skeletons = Cycle { index in
      let code = inputs.identifiers[index].currency
      if let skeleton = known[code] { return skeleton }
      let digits = CurrencyStyle(code, in: "en").minorUnitDigits
      let skeleton = KeptText(
        ICU.skeleton(code.description, minorUnitDigits: digits))
      known[code] = skeleton
      return skeleton
    }
    return { start, count in
      var status: Int32 = 0
      var sum = 0
      for index in start..<start &+ count {
        let skeleton = skeletons[index]
        let locale = unsafe UnsafeRawPointer(inputs.identifiers[index].locale.start)
          .assumingMemoryBound(to: CChar.self)
        guard
          let formatter = unsafe call.unumf_openForSkeletonAndLocale(
            skeleton.start, Int32(skeleton.count), locale, &status)
        else { continue }
        unsafe call.unumf_formatInt(formatter, inputs.amounts[index], result, &status)
        sum &+= unsafe Int(call.unumf_resultToString(result, text, 512, &status))
        unsafe call.unumf_close(formatter)
      }
      return sum
    }
  }
}
