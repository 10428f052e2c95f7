/// The sections of ``NotationTables``, in directory order.
package enum NotationSection: Int {
  /// ASCII: what the tables were made from (see ``TableVersions``).
  case info
  /// 8 bytes: the key of ``LocaleIdentifier/key(language:script:region:variant:)``, spread; sorted.
  case localeKeys
  /// 6 bytes: list of numbering systems 2, plural rules 2, plural ranges 2.
  case localeRows
  /// 8 bytes: a numbering system's name in ASCII.
  case systems
  /// A count, then 10 bytes each: numbering system 1, tables of short currency, long currency, short
  /// decimal and long decimal patterns (2 each, offset + 1, 0 for none), terms 1. The first is
  /// `latn`'s, and that of all systems that are not there.
  case lists
  /// A count, then 4 bytes each: the first power of ten, what the power of ten is divided by (a
  /// power of ten), forms 2. The last one goes on for ever.
  case tables
  /// A count, then 3 bytes each: number 0, number 1, or plural category + 2; row of `patterns` + 1,
  /// 0 for a pattern that says not to shorten. Categories that have the pattern of `other` are left
  /// out.
  case forms
  /// 5 bytes: positive prefix and suffix (text, 2 each), flags (``PatternFlags``, ``CompactFlags``).
  /// Of a pattern with a negative subpattern the next row has that.
  case patterns
  /// 6 bytes: the texts between exponent and number, of a range, and of the approximate sign.
  case terms
  /// See ``PluralRules``.
  case plurals
  /// A count, then 1 byte each: plural categories of the ends of a range (six times the
  /// first and the second), then as many: the category of the range. What is not there is `other`.
  case ranges
  /// Texts: bytes 1, then UTF-8.
  case texts

  /// How many there are.
  package static var count: Int { texts.rawValue + 1 }

  /// Sections start at multiples of this.
  package static var unit: Int { 8 }

  /// Bytes of a row, 0 where rows differ in length.
  package var stride: Int {
    switch self {
    case .lists, .tables, .forms, .plurals, .ranges, .texts: 0
    case .info: 1
    case .patterns: 5
    case .localeRows, .terms: 6
    case .localeKeys, .systems: 8
    }
  }
}

#if !hasFeature(Embedded)
extension NotationSection: CaseIterable {}
#endif

/// What a row of compact patterns says besides ``PatternFlags``.
package enum CompactFlags {
  /// The pattern has no digit: `mille`.
  package static var hasNoDigits: Int { 8 }
}
