extension CurrencyStyle {
  /// The style resolved beforehand for a currency in a locale; nil where there is none.
  ///
  /// Nothing takes its place: a locale's relative or a currency's code would not be what was asked
  /// for. Who needs any pair compiles tables instead.
  ///
  /// - Parameter locale: an identifier as it was compiled, in either case and with either separator.
  /// - Complexity: O(*n*) in the styles; never allocates.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
  public init?(
    _ currency: CurrencyCode, in locale: UnsafeBufferPointer<UInt8>,
    options: StyleOptions = StyleOptions(), styles: ResolvedStyles
  ) {
    var entry = styles.first
    while let next = entry.next {
      if entry.isFor(currency, options), unsafe entry.isFor(locale) {
        self.init(entry)
        return
      }
      entry = next
    }
    return nil
  }

  /// The style resolved beforehand for a currency in a locale; nil where there is none.
  ///
  /// - Parameter locale: an identifier as it was compiled, in either case and with either separator.
  /// - Complexity: O(*n*) in the styles; never allocates.
  public init?(
    _ currency: CurrencyCode, in locale: StaticString, options: StyleOptions = StyleOptions(),
    styles: ResolvedStyles
  ) {
    guard locale.hasPointerRepresentation else { return nil }
    let text = unsafe UnsafeBufferPointer(
      start: locale.utf8Start, count: locale.utf8CodeUnitCount)
    unsafe self.init(currency, in: text, options: options, styles: styles)
  }

  #if !hasFeature(Embedded)
  /// The style resolved beforehand for a currency in a locale; nil where there is none.
  ///
  /// - Parameter locale: an identifier as it was compiled, in either case and with either separator.
  /// - Complexity: O(*n*) in the styles.
  public init?(
    _ currency: CurrencyCode, in locale: String, options: StyleOptions = StyleOptions(),
    styles: ResolvedStyles
  ) {
    var locale = locale
    let style = locale.withUTF8 { text in
      unsafe CurrencyStyle(currency, in: text, options: options, styles: styles)
    }
    guard let style else { return nil }
    self = style
  }
  #endif

  /// Reads the style of an entry, and prepares what follows from it.
  @inline(never)
  init(_ entry: ResolvedEntry) {
    self.init()
    let bytes = entry.bytes
    let start = entry.styleStart
    let (first, second) = (bytes.word(start), bytes.word(start &+ 8))
    let (third, fourth) = (bytes.word(start &+ 16), bytes.word(start &+ ResolvedStyle.numbers))
    positive = AffixSpans(word: UInt32(truncatingIfNeeded: first))
    zero = AffixSpans(word: UInt32(truncatingIfNeeded: first &>> 32))
    negative = AffixSpans(word: UInt32(truncatingIfNeeded: second))
    decimalSeparator = UInt32(truncatingIfNeeded: second &>> 32)
    groupingSeparator = UInt32(truncatingIfNeeded: third)
    zeroDigit = UInt32(truncatingIfNeeded: third &>> 32)
    packedCode = entry.currency.packed
    minimumFraction = UInt8(truncatingIfNeeded: fourth)
    maximumFraction = UInt8(truncatingIfNeeded: fourth &>> 8)
    minorUnitScale = UInt8(truncatingIfNeeded: fourth &>> 16)
    primaryGrouping = UInt8(truncatingIfNeeded: fourth &>> 24)
    secondaryGrouping = UInt8(truncatingIfNeeded: fourth &>> 32)
    minimumGrouping = UInt8(truncatingIfNeeded: fourth &>> 40)
    rounding = RoundingMode(rawValue: UInt8(truncatingIfNeeded: fourth &>> 48)) ?? .halfEven
    sign = SignDisplay(rawValue: UInt8(truncatingIfNeeded: fourth &>> 56)) ?? .automatic
    let rest = start &+ ResolvedStyle.rest
    increment = UInt16(truncatingIfNeeded: bytes.number(rest))
    minus = MinusSign(bits: bytes.byte(rest &+ 2))
    let flags = bytes.byte(rest &+ 3)
    hasSlots = flags & ResolvedStyle.hasSlots != 0
    hasScatteredDigits = flags & ResolvedStyle.hasScatteredDigits != 0
    pool.read(bytes, at: start &+ ResolvedStyle.pool)
    chooseLayout()
  }
}

