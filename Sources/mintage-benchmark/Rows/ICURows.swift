import CICU
import Mintage

/// What ICU does, by its C API; its text goes to a UTF-16 buffer of the caller, as a C program's
/// would.
enum ICURows {
  static func all(_ inputs: Inputs, _ open: @escaping () throws -> ICU) -> [Row] {
    func row(
      _ workload: Workload, _ name: String, _ title: String,
      _ prepare: @escaping (ICU) throws -> Row.Body
    ) -> Row {
      Row(
        workload: workload, name: "icu-\(name)", title: "ICU \(title)", contender: .icu,
        prepare: { try prepare(open()) })
    }
    var rows = [
      row(.format, "unumf", "unumf_formatInt (scale)") {
        try formatInt([Pair.dollars], inputs, $0)
      },
      row(.format, "unumf-decimal", "unumf_formatDecimal") { try formatDecimal(inputs, $0) },
      row(.format, "unum", "unum_formatInt64 (scale)") {
        try classicInt([Pair.dollars], inputs, $0, utf8: false)
      },
      row(.format, "unum-utf8", "unum_formatInt64 + UTF-8") {
        try classicInt([Pair.dollars], inputs, $0, utf8: true)
      },
      row(.format, "unum-double", "unum_formatDouble") { try classicDouble(inputs, $0) },
      row(.mixed, "unumf", "unumf_formatInt") { try formatInt(Pair.all, inputs, $0) },
      row(.mixed, "unum", "unum_formatInt64") {
        try classicInt(Pair.all, inputs, $0, utf8: false)
      },
      row(.mixed, "unum-utf8", "unum_formatInt64 + UTF-8") {
        try classicInt(Pair.all, inputs, $0, utf8: true)
      },
      row(.resolving, "unumf", "unumf_openForSkeletonAndLocale + format") {
        try resolving(inputs, $0)
      },
    ]
    rows += [
      row(.typing, "unum", "unum_formatInt64, reformat") { try typing(inputs, $0) },
      row(.parsing, "parse-double", "unum_parseDouble") { try parseDouble(inputs, $0) },
      row(.parsing, "parse-decimal", "unum_parseDecimal") { try parseDecimal(inputs, $0) },
    ]
    return rows
  }

  /// A buffer that lives as long as the program.
  static func buffer<Unit: BitwiseCopyable>(of unit: Unit.Type) -> UnsafeMutablePointer<Unit> {
    .allocate(capacity: 512)
  }

  private static func formatInt(_ pairs: [Pair], _ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let formatters = try unsafe pairs.map { try unsafe icu.modern($0) }
    let mask: UInt8 = pairs.count == 1 ? 0 : 0xFF
    let result = try unsafe icu.result()
    let (format, toString) = unsafe (icu.call.unumf_formatInt, icu.call.unumf_resultToString)
    let text = unsafe buffer(of: UInt16.self)
    return { start, count in
      var status: Int32 = 0
      var sum = 0
      for index in start..<start &+ count {
        let formatter = unsafe formatters[Int(inputs.pairs[index] & mask)]
        unsafe format(formatter, inputs.amounts[index], result, &status)
        sum &+= unsafe Int(toString(result, text, 512, &status))
      }
      return sum
    }
  }

  private static func formatDecimal(_ inputs: Inputs, _ icu: ICU) throws -> Row.Body {
    let formatter = try unsafe icu.modern(.dollars, takesMinorUnits: false)
    let decimals = Cycle {
      KeptText(
        ExactDecimal(minorUnits: inputs.amounts[$0], scale: 2).description.utf8.map { CChar($0) })
    }
    let result = try unsafe icu.result()
    let (format, toString) = unsafe (icu.call.unumf_formatDecimal, icu.call.unumf_resultToString)
    let text = unsafe buffer(of: UInt16.self)
    return { start, count in
      var status: Int32 = 0
      var sum = 0
      for index in start..<start &+ count {
        let decimal = decimals[index]
        unsafe format(formatter, decimal.start, Int32(decimal.count), result, &status)
        sum &+= unsafe Int(toString(result, text, 512, &status))
      }
      return sum
    }
  }
}
