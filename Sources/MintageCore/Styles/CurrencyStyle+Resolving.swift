extension CurrencyStyle {
  /// Resolves the rules for a currency in a locale.
  ///
  /// Never fails: an unknown locale falls back as ICU's does, ending at root, and an unknown code is
  /// shown as itself with two fraction digits.
  ///
  /// - Complexity: a constant number of table reads; never allocates.
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions(),
    tables: CurrencyTables
  ) {
    self.init()
    packedCode = currency.packed
    rounding = options.rounding
    sign = options.sign
    let row = tables.localeWord(tables.resolve(locale))
    let currencyRow = tables.rowOfCurrency(currency)
    let (elements, system) = tables.elements(
      numberSet: field(row, 0) - 1, system: options.numberingSystem?.name ?? locale.numbers)
    let symbols = tables.row(.symbolSets, field(row, 2))
    var own: (pattern: Int, decimal: Int, group: Int)?
    let ownList = smallField(row, 6)
    if ownList != 0 {
      own = tables.ownFormat(currency: currencyRow, list: ownList)
      if own == nil, options.resolution == .parity {
        // ICU loads the default currency's own format first and never undoes it.
        own = tables.ownFormat(currency: tables.rowOfDefaultCurrency(locale), list: ownList)
      }
    }
    setDigits(system)
    setFraction(currencyRow, options.fractionDigits, tables)
    var composer = AffixComposer(
      tables: tables, currency: currency, currencyRow: currencyRow, symbolSet: symbols,
      elements: tables.row(.numberElements, elements), options: options,
      takesSpacing: system.digitsAreDecimal)
    composer.choosePattern(own: own?.pattern)
    setSeparators(own, composer.elements, tables)
    setGrouping(composer.pattern, composer.elements, options.grouping, tables)
    composer.compose(into: &self)
  }

  private mutating func setDigits(_ system: NumberingSystemRow) {
    hasScatteredDigits = system.isScattered
    zeroDigit = utf8(system.zero)
  }

  private mutating func setFraction(
    _ currency: Int, _ wanted: FractionDigits, _ tables: CurrencyTables
  ) {
    let digits = tables.digits(currency)
    minorUnitScale = UInt8(truncatingIfNeeded: digits.iso ?? digits.standard)
    switch wanted {
    case .currency: setFraction(digits.standard, increment: digits.increment)
    case .cash: setFraction(digits.cash, increment: digits.cashIncrement)
    case .iso: setFraction(digits.iso ?? digits.standard, increment: 0)
    case .range(let minimum, let maximum):
      let minimum = max(0, min(minimum, FractionDigits.limit))
      minimumFraction = UInt8(minimum)
      maximumFraction = UInt8(max(minimum, min(maximum, FractionDigits.limit)))
    }
  }

  /// Strips the increment's trailing zeros together with the digits, as ICU does: 50 at two digits
  /// is 5 at one, so that Danish cash shows one digit.
  private mutating func setFraction(_ digits: Int, increment: Int) {
    var digits = digits
    var increment = increment
    if increment >= 2 {
      while increment % 10 == 0, digits > 0 {
        increment /= 10
        digits -= 1
      }
      self.increment = UInt16(truncatingIfNeeded: increment)
    }
    minimumFraction = UInt8(truncatingIfNeeded: digits)
    maximumFraction = minimumFraction
  }

  private mutating func setSeparators(
    _ own: (pattern: Int, decimal: Int, group: Int)?, _ elements: Int, _ tables: CurrencyTables
  ) {
    let word = tables.bytes.word(elements)
    decimalSeparator = tables.packedText(own?.decimal ?? smallField(word, 2))
    groupingSeparator = tables.packedText(own?.group ?? smallField(word, 3))
  }

  private mutating func setGrouping(
    _ pattern: Int, _ elements: Int, _ grouping: Grouping, _ tables: CurrencyTables
  ) {
    guard grouping != .off else { return }
    primaryGrouping = tables.bytes.byte(pattern + 8)
    secondaryGrouping = tables.bytes.byte(pattern + 9)
    let minimum = tables.bytes.byte(elements + 13)
    switch grouping {
    case .automatic, .off: minimumGrouping = minimum
    case .minimumTwo: minimumGrouping = max(2, minimum)
    case .always:
      minimumGrouping = 1
      if primaryGrouping == 0 { (primaryGrouping, secondaryGrouping) = (3, 3) }
    }
  }
}

/// A code point's UTF-8 in the low bytes of a word, first byte lowest.
package func utf8(_ scalar: UInt32) -> UInt32 {
  let last = 0x80 | scalar & 0x3F
  if scalar < 0x80 { return scalar }
  if scalar < 0x800 { return 0xC0 | scalar >> 6 | last << 8 }
  let middle = 0x80 | scalar >> 6 & 0x3F
  if scalar < 0x1_0000 { return 0xE0 | scalar >> 12 | middle << 8 | last << 16 }
  return 0xF0 | scalar >> 18 | (0x80 | scalar >> 12 & 0x3F) << 8 | middle << 16 | last << 24
}

extension CurrencyTables {
  /// The digits of a currency row; two for unknown codes (ICU's `DEFAULT`).
  func digits(
    _ currency: Int
  ) -> (standard: Int, cash: Int, iso: Int?, increment: Int, cashIncrement: Int) {
    guard currency >= 0 else { return (2, 2, nil, 0, 0) }
    let offset = row(.currencies, currency)
    let word = bytes.word(offset)
    let iso = smallField(word, 5)
    return (
      smallField(word, 3), smallField(word, 4), iso == 7 ? nil : iso, field(word, 6),
      bytes.number(offset + 8)
    )
  }

  /// A separator of at most four bytes, first byte lowest.
  func packedText(_ index: Int) -> UInt32 {
    let text = separator(index)
    let word = UInt32(truncatingIfNeeded: bytes.word(text.offset))
    return text.count >= 4 ? word : word & (1 << UInt32(text.count * 8) - 1)
  }
}
