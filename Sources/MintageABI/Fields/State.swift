public import CMintage
internal import MintageCore
internal import MintageEntry

/// Tells everything about a field.
@c @implementation
public func mintage_entry_get_state(
  _ entry: UnsafePointer<mintage_entry>?, _ state: UnsafeMutablePointer<mintage_entry_state>?
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    guard let state = unsafe state else { throw .argument }
    unsafe state.pointee = mintage_entry_state(entry.pointee)
    return MINTAGE_OK
  }
}

extension mintage_entry_state {
  fileprivate init(_ entry: CurrencyEntry) {
    self.init()
    if let amount = entry.amount {
      self.amount = mintage_decimal(amount)
      has_amount = 1
    }
    if let units = entry.minorUnits {
      minor_units = units
      has_minor_units = 1
    }
    revision = entry.revision
    separator_label = entry.separatorKeyLabel.value
    zero_label = entry.digitKeyLabel(0).value
    currency = letters(entry.currency)
    mode = entry.mode.rawValue
    keyboard = entry.keyboard.rawValue
    is_empty = entry.isEmpty ? 1 : 0
    is_zero = entry.isZero ? 1 : 0
    is_negative = entry.isNegative ? 1 : 0
    is_rounded = entry.isRounded ? 1 : 0
    is_edited = entry.isEdited ? 1 : 0
    is_editing = entry.isEditing ? 1 : 0
    is_in_range = entry.isInRange ? 1 : 0
    can_commit = entry.canCommit ? 1 : 0
    is_separator_enabled = entry.isSeparatorKeyEnabled ? 1 : 0
  }
}

/// Gives a field's state as plain data.
@c @implementation
public func mintage_entry_save(
  _ entry: UnsafePointer<mintage_entry>?, _ saved: UnsafeMutablePointer<mintage_saved_entry>?
) -> mintage_result {
  answering { () throws(Failure) in
    let state = try unsafe opened(entry).pointee.saved
    guard let saved = unsafe saved else { throw .argument }
    unsafe saved.pointee = mintage_saved_entry(
      amount: mintage_decimal(
        low: state.low, high: state.high, scale: Int32(state.scale),
        is_negative: state.isNegative ? 1 : 0),
      integer_digits: Int32(state.integerDigits), fraction_digits: Int32(state.fractionDigits),
      digits_after_caret: Int32(state.digitsAfterCaret), currency: letters(state.currency),
      mode: state.mode.rawValue, is_negative: state.isNegative ? 1 : 0,
      has_separator: state.hasSeparator ? 1 : 0, has_amount: state.hasAmount ? 1 : 0,
      is_exact: state.isExact ? 1 : 0, is_edited: state.isEdited ? 1 : 0,
      is_editing: state.isEditing ? 1 : 0,
      is_caret_behind_separator: state.isCaretBehindSeparator ? 1 : 0)
    return MINTAGE_OK
  }
}

/// Restores a field's state.
@c @implementation
public func mintage_entry_restore(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ saved: UnsafePointer<mintage_saved_entry>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, nil, text) { entry throws(Failure) in
    guard let saved = unsafe saved else { throw .argument }
    let plain = unsafe saved.pointee
    let currency = try unsafe withText(plain.currency) { letters throws(Failure) in
      guard let code = unsafe CurrencyCode(utf8: letters) else {
        throw Failure(MINTAGE_ERROR_CURRENCY)
      }
      return code
    }
    let amount = try plain.amount.exact()
    let (high, low) = amount.magnitude
    return entry.restore(
      SavedEntry(
        currency: currency, mode: try chosen(argument: Int32(plain.mode), EntryMode.self),
        isNegative: plain.is_negative != 0, hasSeparator: plain.has_separator != 0,
        hasAmount: plain.has_amount != 0, isExact: plain.is_exact != 0,
        isEdited: plain.is_edited != 0, isEditing: plain.is_editing != 0, high: high, low: low,
        scale: Int(amount.scale), integerDigits: Int(plain.integer_digits),
        fractionDigits: Int(plain.fraction_digits),
        digitsAfterCaret: Int(plain.digits_after_caret),
        isCaretBehindSeparator: plain.is_caret_behind_separator != 0))
  }
}
