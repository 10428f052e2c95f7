public import CMintage
internal import MintageCore
internal import MintageEntry

/// Moves the caret.
@c @implementation
public func mintage_entry_move(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ movement: Int32, _ extending: Int32,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe moving(entry, text) { entry throws(Failure) in
    let movement = try chosen(argument: movement, CurrencyEntry.Movement.self)
    return entry.moveCaret(movement, extending: extending != 0).number
  }
}

/// Selects a range.
@c @implementation
public func mintage_entry_select(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ unit: Int32, _ anchor: Int, _ head: Int,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe moving(entry, text) { entry throws(Failure) in
    // What is beyond `Int` is beyond the text.
    let (anchor, head) = (anchor < 0 ? Int.max : anchor, head < 0 ? Int.max : head)
    switch Int(unit) {
    case MINTAGE_UTF8: entry.select(utf8: anchor, to: head)
    case MINTAGE_UTF16: entry.select(utf16: anchor, to: head)
    default: throw .argument
    }
    return MINTAGE_OK
  }
}

/// Selects everything.
@c @implementation
public func mintage_entry_select_all(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe moving(entry, text) { entry throws(Failure) in
    entry.selectAll()
    return MINTAGE_OK
  }
}

/// Moves caret or selection, and writes the text.
@inline(__always)
@unsafe
private func moving(
  _ entry: UnsafeMutablePointer<mintage_entry>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?,
  _ body: (inout CurrencyEntry) throws(Failure) -> Int
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe target(text)
    let result = try unsafe body(&entry.pointee)
    if let text = unsafe text { unsafe entry.pointee.writeInPlace(into: &text.pointee) }
    return result
  }
}
