/// Reads a locale identifier subtag by subtag.
///
/// Follows ICU's `uloc_getName`: `_` and `-` separate alike; text with a single-character subtag is
/// read by the grammar of BCP 47, up to the first subtag that breaks it, unless there is an `@`;
/// `@key=value;key=value` holds ICU keywords. A POSIX codeset (`.UTF-8`) ends the subtags, as in
/// `uloc_canonicalize`. BCP 47's grandfathered tags (`i-lux`) are not known. It lives within one
/// call, so the text it points to outlives it.
@safe
struct LocaleParser {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0
  var result = LocaleIdentifier()

  init(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe self.text = unsafe text
  }

  /// A subtag's bytes, lower-cased and packed, first byte lowest.
  private struct Subtag {
    var packed: UInt64 = 0
    var count = 0
    var letters = 0
    var digits = 0
    var isAlphabetic: Bool { letters == count }
    var isNumeric: Bool { digits == count }
    /// 5 to 8 letters and digits, or a digit and three more.
    var isVariant: Bool {
      letters + digits == count && (5...8 ~= count || count == 4 && byte(0) < 0x3A)
    }
    func byte(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: packed >> (index * 8)) & 0xFF }
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// Reads up to the next separator; an ICU keyword list or a codeset ends the subtags too.
  private mutating func nextSubtag() -> Subtag {
    var subtag = Subtag()
    while unsafe offset < text.count {
      let byte = unsafe text[offset]
      if isSeparator(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") { break }
      let lower = byte | 0x20
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower {
        subtag.letters += 1
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        subtag.digits += 1
      }
      let folded = subtag.letters + subtag.digits == subtag.count + 1 ? lower : byte
      if subtag.count < 8 { subtag.packed |= UInt64(folded) << UInt64(subtag.count * 8) }
      subtag.count += 1
      offset += 1
    }
    return subtag
  }

  private var hasMoreSubtags: Bool {
    unsafe offset < text.count && isSeparator(text[offset])
  }

  mutating func parse() {
    if isLanguageTag {
      readTag()
    } else {
      readLanguage(letters: 2...3)
      readSubtags()
      skipCodeset()
      readKeywords()
    }
  }

  /// Whether ICU takes the text for a BCP 47 tag with extensions: a subtag that is not the last has
  /// one character, and there are no ICU keywords.
  private var isLanguageTag: Bool {
    var length = 0
    var hasSingleton = false
    for index in unsafe 0..<text.count {
      let byte = unsafe text[index]
      if byte == UInt8(ascii: "@") { return false }
      if isSeparator(byte) {
        if length == 1 { hasSingleton = true }
        length = 0
      } else {
        length += 1
      }
    }
    return hasSingleton
  }

  /// Reads the language; the number of its letters, 0 if it is none.
  @discardableResult
  private mutating func readLanguage(letters: ClosedRange<Int>) -> Int {
    let subtag = nextSubtag()
    if subtag.packed == LocaleParser.root, subtag.count == 4 { return 4 }
    guard subtag.isAlphabetic, letters ~= subtag.count || subtag.count == 0 else {
      result.language = LocaleParser.unknown
      return 0
    }
    if subtag.count > 3 {
      result.language = LocaleParser.unknown
    } else if subtag.packed != LocaleParser.undetermined {
      result.language = pack(subtag, bits: 5)
    }
    return subtag.count
  }

  /// A language that no table knows.
  private static var unknown: UInt32 { 0x7FFF }
  private static var root: UInt64 { 0x746F_6F72 }
  private static var undetermined: UInt64 { 0x64_6E75 }

  private mutating func readSubtags() {
    var expectsScript = true
    var expectsRegion = true
    while hasMoreSubtags {
      offset += 1
      let subtag = nextSubtag()
      if expectsScript, subtag.count == 4, subtag.isAlphabetic {
        result.script = pack(subtag, bits: 5)
        expectsScript = false
      } else if expectsRegion, subtag.count == 0 {
        // An empty region, as in `ca__VALENCIA`.
        expectsScript = false
        expectsRegion = false
      } else if expectsRegion,
        subtag.isAlphabetic && 2...3 ~= subtag.count || subtag.isNumeric && subtag.count == 3
      {
        result.region = pack(subtag, bits: 6)
        expectsScript = false
        expectsRegion = false
      } else {
        if result.variant == 0, 1...8 ~= subtag.count { result.variant = upperCased(subtag.packed) }
        expectsScript = false
        expectsRegion = false
      }
    }
  }

  /// Packs letters as 1…26 and digits as 27…36.
  private func pack(_ subtag: Subtag, bits: Int) -> UInt32 {
    var packed: UInt32 = 0
    for index in 0..<min(subtag.count, 4) {
      let byte = subtag.byte(index)
      let value = byte >= 0x61 ? byte - 0x60 : byte - 0x30 + 27
      packed |= value << UInt32(index * bits)
    }
    return packed
  }

  private func upperCased(_ packed: UInt64) -> UInt64 {
    // Clears bit 5 of letters only: letters have bit 6 set, digits do not.
    packed & ~((packed & 0x4040_4040_4040_4040) >> 1)
  }

  private mutating func skipCodeset() {
    while unsafe offset < text.count && text[offset] != UInt8(ascii: "@") { offset += 1 }
  }
}

// MARK: - BCP 47

extension LocaleParser {
  /// Reads language, extended language, script, region, variants and extensions in this order.
  private mutating func readTag() {
    let letters = readLanguage(letters: 2...8)
    guard letters > 0 else { return }
    // What comes next: extended languages (0 to 2), script (3), region (4) or variants (5).
    var place = letters <= 3 ? 0 : 3
    while hasMoreSubtags {
      let start = offset
      offset += 1
      let subtag = nextSubtag()
      if subtag.count == 1 {
        offset = start
        return readExtensions()
      }
      if place < 3, subtag.count == 3, subtag.isAlphabetic {
        // The first extended language is the language: `zh-yue` is `yue`.
        if place == 0 { result.language = pack(subtag, bits: 5) }
        place += 1
      } else if place <= 3, subtag.count == 4, subtag.isAlphabetic {
        result.script = pack(subtag, bits: 5)
        place = 4
      } else if place <= 4,
        subtag.count == 2 && subtag.isAlphabetic || subtag.count == 3 && subtag.isNumeric
      {
        result.region = pack(subtag, bits: 6)
        place = 5
      } else if subtag.isVariant {
        // ICU sorts the variants of a tag, and stops at one that is there twice.
        let variant = upperCased(subtag.packed)
        if variant == result.variant { return }
        if result.variant == 0 || variant.byteSwapped < result.variant.byteSwapped {
          result.variant = variant
        }
        place = 5
      } else {
        return
      }
    }
  }

