public import CMintage
internal import MintageCore
internal import MintageEntry

/// Makes a field with a reader.
@c @implementation
public func mintage_entry_init(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ reader: UnsafePointer<mintage_reader>?,
  _ mode: Int32, _ options: UnsafePointer<mintage_entry_options>?
) -> mintage_result {
  answering { () throws(Failure) in
    let reader = try unsafe opened(reader)
    let made = try unsafe CurrencyEntry(
      reader.pointee, mode: chosen(argument: mode, EntryMode.self),
      options: EntryOptions(given: options) ?? EntryOptions())
    try unsafe fill(entry, with: made)
    return MINTAGE_OK
  }
}

/// Makes a field with a style.
@c @implementation
public func mintage_entry_init_with_style(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ style: UnsafePointer<mintage_style>?,
  _ mode: Int32, _ options: UnsafePointer<mintage_entry_options>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    let made = try unsafe CurrencyEntry(
      style.pointee, mode: chosen(argument: mode, EntryMode.self),
      options: EntryOptions(given: options) ?? EntryOptions())
    try unsafe fill(entry, with: made)
    return MINTAGE_OK
  }
}

/// Begins editing.
@c @implementation
public func mintage_entry_begin(
  _ entry: UnsafeMutablePointer<mintage_entry>?,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in entry.beginEditing() }
}

/// Ends editing.
@c @implementation
public func mintage_entry_commit(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ clamping: Int32,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, inverse, text) { entry throws(Failure) in
    entry.commit(clamping: clamping != 0)
  }
}

/// Takes an edit back.
@c @implementation
public func mintage_entry_apply(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ inverse: UnsafePointer<mintage_inverse>?,
  _ redo: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe edit(entry, redo, text) { entry throws(Failure) in
    let inverse = try unsafe opened(inverse)
    return unsafe entry.apply(inverse.pointee)
  }
}
