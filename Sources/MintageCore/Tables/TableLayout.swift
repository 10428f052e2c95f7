/// The header that starts every packed table.
package enum TableHeader {
  /// Bytes 0…7: `MINTAGE` and one digit, the layout's version, which a reader must know.
  package static var magic: UInt64 { 0x3145_4741_544E_494D }
  /// Bytes 8…11: the size of the whole in four seven-bit bytes.
  package static var size: Int { 8 }
  /// Byte 12: how many sections there are.
  package static var sectionCount: Int { 12 }
  /// Bytes 13…22: FNV-1a of everything after the header, in ten seven-bit bytes.
  package static var checksum: Int { 13 }
  /// From byte 24: two bytes a section, its offset in units that the kind of table fixes.
  package static var directory: Int { 24 }
  /// Zero bytes after the last section, so that its last texts can be read as words.
  package static var padding: Int { 16 }
}

/// The sections of ``CurrencyTables``, in directory order, with the bytes of one row.
///
/// The compiler packs by this list and the runtime reads by it; a change of meaning needs a new
/// version in ``TableHeader/magic``.
package enum StyleSection: Int {
  /// ASCII: what the tables were made from (see ``TableVersions``).
  case info
  /// Hash slots of 2 bytes: row of `localeKeys` + 1, 0 when free; linear probing.
  case localeSlots
  /// 8 bytes: the key of ``LocaleIdentifier/key(language:script:region:variant:)``, spread.
  case localeKeys
  /// 8 bytes: number set + 1 (0: only tells the script) 2, symbol set 2, target row + 1 (aliases) 2, own list 1, script + 1.
  case localeRows
  /// 3 bytes: script letters packed in 20 bits.
  case scripts
  /// 8 bytes: variant in ASCII, padded with zeros.
  case variants
  /// 5 bytes: three-letter language, then the two-letter one it means.
  case languageAliases
  /// 5 bytes: three-letter region, then the two-letter one it means.
  case regionAliases
  /// 2 bytes for each `AA`…`ZZ`: the region's default currency's row + 1, 0 for none.
  case regions
  /// 10 bytes: numbering systems default, native, traditional, finance (1 each), elements of `latn`
  /// 2, elements of the default system 2, list of further elements 2.
  case numberSets
  /// A count, then 3 bytes each: numbering system 1, elements 2. The list at 0 is root's.
  case numberLists
  /// 14 bytes: separators decimal, group, currency decimal, currency group, minus, plus; patterns
  /// standard, accounting, decimal, then alpha-next-to-number and no-currency of standard and of
  /// accounting (+ 1, 0 for none); minimum grouping digits. One byte each.
  case numberElements
  /// 10 bytes: vectors of symbol, narrow, formal, variant (2 each, + 1, 0 for none); texts inserted
  /// before and after (separators, 1 each).
  case symbolSets
  /// 4 bytes: a vector's head (base vector + 1, rows), then its rows (currency, text), sorted.
  case symbolVectors
  /// 16 bytes: code 3, fraction digits, cash digits, ISO minor unit digits with a flag
  /// (``CurrencyFlags``) 1 each, increment and cash increment 2 each, numeric code 2, root's symbol and narrow symbol (texts, 0
  /// for the code and for none) 2 each.
  case currencies
  /// 2 bytes for each `AA`…`ZZ` and one more: the first row of `currencies` from there on.
  case currencyBuckets
  /// 12 bytes: name 8, zero digit 3 (21 bits), flags (1 decimal digits, 2 algorithmic, 4 scattered).
  case numberingSystems
  /// 2 bytes a list: its offset; then a count and 5 bytes each: currency 2, pattern, decimal, group.
  case ownFormats
  /// 11 bytes: affixes positive prefix, positive suffix, negative prefix, negative suffix (text, 2
  /// each), primary and secondary grouping size (0 for none), flags (``PatternFlags``).
  case patterns
  /// 16 bytes: a separator, sign or inserted text of up to 15 bytes: its length, then UTF-8.
  case separators
  /// Texts: bytes 1, flags 1, then UTF-8. Flags of a symbol: 1 the first, 2 the last code point
  /// takes currency spacing; of an affix template: ``TemplateFlags``.
  case texts

  /// How many sections there are.
  package static var count: Int { StyleSection.texts.rawValue + 1 }

  /// Sections start at multiples of this, so that two bytes hold an offset.
  @inline(__always)
  package static var unit: Int { 8 }

  /// Bytes of a row, 0 where rows differ in length.
  @inline(__always)
  package var stride: Int {
    switch self {
    case .numberLists, .ownFormats, .texts: 0
    case .info: 1
    case .localeSlots, .regions, .currencyBuckets: 2
    case .scripts: 3
    case .symbolVectors: 4
    case .languageAliases, .regionAliases: 5
    case .localeKeys, .localeRows, .variants: 8
    case .numberSets, .symbolSets: 10
    case .patterns: 11
    case .numberingSystems: 12
    case .numberElements: 14
    case .currencies, .separators: 16
    }
  }
}

#if !hasFeature(Embedded)
extension StyleSection: CaseIterable {}
#endif

/// What an affix template's flags say, so that most templates need no loop over their bytes.
package enum TemplateFlags {
  /// The position of the currency token + 1; 0 when there is none.
  package static var position: Int { 0x3F }
  /// There is a sign token, or a second currency token.
  package static var hasSign: Int { 0x40 }

  #if !hasFeature(Embedded)
  /// The flags of a template.
  package static func flags(of template: [UInt8]) -> Int {
    let tokens = template.indices.filter { template[$0] == AffixToken.currency }
    let signs = template.filter { $0 == AffixToken.minus || $0 == AffixToken.plus }
    guard signs.isEmpty, tokens.count < 2, template.count < position else { return hasSign }
    return tokens.first.map { $0 + 1 } ?? 0
  }
  #endif
}

/// What a row of `patterns` says besides affixes.
package enum PatternFlags {
  /// The pattern has a negative subpattern of its own.
  package static var hasNegative: Int { 1 }
  /// The positive subpattern holds a plus sign.
  package static var positiveHasPlus: Int { 2 }
  /// The negative subpattern holds a minus sign.
  package static var negativeHasMinus: Int { 4 }
}

/// What the sixth byte of a row of `currencies` holds.
package enum CurrencyFlags {
  /// ISO minor unit digits; 7 for none.
  package static var minorUnits: Int { 7 }
  /// Only the facts were kept: no locale has a symbol for the currency.
  package static var factsOnly: Int { 8 }
}

/// The bytes that stand for something in an affix template; all other bytes are literal.
package enum AffixToken {
  package static var currency: UInt8 { 1 }
  package static var minus: UInt8 { 2 }
  package static var plus: UInt8 { 3 }
}