  /// Reads `-u-cu-eur-nu-arab`; other singletons are stepped over, `-x-` ends.
  private mutating func readExtensions() {
    var singleton: UInt32 = 0
    var key: UInt64 = 0
    var value = Subtag()
    while hasMoreSubtags, singleton != 0x78 {
      offset += 1
      let subtag = nextSubtag()
      if subtag.count == 1 || singleton == 0x75 && subtag.count == 2 {
        assignExtension(key, value)
        value = Subtag()
        key = subtag.count == 2 ? subtag.packed : 0
        if subtag.count == 1 { singleton = subtag.byte(0) }
      } else if value.count == 0 {
        value = subtag
      } else {
        value.count += 1 + subtag.count
      }
    }
    assignExtension(key, value)
  }

  private mutating func assignExtension(_ key: UInt64, _ value: Subtag) {
    switch key {
    case 0: break
    case 0x6176:  // va
      guard value.packed == LocaleParser.posix, result.variant == 0 else { return }
      result.variant = upperCased(LocaleParser.posix)
    // A key without a value has the value `yes`, which is a currency code like any other.
    default: assign(key, max(value.count, 3), value.count == 0 ? LocaleParser.yes : value.packed)
    }
  }

  private static var posix: UInt64 { 0x78_6973_6F70 }
  private static var yes: UInt64 { 0x73_6579 }
}

// MARK: - Keywords

extension LocaleParser {
  /// Reads `@currency=EUR;numbers=arab`, up to the first part without `=`.
  private mutating func readKeywords() {
    while unsafe offset < text.count {
      offset += 1
      let key = readPart(until: UInt8(ascii: "="))
      guard unsafe offset < text.count && text[offset] == UInt8(ascii: "=") else { return }
      offset += 1
      let value = readPart(until: UInt8(ascii: ";"))
      switch (key.count, key.packed) {
      case (8, 0x7963_6E65_7272_7563): assign(0x7563, value.count, value.packed)
      case (7, 0x73_7265_626D_756E): assign(0x756E, value.count, value.packed)
      case (2, 0x6663), (2, 0x6772): assign(key.packed, value.count, value.packed)
      default: break
      }
    }
  }

  private mutating func readPart(until end: UInt8) -> (packed: UInt64, count: Int) {
    var packed: UInt64 = 0
    var count = 0
    while unsafe offset < text.count {
      let byte = unsafe text[offset]
      if byte == end || byte == UInt8(ascii: ";") { break }
      offset += 1
      if byte == UInt8(ascii: " ") { continue }
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if count < 8 { packed |= UInt64(isUpper ? byte | 0x20 : byte) << UInt64(count * 8) }
      count += 1
    }
    return (packed, count)
  }

  /// Stores a keyword given by its BCP 47 key; the first of a repeated one counts.
  private mutating func assign(_ key: UInt64, _ count: Int, _ value: UInt64) {
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: value >> (index * 8)) }
    switch key {
    case 0x7563 where result.currency == 0 && count == 3:  // cu
      result.currency = CurrencyCode(byte(0), byte(1), byte(2))?.packed ?? 0
    case 0x756E where result.numbers == 0 && (count <= 8 || count == 11):  // nu
      // ICU's own spelling `traditional` is the BCP 47 `traditio`.
      guard count <= 8 || value == NumberingSystem.traditional.name else { return }
      result.numbers = value
    case 0x6663:  // cf
      result.prefersAccounting = count >= 7 && value & 0xFF_FFFF_FFFF_FFFF == 0x74_6E75_6F63_6361
    case 0x6772 where result.regionOverride == 0 && count >= 2:  // rg
      guard byte(0) >= 0x61, byte(1) >= 0x61 else { return }
      result.regionOverride = UInt32(byte(0) - 0x60) | UInt32(byte(1) - 0x60) << 6
    default: break
    }
  }
}
