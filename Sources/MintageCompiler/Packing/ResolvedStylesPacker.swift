internal import MintageCore

/// Resolves styles by the real runtime and packs what they were resolved to.
///
/// Before anything is given back, every style is read from the packed bytes as a program will read
/// it, and writes amounts that must be those of the style resolved from the tables.
enum ResolvedStylesPacker {
  /// Packs styles resolved from tables.
  ///
  /// - Throws: ``PackingError`` for what does not fit, ``ReplayError`` at the first difference.
  static func pack(
    _ requests: [StyleRequest], tables: CurrencyTables, info: [UInt8]
  ) throws -> PackedTables {
    var entries = ByteWriter()
    for request in requests { try append(request, tables, to: &entries) }
    try entries.number(0, "the end of styles")
    guard String(validating: entries.bytes, as: UTF8.self) != nil else {
      throw PackingError.unexpectedData("packed styles are not valid UTF-8")
    }
    let packed = try PackedTables(
      sections: [
        PackedSection(name: "info", stride: 1, bytes: info),
        PackedSection(name: "styles", stride: 0, bytes: entries.bytes),
      ], unit: ResolvedSection.unit)
    try unsafe packed.bytes.withUnsafeBufferPointer { bytes in
      let styles = try unsafe ResolvedStyles(validating: bytes)
      try replay(requests, styles, tables)
    }
    return packed
  }

  private static func append(
    _ request: StyleRequest, _ tables: CurrencyTables, to entries: inout ByteWriter
  ) throws {
    var entry = ByteWriter()
    try entry.ascii(request.currency, width: 3)
    let bits = request.options.spreadBits
    entry.raw((0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
    for text in [request.options.numberingSystem?.description ?? "", request.locale.lowercased()] {
      try entry.small(text.utf8.count, "the letters of \(text)")
      try entry.ascii(text, width: text.utf8.count)
    }
    entry.raw(try style(request, tables).resolvedBytes)
    try entries.number(entry.count + 2, "the bytes of \(request.text)")
    entries.raw(entry.bytes)
  }

  private static func style(
    _ request: StyleRequest, _ tables: CurrencyTables
  ) throws -> CurrencyStyle {
    guard let currency = CurrencyCode(request.currency) else {
      throw PackingError.missing("currency '\(request.currency)'", of: request.text)
    }
    return CurrencyStyle(
      currency, in: LocaleIdentifier(request.locale), options: request.options, tables: tables)
  }

  private static func replay(
    _ requests: [StyleRequest], _ styles: ResolvedStyles, _ tables: CurrencyTables
  ) throws {
    guard styles.count == requests.count else {
      throw ReplayError(
        what: "the count of styles", locale: "", currency: "", found: "\(styles.count)",
        expected: "\(requests.count)")
    }
    for (position, request) in requests.enumerated() {
      let wanted = try style(request, tables)
      // As an app writes the identifier, not as it is stored.
      let identifier = request.locale.split(separator: "_").joined(separator: "-")
      let found = CurrencyStyle(
        wanted.currency, in: identifier, options: request.options, styles: styles)
      for (way, style) in [("by name", found), ("by position", styles[position])] {
        let texts = style.map(ResolvedStylesPacker.texts) ?? []
        let expected = ResolvedStylesPacker.texts(wanted)
        for (text, other) in zip(texts + [""], expected + [""]) where text != other {
          throw ReplayError(
            what: "an amount \(way)", locale: request.locale, currency: request.currency,
            found: text, expected: other)
        }
        guard texts.count == expected.count else {
          throw ReplayError(
            what: "a style \(way)", locale: request.locale, currency: request.currency,
            found: "none", expected: request.text)
        }
      }
    }
  }

  /// What a style writes: each length, sign and way of rounding; every layout changes within them.
  private static func texts(_ style: CurrencyStyle) -> [String] {
    var amounts: [Int64] = [0, 1, -1, 5, -5, 49, 50, 99, 100, -149, .max, .min]
    var power: Int64 = 1_000
    while power < 1_000_000_000_000_000_000 {
      amounts += [power - 1, -power, power + power / 7]
      power *= 10
    }
    var texts = amounts.map { style.string(minorUnits: $0) }
    for amount in ["0.5", "-1234567.891", "1e30", "-0", "0.000001"] {
      let exact = ExactDecimal(amount)
      texts.append(exact.flatMap { try? style.string($0) } ?? "none")
    }
    return texts + [
      "\(style.currency) \(style.minorUnitDigits)",
      "\(style.minimumFractionDigits) \(style.maximumFractionDigits) \(style.numberForm)",
    ]
  }
}