/// How a style is stored in ``ResolvedStyles``: what it was resolved to, and nothing that follows
/// from that, so that the same bytes serve every machine and every way of writing.
package enum ResolvedStyle {
  // From byte 0: spans of the affixes of amounts above zero, of zero and below it, 4 bytes each, and
  // UTF-8 of decimal separator, grouping separator and digit zero, 4 bytes each, padded with zeros.

  /// From here: fewest and most fraction digits, minor unit digits, primary and secondary group
  /// size, minimum grouping digits, rounding mode and sign display, a byte each.
  package static var numbers: Int { 24 }
  /// From here: rounding increment 2, minus sign 1, flags 1.
  package static var rest: Int { 32 }
  /// From here: the pool's bytes, a zero before the count of a run of zeros.
  package static var pool: Int { 36 }

  package static var hasSlots: UInt8 { 1 }
  package static var hasScatteredDigits: UInt8 { 2 }
}

extension AffixPool {
  /// Reads all of the pool's bytes, and nothing beyond it.
  mutating func read(_ bytes: TableBytes, at start: Int) {
    var offset = start
    unsafe withUnsafeMutablePointer(to: &slots) { slots in
      let pool = unsafe UnsafeMutableRawPointer(slots).assumingMemoryBound(to: UInt8.self)
      var index = 0
      while index < AffixPool.capacity {
        let byte = bytes.byte(offset)
        offset &+= 1
        if byte == 0 {
          // The pool is new: its bytes are zero.
          index &+= max(1, Int(bytes.byte(offset)))
          offset &+= 1
        } else {
          unsafe pool[index] = byte
          index &+= 1
        }
      }
    }
  }
}

#if !hasFeature(Embedded)
extension CurrencyStyle {
  /// The style as ``ResolvedStyles`` stores it.
  package var resolvedBytes: [UInt8] {
    var bytes: [UInt8] = []
    for word in [
      positive.word, zero.word, negative.word, decimalSeparator, groupingSeparator, zeroDigit,
    ] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    bytes += [
      minimumFraction, maximumFraction, minorUnitScale, primaryGrouping, secondaryGrouping,
      minimumGrouping, rounding.rawValue, sign.rawValue,
    ]
    bytes += [UInt8(increment & 0x7F), UInt8(increment >> 7), minus.bits]
    bytes.append(
      (hasSlots ? ResolvedStyle.hasSlots : 0)
        | (hasScatteredDigits ? ResolvedStyle.hasScatteredDigits : 0))
    let pool = usedPool
    var zeros: UInt8 = 0
    for byte in pool {
      if byte == 0 {
        zeros += 1
        continue
      }
      if zeros > 0 { bytes += [0, zeros] }
      zeros = 0
      bytes.append(byte)
    }
    return zeros > 0 ? bytes + [0, zeros] : bytes
  }

  /// The pool without what lies beside the affixes: composing leaves there what it wrote too much.
  private var usedPool: [UInt8] {
    var pool = unsafe self.pool.withBytes { pool in
      unsafe Array(UnsafeBufferPointer(start: pool, count: AffixPool.capacity))
    }
    for index in pool.indices {
      let isUsed = [positive, zero, negative].contains { spans in
        0..<Int(spans.prefixCount) ~= index - Int(spans.prefix)
          || 0..<Int(spans.suffixCount) ~= index - Int(spans.suffix)
      }
      if !isUsed { pool[index] = 0 }
    }
    return pool
  }
}
#endif
