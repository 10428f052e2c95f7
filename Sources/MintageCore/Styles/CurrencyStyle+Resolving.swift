extension CurrencyStyle {
  /// Resolves the rules for a currency in a locale.
  ///
  /// Never fails: an unknown locale falls back as ICU's does, ending at root, and an unknown code is
  /// shown as itself with two fraction digits.
  ///
  /// - Complexity: a constant number of table reads; never allocates.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions(),
    tables: CurrencyTables
  ) {
    self.init()
    resolve(currency, in: locale, options: options, tables: tables)
  }

  /// Resolves in place: a style returned is copied, once for each function it passes through.
  @inline(never)
  private mutating func resolve(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions,
    tables: CurrencyTables
  ) {
    packedCode = currency.packed
    rounding = options.rounding
    sign = options.sign
    let lookup = StyleLookup(currency, in: locale, options: options, tables: tables)
    hasScatteredDigits = lookup.system.isScattered
    zeroDigit = utf8(lookup.system.zero)
    decimalSeparator = tables.packedText(lookup.decimalSeparator)
    groupingSeparator = tables.packedText(lookup.groupingSeparator)
    minus = MinusSign(lookup.sign(isPlus: false), tables)
    setFraction(tables.digits(lookup.currencyRow), options.fractionDigits)
    setGrouping(lookup.grouping, options.grouping)
    AffixComposer(lookup, options).compose(into: &self)
    chooseLayout()
  }

  @inline(__always)
  private mutating func setFraction(_ digits: CurrencyDigits, _ wanted: FractionDigits) {
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
  @inline(__always)
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

  @inline(__always)
  mutating func setGrouping(
    _ sizes: (primary: UInt8, secondary: UInt8, minimum: UInt8), _ grouping: Grouping
  ) {
    guard grouping != .off else { return }
    (primaryGrouping, secondaryGrouping) = (sizes.primary, sizes.secondary)
    switch grouping {
    case .automatic, .off: minimumGrouping = sizes.minimum
    case .minimumTwo: minimumGrouping = max(2, sizes.minimum)
    case .thousands: (primaryGrouping, secondaryGrouping, minimumGrouping) = (3, 3, 1)
    case .always:
      minimumGrouping = 1
      if primaryGrouping == 0 { (primaryGrouping, secondaryGrouping) = (3, 3) }
    }
  }
}

/// A code point's UTF-8 in the low bytes of a word, first byte lowest.
@inline(__always)
package func utf8(_ scalar: UInt32) -> UInt32 {
  let last = 0x80 | scalar & 0x3F
  if scalar < 0x80 { return scalar }
  if scalar < 0x800 { return 0xC0 | scalar >> 6 | last << 8 }
  let middle = 0x80 | scalar >> 6 & 0x3F
  if scalar < 0x1_0000 { return 0xE0 | scalar >> 12 | middle << 8 | last << 16 }
  return 0xF0 | scalar >> 18 | (0x80 | scalar >> 12 & 0x3F) << 8 | middle << 16 | last << 24
}

/// The numbers of one currency's row.
struct CurrencyDigits {
  var standard = 2
  var cash = 2
  var iso: Int?
  var increment = 0
  var cashIncrement = 0
}

extension CurrencyTables {
  /// The digits of a currency row; two for unknown codes (ICU's `DEFAULT`).
  @inline(__always)
  func digits(_ currency: Int) -> CurrencyDigits {
    guard currency >= 0 else { return CurrencyDigits() }
    let offset = row(.currencies, currency)
    let word = bytes.word(offset)
    let iso = smallField(word, 5) & CurrencyFlags.minorUnits
    return CurrencyDigits(
      standard: smallField(word, 3), cash: smallField(word, 4), iso: iso == 7 ? nil : iso,
      increment: field(word, 6), cashIncrement: bytes.number(offset + 8))
  }

  /// A separator of at most four bytes, first byte lowest.
  @inline(__always)
  func packedText(_ index: Int) -> UInt32 {
    let text = separator(index)
    let word = UInt32(truncatingIfNeeded: bytes.word(text.offset))
    return text.count >= 4 ? word : word & (1 << UInt32(text.count * 8) - 1)
  }
}

/// The code point of a character packed as UTF-8 into a word; 0 for none.
package func scalar(_ character: UInt32) -> UInt32 {
  let (first, second) = (character & 0xFF, character >> 8 & 0x3F)
  let (third, fourth) = (character >> 16 & 0x3F, character >> 24 & 0x3F)
  if first < 0x80 { return first }
  if first < 0xE0 { return (first & 0x1F) << 6 | second }
  if first < 0xF0 { return (first & 0xF) << 12 | second << 6 | third }
  return (first & 7) << 18 | second << 12 | third << 6 | fourth
}
