public import CMintage
internal import MintageCore
internal import MintageEntry

/// Writes text and selection.
@c @implementation
public func mintage_entry_write(
  _ entry: UnsafePointer<mintage_entry>?, _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe requiredTarget(text)
    unsafe entry.pointee.write(into: &text.pointee)
    return MINTAGE_OK
  }
}

/// Writes a hint.
@c @implementation
public func mintage_entry_write_hint(
  _ entry: UnsafePointer<mintage_entry>?, _ hint: Int32,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe requiredTarget(text)
    switch Int(hint) {
    case MINTAGE_HINT_PLACEHOLDER: unsafe entry.pointee.writePlaceholder(into: &text.pointee)
    case MINTAGE_HINT_PLAIN: unsafe entry.pointee.writePlainAmount(into: &text.pointee)
    case MINTAGE_HINT_SPOKEN: unsafe entry.pointee.writeSpokenValue(into: &text.pointee)
    default: throw .argument
    }
    return MINTAGE_OK
  }
}

/// Writes a suggestion.
@c @implementation
public func mintage_entry_write_suggestion(
  _ entry: UnsafePointer<mintage_entry>?, _ amount: UnsafePointer<mintage_decimal>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe requiredTarget(text)
    unsafe entry.pointee.writeSuggestion(try exact(amount), into: &text.pointee)
    return MINTAGE_OK
  }
}

/// Tells where a part stands.
@c @implementation
public func mintage_entry_part(
  _ entry: UnsafePointer<mintage_entry>?, _ role: Int32,
  _ part: UnsafeMutablePointer<mintage_part>?
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let role = try chosen(argument: role, EntryRole.self)
    guard let part = unsafe part else { throw .argument }
    let range = unsafe entry.pointee.range(of: role)
    unsafe part.pointee = mintage_part(
      field: UInt16(role.rawValue), utf8_start: UInt16(range.utf8.lowerBound),
      utf8_end: UInt16(range.utf8.upperBound), utf16_start: UInt16(range.utf16.lowerBound),
      utf16_end: UInt16(range.utf16.upperBound))
    return MINTAGE_OK
  }
}

/// Gives both readings of a text.
@c @implementation
public func mintage_entry_readings(
  _ entry: UnsafePointer<mintage_entry>?, _ text: UnsafePointer<CChar>?, _ text_count: Int,
  _ locale_reading: UnsafeMutablePointer<mintage_decimal>?,
  _ other_reading: UnsafeMutablePointer<mintage_decimal>?
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    guard let first = unsafe locale_reading, let second = unsafe other_reading else {
      throw .argument
    }
    guard let both = try unsafe entry.pointee.readings(of: input(text, text_count)) else {
      throw Failure(MINTAGE_ERROR_REFUSED)
    }
    unsafe first.pointee = mintage_decimal(both.locale)
    unsafe second.pointee = mintage_decimal(both.other)
    return MINTAGE_OK
  }
}
