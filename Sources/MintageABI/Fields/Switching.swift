public import CMintage
internal import MintageCore
internal import MintageEntry

/// Switches reader, mode and options.
@c @implementation
public func mintage_entry_switch(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ reader: UnsafePointer<mintage_reader>?,
  _ mode: Int32, _ options: UnsafePointer<mintage_entry_options>?,
  _ inverse: UnsafeMutablePointer<mintage_style_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe switching(entry, inverse, text) { entry throws(Failure) in
    let mode = try kept(mode) ?? entry.mode
    let options = try unsafe EntryOptions(given: options) ?? entry.options
    if unsafe reader != nil {
      let reader = try unsafe opened(reader)
      return unsafe entry.switchStyle(to: reader.pointee, mode: mode, options: options)
    }
    if let reader = entry.reader {
      return entry.switchStyle(to: reader, mode: mode, options: options)
    }
    return entry.switchStyle(to: entry.style, mode: mode, options: options)
  }
}

/// Switches style, mode and options.
@c @implementation
public func mintage_entry_switch_to_style(
  _ entry: UnsafeMutablePointer<mintage_entry>?, _ style: UnsafePointer<mintage_style>?,
  _ mode: Int32, _ options: UnsafePointer<mintage_entry_options>?,
  _ inverse: UnsafeMutablePointer<mintage_style_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe switching(entry, inverse, text) { entry throws(Failure) in
    let style = try unsafe opened(style)
    let mode = try kept(mode) ?? entry.mode
    let options = try unsafe EntryOptions(given: options) ?? entry.options
    return unsafe entry.switchStyle(to: style.pointee, mode: mode, options: options)
  }
}

/// Takes a change of style back.
@c @implementation
public func mintage_entry_apply_style(
  _ entry: UnsafeMutablePointer<mintage_entry>?,
  _ inverse: UnsafePointer<mintage_style_inverse>?,
  _ redo: UnsafeMutablePointer<mintage_style_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) -> mintage_result {
  unsafe switching(entry, redo, text) { entry throws(Failure) in
    let inverse = try unsafe opened(inverse)
    return unsafe entry.apply(inverse.pointee)
  }
}

/// A mode by its number; nil for -1, which keeps the one in force.
private func kept(_ mode: Int32) throws(Failure) -> EntryMode? {
  mode == -1 ? nil : try chosen(argument: mode, EntryMode.self)
}

/// Changes the style, and gives the inverse and the text behind it.
@unsafe
private func switching(
  _ entry: UnsafeMutablePointer<mintage_entry>?,
  _ inverse: UnsafeMutablePointer<mintage_style_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?,
  _ body: (inout CurrencyEntry) throws(Failure) -> EntryStyleChange
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe target(text)
    if unsafe inverse != nil { try unsafe check(inverse) }
    let change = try unsafe body(&entry.pointee)
    if unsafe inverse != nil { try unsafe fill(inverse, with: change.inverse) }
    if let text = unsafe text { unsafe entry.pointee.writeInPlace(into: &text.pointee) }
    return change.outcome.number
  }
}
