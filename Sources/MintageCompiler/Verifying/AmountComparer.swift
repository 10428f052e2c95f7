internal import MintageCore

/// Formats with `AmountStyle` and a live ICU side by side, and compares text and fields.
///
/// One for each thread: it keeps buffers.
struct AmountComparer {
  let icu: ICULibrary
  let tables: CurrencyTables
  let names: CurrencyNames
  let notation: NotationTables
  let styles: [AmountConformance]
  let currencies: [String]
  private(set) var tallies: [ConformanceTally]
  private var theirs: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 512)
  private var parts = [AmountPart](repeating: AmountPart(), count: AmountPart.maximumCount)

  init(
    icu: ICULibrary, tables: CurrencyTables, names: CurrencyNames, notation: NotationTables,
    styles: [AmountConformance], currencies: [String]
  ) {
    self.icu = icu
    self.tables = tables
    self.names = names
    self.notation = notation
    self.styles = styles
    self.currencies = currencies
    tallies = Array(repeating: ConformanceTally(), count: styles.count)
  }

  /// Compares one locale in its default numbering system, in `latn` and in its native one.
  mutating func compare(locale: String) throws(ICUError) {
    for system in try ConformanceSystem.all(of: locale, icu) {
      for currency in currencies {
        guard let code = CurrencyCode(currency) else { continue }
        let digits = tables.shownAndMinorUnitDigits(of: code)
        let amounts = ConformanceAmounts(
          fractionDigits: digits.shown, minorUnitDigits: digits.minorUnits)
        for index in styles.indices {
          try compare(index, code, amounts[styles[index].amounts], locale, system)
        }
      }
    }
  }

  /// Takes the tallies away and starts new ones.
  mutating func takeTallies() -> [ConformanceTally] {
    defer { tallies = Array(repeating: ConformanceTally(), count: styles.count) }
    return tallies
  }

  private mutating func compare(
    _ index: Int, _ currency: CurrencyCode, _ amounts: [ConformanceAmount], _ locale: String,
    _ system: ConformanceSystem
  ) throws(ICUError) {
    let conformance = styles[index]
    let formatter = try ICUFormatter(
      icu, skeleton: conformance.skeleton(currency: currency.description),
      locale: system.identifier)
    let style = AmountStyle(
      currency, in: system.locale, options: conformance.options, tables: tables,
      names: conformance.isNamed ? names : nil, notation: notation)
    if conformance.isRange {
      return try compareRanges(index, style, currency, amounts, locale, system)
    }
    // The first calls of an ICU formatter can differ from all later ones (a fault of ICU's).
    for _ in 0..<3 where conformance.isNamed {
      theirs.removeAll(keepingCapacity: true)
      try formatter.format(decimal: [0x31], into: &theirs)
    }
    for (position, amount) in amounts.enumerated() {
      theirs.removeAll(keepingCapacity: true)
      try formatter.format(decimal: amount.characters, into: &theirs)
      // Fields follow from affixes and digits: a few amounts show all there are.
      let fields = position % 8 == 1 ? try formatter.fields() : nil
      tallies[index].count(1)
      if theirs.isIllFormed { continue }
      guard let difference = difference(style, amount, fields) else { continue }
      tallies[index].record(
        ConformanceMismatch(
          style: conformance.name, locale: locale, system: system.name,
          currency: currency.description, amount: amount.text, function: difference.function,
          ours: difference.ours, theirs: difference.theirs))
    }
  }

  private mutating func compareRanges(
    _ index: Int, _ style: AmountStyle, _ currency: CurrencyCode, _ amounts: [ConformanceAmount],
    _ locale: String, _ system: ConformanceSystem
  ) throws(ICUError) {
    let conformance = styles[index]
    guard
      let formatter = try ICURangeFormatter(
        icu, skeleton: conformance.skeleton(currency: currency.description),
        locale: system.identifier)
    else { return }
    // Equal amounts, neighbors of the list, and the first with each. How ranges are spaced and what
    // they share follows from texts, so that a few show it for currencies without rules of their own.
    let step = ConformanceUniverse.tellingCurrencies.contains(currency.description) ? 1 : 6
    var pairs: [(Int, Int)] = []
    for index in stride(from: 0, to: amounts.count, by: step) {
      pairs += [(index, (index + 1) % amounts.count), (1, index)]
      if index % 4 == 2 { pairs.append((index, index)) }
    }
    for (first, last) in pairs {
      // Of one amount of more than 18 digits twice, ICU takes another plural form than of the amount.
      if first == last, conformance.isNamed, amounts[first].text.utf8.count > 18 { continue }
      let (first, last) = (amounts[first], amounts[last])
      if conformance.isNamed {
        for _ in 0..<2 { _ = try formatter.format(from: first.characters, to: last.characters) }
      }
      let theirs = try formatter.format(from: first.characters, to: last.characters)
      // Of ends that look the same, ICU took the plural form of the rounded amount before 78.
      if icu.version.major < 78, conformance.isNamed, conformance.options.notation == .compactLong,
        theirs.fields.contains(where: { $0.field == ICUField.approximately })
      {
        continue
      }
      tallies[index].count(1)
      var found = (bytes: 0, parts: 0)
      var ours = ""
      do throws(WriteError) {
        found = try unsafe buffer.withUnsafeMutableBufferPointer { buffer throws(WriteError) in
          try unsafe parts.withUnsafeMutableBufferPointer { parts throws(WriteError) in
            try unsafe style.write(from: first.exact, to: last.exact, into: buffer, parts: parts)
          }
        }
        ours = String(decoding: buffer[..<found.bytes], as: UTF8.self)
      } catch {
        ours = "\(error)"
      }
      let fields = Array(parts[..<min(found.parts, parts.count)]).icuFields
      if theirs.text.unicodeScalars.contains("\u{FFFD}") { continue }
      guard !ours.utf8.elementsEqual(theirs.text.utf8) || fields != theirs.fields else { continue }
      let isText = !ours.utf8.elementsEqual(theirs.text.utf8)
      tallies[index].record(
        ConformanceMismatch(
          style: conformance.name, locale: locale, system: system.name,
          currency: currency.description, amount: "\(first.text)…\(last.text)",
          function: isText ? "write(from:to:into:parts:)" : "parts",
          ours: isText ? ours : "\(fields)", theirs: isText ? theirs.text : "\(theirs.fields)"))
    }
  }

  private mutating func difference(
    _ style: AmountStyle, _ amount: ConformanceAmount, _ fields: [ICUField]?
  ) -> (function: String, ours: String, theirs: String)? {
    var found = (bytes: 0, parts: 0)
    do throws(WriteError) {
      found = try unsafe buffer.withUnsafeMutableBufferPointer { buffer throws(WriteError) in
        try unsafe parts.withUnsafeMutableBufferPointer { parts throws(WriteError) in
          try unsafe style.write(amount.exact, into: buffer, parts: parts)
        }
      }
    } catch {
      return ("write(_:into:parts:)", "\(error)", String(decoding: theirs, as: UTF8.self))
    }
    guard buffer[..<found.bytes].elementsEqual(theirs) else {
      return (
        "write(_:into:parts:)", String(decoding: buffer[..<found.bytes], as: UTF8.self),
        String(decoding: theirs, as: UTF8.self)
      )
    }
    guard let fields else { return nil }
    let ours = Array(parts[..<min(found.parts, parts.count)]).icuFields
    return ours == fields ? nil : ("parts", "\(ours)", "\(fields)")
  }
}

