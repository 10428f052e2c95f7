/// The sections of ``CurrencyNames``, in directory order.
package enum NameSection: Int {
  /// ASCII: what the tables were made from (see ``TableVersions``).
  case info
  /// 3 bytes: a currency code, sorted.
  case codes
  /// 8 bytes: the key of ``LocaleIdentifier/key(language:script:region:variant:)``, spread; sorted.
  case localeKeys
  /// 8 bytes: vector (offset + 1, 0 for none) 3, plural rules 2, row of `patterns` 2, plural
  /// categories (a bit each) whose name beside a number is that of `other` 1.
  case localeRows
  /// 6 bytes: a row of `units` for each plural category.
  case patterns
  /// 16 bytes: whether the name comes first, the length of the text between, the text.
  case units
  /// See ``PluralRules``.
  case plurals
  /// A vector: its base (offset + 1, 0 for none) 3, a count of rows 2, then for every sixteenth row
  /// its currency 2 and where it is 3, counted from the vector's start; then the rows, by currency:
  /// the distance from the row before (0 for a sixteenth one), a length, and a record (see ``NameRecord``).
  case vectors
  /// 3 bytes: where a word of `words` starts; one more at the end.
  case wordStarts
  /// UTF-8: what a byte below 32 and the one behind it stand for.
  case words

  /// How many there are.
  package static var count: Int { words.rawValue + 1 }

  /// Sections start at multiples of this.
  package static var unit: Int { 128 }

  /// Bytes of a row, 0 where rows differ in length.
  package var stride: Int {
    switch self {
    case .plurals, .vectors, .words: 0
    case .info: 1
    case .codes, .wordStarts: 3
    case .patterns: 6
    case .localeKeys, .localeRows: 8
    case .units: 16
    }
  }

  /// Rows of a vector that share an entry of its index.
  package static var block: Int { 16 }
}

#if !hasFeature(Embedded)
extension NameSection: CaseIterable {}
#endif
