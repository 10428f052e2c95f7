internal import CMintage
internal import MintageCore
internal import MintageEntry

// `mintage_entry_text` is laid out as `EntryText`, so that a key writes straight into the caller's
// memory; a test compares both.

/// The text to write into; nil for null.
///
/// - Throws: for an address that is no multiple of 8.
@inline(__always)
@unsafe
func target(
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) throws(Failure) -> UnsafeMutablePointer<EntryText>? {
  guard let text = unsafe text else { return nil }
  guard UInt(bitPattern: text) & 7 == 0 else { throw .argument }
  return unsafe UnsafeMutableRawPointer(text).assumingMemoryBound(to: EntryText.self)
}

/// The text to write into; fails for null.
@inline(__always)
@unsafe
func requiredTarget(
  _ text: UnsafeMutablePointer<mintage_entry_text>?
) throws(Failure) -> UnsafeMutablePointer<EntryText> {
  guard let text = try unsafe target(text) else { throw .argument }
  return unsafe text
}

extension EntryOutcome {
  /// The outcome as edits return it: what it is in the lowest byte, what goes with it in the next.
  var number: Int {
    switch self {
    case .changed: MINTAGE_CHANGED
    case .moved: MINTAGE_MOVED
    case .absorbed: MINTAGE_ABSORBED
    case .regrouped: MINTAGE_REGROUPED
    case .interpreted(let reading): MINTAGE_INTERPRETED | Int(reading.rawValue) << 8
    case .refused(let reason): MINTAGE_REFUSED | Int(reason.rawValue) << 8
    }
  }
}

extension EntryChange {
  /// The outcome as edits return it, and whether the change joins a run.
  var number: Int { outcome.number | (joinsRun ? 1 << 16 : 0) }
}

/// Carries an edit out, and gives its inverse and the text behind it.
///
/// What the caller gave is checked before, so that an error leaves everything as it was.
@inline(__always)
@unsafe
func edit(
  _ entry: UnsafeMutablePointer<mintage_entry>?,
  _ inverse: UnsafeMutablePointer<mintage_inverse>?,
  _ text: UnsafeMutablePointer<mintage_entry_text>?,
  _ body: (inout CurrencyEntry) throws(Failure) -> EntryChange
) -> mintage_result {
  answering { () throws(Failure) in
    let entry = try unsafe opened(entry)
    let text = try unsafe target(text)
    if unsafe inverse != nil { try unsafe check(inverse) }
    let change = try unsafe body(&entry.pointee)
    if unsafe inverse != nil { try unsafe fill(inverse, with: change.inverse) }
    if let text = unsafe text { unsafe entry.pointee.writeInPlace(into: &text.pointee) }
    return change.number
  }
}
