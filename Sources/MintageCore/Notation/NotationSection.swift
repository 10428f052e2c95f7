/// The sections of ``NotationTables``, in directory order.
package enum NotationSection: Int, CaseIterable {
  /// ASCII: what the tables were made from (see ``TableVersions``).
  case info
  /// 8 bytes: the key of ``LocaleIdentifier/key(language:script:region:variant:)``, spread; sorted.
  case localeKeys
  /// 4 bytes: list of numbering systems 2, plural rules 2.
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
  /// 0 for a pattern that says not to shorten.
  case forms
  /// 9 bytes: affixes positive prefix, positive suffix, negative prefix, negative suffix (text, 2
  /// each), flags (``PatternFlags``, ``CompactFlags``).
  case patterns
  /// 6 bytes: the texts between exponent and number, of a range, and of the approximate sign.
  case terms
  /// See ``PluralRules``.
  case plurals
  /// Texts: bytes 1, flags 1, then UTF-8.
  case texts

  /// Sections start at multiples of this.
  package static var unit: Int { 8 }

  /// Bytes of a row, 0 where rows differ in length.
  package var stride: Int {
    switch self {
    case .lists, .tables, .forms, .plurals, .texts: 0
    case .info: 1
    case .localeRows: 4
    case .terms: 6
    case .localeKeys, .systems: 8
    case .patterns: 9
    }
  }
}

/// What a row of compact patterns says besides ``PatternFlags``.
package enum CompactFlags {
  /// The pattern has no digit: `mille`.
  package static var hasNoDigits: Int { 8 }
}
