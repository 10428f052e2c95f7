internal import CMintage
internal import MintageCore
internal import MintageEntry

extension EntryOptions {
  /// The options that a caller gave; nil for null.
  @unsafe
  init?(given pointer: UnsafePointer<mintage_entry_options>?) throws(Failure) {
    guard let options = try unsafe MintageABI.given(pointer) else { return nil }
    guard options.reserved == 0, options.reserved2 == 0 else { throw .options }
    self.init()
    allowsNegative = options.allows_negative != 0
    isOptional = options.is_required == 0
    width = options.fits_minor_units == 0 ? .exactDecimal : .minorUnits
    fraction = options.pads_fraction == 0 ? .asTyped : .padded
    switch Int(options.typed_separator) {
    case MINTAGE_TYPED_SEPARATOR_STRUCTURAL: typedSeparator = .structural
    case MINTAGE_TYPED_SEPARATOR_ALWAYS_DECIMAL: typedSeparator = .alwaysDecimal
    case MINTAGE_TYPED_SEPARATOR_STRICT: typedSeparator = .strict
    default: throw .options
    }
    ambiguousInsertion = options.reads_ambiguous_as_locale == 0 ? .ask : .localeReading
    bareDigits = options.inserts_bare_digits_as_keys == 0 ? .wholeUnits : .keys
    showsZeroAsBlank = options.shows_zero_as_blank != 0
    writesRoundedOnFocus = options.writes_rounded_on_focus != 0
    appliesOutsideAmounts = options.applies_outside_amounts != 0
    selectsAllOnFocus = options.selects_all_on_focus != 0
    reentersOnFocus = options.reenters_on_focus != 0
    if options.maximum_integer_digits != 0 {
      maximumIntegerDigits = Int(options.maximum_integer_digits)
    }
    if options.has_minimum != 0 { minimum = try options.minimum.exact() }
    if options.has_maximum != 0 { maximum = try options.maximum.exact() }
    presentation = try EntryPresentation(options)
  }
}

extension EntryPresentation {
  fileprivate init(_ options: mintage_entry_options) throws(Failure) {
    self.init()
    groupsWhileEditing = options.hides_groups_while_editing == 0
    showsSymbolWhileEditing = options.hides_symbol_while_editing == 0
    usesLatinDigits = options.uses_latin_digits != 0
    usesPlainSpaces = options.uses_plain_spaces != 0
    if options.has_affixes != 0 {
      affixes = try unsafe withText(options.prefix) { prefix throws(Failure) in
        try unsafe withText(options.suffix) { suffix throws(Failure) in
          guard let affixes = unsafe EntryAffixes(prefix: prefix, suffix: suffix) else {
            throw .options
          }
          return affixes
        }
      }
    }
    if options.has_grouping != 0 {
      grouping = EntryGrouping(
        primary: Int(options.primary_grouping),
        secondary: options.secondary_grouping == 0 ? nil : Int(options.secondary_grouping))
    }
    decimalSeparator = try separator(options.decimal_separator)
    groupingSeparator = try separator(options.grouping_separator)
  }
}

/// A separator by its code point; nil for 0.
private func separator(_ scalar: UInt32) throws(Failure) -> EntrySeparator? {
  if scalar == 0 { return nil }
  guard let scalar = Unicode.Scalar(scalar), let separator = EntrySeparator(scalar) else {
    throw .options
  }
  return separator
}
