internal import MintageCore

/// Packs what does not depend on a locale: currencies and their buckets, regions.
enum CurrencyPacker {
  static func currencies(
    _ snapshot: Snapshot, symbols: SymbolPacker
  ) throws(PackingError) -> ByteWriter {
    var bytes = ByteWriter()
    for (index, code) in snapshot.currencyCodes.enumerated() {
      guard let record = snapshot.currencies[code], CurrencyCode(code)?.description == code else {
        throw .unexpectedData("'\(code)' is no currency code of three capital letters")
      }
      try bytes.ascii(code, width: 3)
      try bytes.small(record.digits, "the fraction digits of \(code)")
      try bytes.small(record.cashDigits, "the cash digits of \(code)")
      if let iso = record.isoDigits, iso >= CurrencyFlags.minorUnits {
        throw .tooLarge("the minor units of \(code)", iso, limit: 6)
      }
      let isLeftOut = snapshot.factsOnly.contains(code)
      try bytes.small(
        (record.isoDigits ?? CurrencyFlags.minorUnits) | (isLeftOut ? CurrencyFlags.factsOnly : 0),
        "the minor units of \(code)")
      try bytes.number(record.rounding, "the increment of \(code)")
      try bytes.number(record.cashRounding, "the cash increment of \(code)")
      try bytes.number(record.numeric, "the numeric code of \(code)")
      try bytes.number(symbols.rootSymbols[index], "a symbol's offset")
      try bytes.number(symbols.rootNarrow[index], "a symbol's offset")
    }
    return bytes
  }

  /// The first row at or after each pair of first letters.
  static func buckets(_ codes: [String]) throws(PackingError) -> ByteWriter {
    var bytes = ByteWriter()
    var row = 0
    for pair in letterPairs {
      while row < codes.count, codes[row].prefix(2) < pair { row += 1 }
      try bytes.number(row, "a currency row")
    }
    try bytes.number(codes.count, "a currency row")
    return bytes
  }

  /// The default currency's row + 1 for each two-letter region.
  static func regions(_ snapshot: Snapshot) throws(PackingError) -> ByteWriter {
    var bytes = ByteWriter()
    let codes = snapshot.currencyCodes
    for pair in letterPairs {
      guard let code = snapshot.regions[pair]?.defaultCurrency else {
        try bytes.number(0, "no currency")
        continue
      }
      guard let row = codes.firstIndex(of: code) else {
        throw .missing("currency '\(code)'", of: "region \(pair)")
      }
      try bytes.number(row + 1, "a currency row")
    }
    return bytes
  }

  static var letterPairs: [String] {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    return letters.flatMap { first in letters.map { first + $0 } }
  }

  /// Rows of a three-letter code and the two-letter one it means, sorted.
  static func aliases(_ pairs: [String: String]) throws(PackingError) -> ByteWriter {
    var bytes = ByteWriter()
    for (long, short) in pairs.sorted(by: { $0.key < $1.key }) {
      try bytes.ascii(long, width: 3)
      try bytes.ascii(short, width: 2)
    }
    return bytes
  }
}
