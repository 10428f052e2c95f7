import CBenchmarkFloor
import CICU
import Mintage

/// Checks that the programs write the same before they are compared.
enum Verification {
  /// Throws at the first amount where two of our ways, or the floor, differ; with an ICU of the
  /// tables' own major version, where it differs.
  static func run(_ inputs: Inputs, _ icu: ICU?) throws(BenchmarkError) {
    for pair in Pair.all {
      let style = pair.style
      var record = floor_record(style)
      var text = CurrencyText()
      let comparable = icu.flatMap { hasTables(of: $0) ? $0 : nil }
      let formatter: OpaquePointer? =
        if let comparable { try unsafe comparable.modern(pair) } else { nil }
      for index in 0..<4_096 {
        let amount = inputs.amounts[index]
        style.write(minorUnits: amount, into: &text)
        let written = text.description
        try expect(floorText(&record, amount), written, "the C floor", pair, amount)
        try expect(style.string(minorUnits: amount), written, "String", pair, amount)
        try expect(bufferText(style, amount), written, "the buffer", pair, amount)
        try expect(rereadText(pair, text), written, "the reader", pair, amount)
        if let comparable, let formatter = unsafe formatter {
          let found = try unsafe icuText(comparable, formatter, amount)
          try expect(found, written, "ICU", pair, amount)
        }
      }
    }
  }

  private static func hasTables(of icu: ICU) -> Bool {
    icu.version == CurrencyTables.default.versions.icu
  }

  private static func floorText(_ record: inout floor_record, _ amount: Int64) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      guard let output = buffer.baseAddress else { return "" }
      let count = unsafe floor_write(&record, amount, output)
      return unsafe String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  private static func bufferText(_ style: CurrencyStyle, _ amount: Int64) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let count = unsafe (try? style.write(minorUnits: amount, into: buffer)) ?? 0
      return unsafe String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  private static func rereadText(_ pair: Pair, _ text: CurrencyText) -> String {
    let locale = LocaleIdentifier(stringLiteral: pair.locale)
    let reader = CurrencyReader(pair.currency, in: locale, mode: .strict)
    let reading = unsafe text.withUTF8 { unsafe reader.read(utf8: $0) }
    return reading.amount.flatMap { try? reader.style.string($0) } ?? "\(reading)"
  }

  private static func icuText(
    _ icu: ICU, _ formatter: OpaquePointer, _ amount: Int64
  ) throws(BenchmarkError) -> String {
    let result = try unsafe icu.result()
    defer { unsafe icu.call.unumf_closeResult(result) }
    var units = [UInt16](repeating: 0, count: 256)
    var status: Int32 = 0
    unsafe icu.call.unumf_formatInt(formatter, amount, result, &status)
    let count = unsafe icu.call.unumf_resultToString(result, &units, 256, &status)
    return String(decoding: units.prefix(Int(count)), as: UTF16.self)
  }

  private static func expect(
    _ found: String, _ expected: String, _ who: String, _ pair: Pair, _ amount: Int64
  ) throws(BenchmarkError) {
    guard found.utf8.elementsEqual(expected.utf8) else {
      throw .differs(
        "\(who) writes \(amount) in \(pair.locale) \(pair.code) as '\(found)', CurrencyText as"
          + " '\(expected)'")
    }
  }
}
