/// One style of ``ResolvedStyles``: what it is found by, then the style.
///
/// Bytes of the entry 2 (0: no more entries), code 3, options 4, numbering system 1 and its name,
/// locale identifier 1 and its letters, lower-case with `_`. Then the style, as `CurrencyStyle+Resolved`
/// reads it.
struct ResolvedEntry: BitwiseCopyable {
  let bytes: TableBytes
  /// Where it starts.
  let start: Int

  /// Where the count of the numbering system's letters stands.
  static var head: Int { 9 }

  /// The bytes of the whole entry, 0 behind the last.
  var size: Int { bytes.number(start) }

  /// The entry behind this one; nil where this one is only the end.
  var next: ResolvedEntry? {
    size == 0 ? nil : ResolvedEntry(bytes: bytes, start: start &+ size)
  }

  /// Where the identifier's count stands.
  private var identifier: Int {
    let system = start &+ ResolvedEntry.head
    return system &+ 1 &+ Int(bytes.byte(system))
  }

  /// Where the style starts.
  var styleStart: Int { identifier &+ 1 &+ Int(bytes.byte(identifier)) }

  var currency: CurrencyCode { bytes.code(start &+ 2) }

  /// Whether the entry is for a currency and options.
  func isFor(_ currency: CurrencyCode, _ options: StyleOptions) -> Bool {
    guard self.currency == currency,
      UInt32(truncatingIfNeeded: bytes.word(start &+ 5)) == options.spreadBits
    else { return false }
    var name = options.numberingSystem?.name ?? 0
    var offset = start &+ ResolvedEntry.head
    for _ in 0..<Int(bytes.byte(offset)) {
      offset &+= 1
      guard bytes.byte(offset) == UInt8(truncatingIfNeeded: name) else { return false }
      name >>= 8
    }
    return name == 0
  }

  /// Whether the entry is for a locale, whose identifier may have either case and separator.
  func isFor(_ locale: UnsafeBufferPointer<UInt8>) -> Bool {
    let identifier = identifier
    guard Int(bytes.byte(identifier)) == locale.count else { return false }
    for index in 0..<locale.count {
      var byte = unsafe locale[index]
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte { byte |= 0x20 }
      if byte == UInt8(ascii: "-") { byte = UInt8(ascii: "_") }
      guard byte == bytes.byte(identifier &+ 1 &+ index) else { return false }
    }
    return true
  }
}

extension StyleOptions {
  /// Everything but the numbering system, in four bytes of seven bits.
  package var spreadBits: UInt32 {
    var bits = UInt32(width.rawValue) | UInt32(form.rawValue) &<< 3 | UInt32(sign.rawValue) &<< 4
    bits |= UInt32(grouping.rawValue) &<< 7 | UInt32(resolution.rawValue) &<< 10
    bits |= UInt32(rounding.rawValue) &<< 11
    switch fractionDigits {
    case .currency: break
    case .cash: bits |= 1 &<< 15
    case .iso: bits |= 2 &<< 15
    case .range(let minimum, let maximum):
      let minimum = max(0, min(minimum, FractionDigits.limit))
      let maximum = max(minimum, min(maximum, FractionDigits.limit))
      bits |= 3 &<< 15 | UInt32(minimum) &<< 17 | UInt32(maximum) &<< 22
    }
    return UInt32(truncatingIfNeeded: spread(UInt64(bits)))
  }
}