extension [UInt8] {
  /// Whether ICU's text was no UTF-16.
  ///
  /// Of an exponent of several digits beyond U+FFFF it writes each digit into the one before, so that
  /// surrogates part. Mintage writes the digits.
  fileprivate var isIllFormed: Bool {
    indices.contains { index in
      self[index] == 0xEF && self[index...].starts(with: [0xEF, 0xBF, 0xBD])
    }
  }
}

extension [AmountPart] {
  /// The fields as ICU counts them: the groups of the integer together are one more.
  var icuFields: [ICUField] {
    var fields: [ICUField] = []
    var integer: Range<Int>?
    for part in self {
      if part.field == .integer || part.field == .group {
        integer = (integer?.lowerBound ?? part.utf16Range.lowerBound)..<part.utf16Range.upperBound
      } else if let whole = integer {
        fields.append(ICUField(field: 0, range: whole))
        integer = nil
      }
      if let number = part.field.icuNumber {
        fields.append(ICUField(field: number, range: part.utf16Range))
      }
    }
    if let integer { fields.append(ICUField(field: 0, range: integer)) }
    return fields.sorted()
  }
}

extension AmountField {
  /// The number among `UNumberFormatFields`; the integer's is not a part's own.
  fileprivate var icuNumber: Int? {
    switch self {
    case .literal, .integer: nil
    case .fraction: 1
    case .decimal: 2
    case .exponentSymbol: 3
    case .exponentSign: 4
    case .exponent: 5
    case .group: 6
    case .currency: 7
    case .minus, .plus: 10
    case .compact: 12
    case .approximately: ICUField.approximately
    }
  }
}
