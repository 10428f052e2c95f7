public import CMintage
internal import MintageCore
internal import MintageEntry

/// Presses a key.
@c @implementation
public func mintage_entry_press(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ key: Int32,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  if unsafe inverse != nil || text == nil {
    return unsafe edit(entry, inverse, text) { entry throws(Failure) in
      entry.press(try EntryKey(number: key))
    }
  }
  // Without an inverse a key costs the least.
  return answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe requiredTarget(text)
    return unsafe entry.pointee.press(try EntryKey(number: key), into: &text.pointee).number
  }
}

extension EntryKey {
  /// A key by the header's number.
  @inline(__always)
  fileprivate init(number: Int32) throws(Failure) {
    switch Int(number) {
    case 0...9: self = .digit(UInt8(truncatingIfNeeded: number))
    case MINTAGE_KEY_BACKSPACE: self = .backspace
    case MINTAGE_KEY_DOUBLE_ZERO: self = .doubleZero
    case MINTAGE_KEY_TRIPLE_ZERO: self = .tripleZero
    case MINTAGE_KEY_SEPARATOR: self = .separator
    case MINTAGE_KEY_SIGN: self = .sign
    case MINTAGE_KEY_FORWARD_DELETE: self = .forwardDelete
    case MINTAGE_KEY_CLEAR: self = .clear
    default: throw .argument
    }
  }
}

/// Replaces what is selected.
@c @implementation
public func mintage_entry_replace_selection(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ replacement: UnsafePointer<CChar>?,
  _ replacement_count: Int, _ source: Int32, _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in
    try unsafe entry.replaceSelection(
      with: input(replacement, replacement_count),
      source: chosen(argument: source, EntrySource.self))
  }
}

/// Replaces a range.
@c @implementation
public func mintage_entry_replace(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ unit: Int32, _ start: Int, _ end: Int,
  _ replacement: UnsafePointer<CChar>?, _ replacement_count: Int, _ source: Int32,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in
    guard start <= end else { throw .argument }
    let replacement = try unsafe input(replacement, replacement_count)
    let source = try chosen(argument: source, EntrySource.self)
    switch Int(unit) {
    case MINTAGE_UTF8:
      return unsafe entry.replace(utf8: start..<end, with: replacement, source: source)
    case MINTAGE_UTF16:
      return unsafe entry.replace(utf16: start..<end, with: replacement, source: source)
    default: throw .argument
    }
  }
}

/// Deletes.
@c @implementation
public func mintage_entry_delete(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ what: Int32,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in
    switch Int(what) {
    case MINTAGE_DELETE_BACKWARD: return entry.deleteBackward()
    case MINTAGE_DELETE_FORWARD: return entry.deleteForward()
    case MINTAGE_DELETE_WORD_BACKWARD: return entry.deleteWordBackward()
    case MINTAGE_DELETE_WORD_FORWARD: return entry.deleteWordForward()
    case MINTAGE_DELETE_LINE_BACKWARD: return entry.deleteLineBackward()
    case MINTAGE_DELETE_LINE_FORWARD: return entry.deleteLineForward()
    default: throw .argument
    }
  }
}

/// Inserts an amount.
@c @implementation
public func mintage_entry_insert(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ amount: UnsafePointer<mintage_decimal>?,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in
    entry.insert(try unsafe exact(amount))
  }
}

/// Sets the amount.
@c @implementation
public func mintage_entry_set_amount(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ amount: UnsafePointer<mintage_decimal>?,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in
    entry.setAmount(unsafe amount == nil ? nil : try unsafe exact(amount))
  }
}

/// Sets the amount as minor units.
@c @implementation
public func mintage_entry_set_units(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ minor_units: Int64,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in entry.setMinorUnits(minor_units) }
}
