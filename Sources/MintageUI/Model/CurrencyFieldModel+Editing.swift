public import MintageCore
public import MintageEntry

extension CurrencyFieldModel {
  /// Whether edits are carried out.
  public var takesEdits: Bool { isEnabled && !isReadOnly }

  /// Replaces a range of the text, as a platform's field asks to: a key, a paste, a deletion.
  ///
  /// One character is a key; several were pasted, dictated or filled in. An empty text over the
  /// character before the caret is a backspace.
  @discardableResult
  public mutating func replace(utf16 range: Range<Int>, with text: String) -> FieldReaction {
    guard takesEdits else { return untouched() }
    isSettling = false
    if text.isEmpty, let deletion = singleDeletion(of: range) { return react(to: deletion) }
    let source: EntrySource = text.unicodeScalars.count > 1 ? .insertion : .key
    let change = entry.replace(utf16: range, with: text, source: source)
    if change.outcome == .refused(.ambiguous), let both = entry.readings(of: text) {
      choices = FieldChoices(locale: both.locale, other: both.other)
    }
    return react(to: change)
  }

  /// Presses a key of a keypad.
  @discardableResult
  public mutating func press(_ key: EntryKey) -> FieldReaction {
    guard takesEdits else { return untouched() }
    isSettling = false
    return react(to: entry.press(key))
  }

  /// Takes a suggested amount, or one of ``choices``.
  @discardableResult
  public mutating func choose(_ amount: ExactDecimal) -> FieldReaction {
    guard takesEdits else { return untouched() }
    isSettling = false
    return react(to: entry.insert(amount))
  }

  /// Takes text that an input method composed in the platform's field, once it is composed.
  ///
  /// Until then the platform's field is left alone, marked text and all. What was replaced is found
  /// by comparing with the text from before, no further right than the caret stood then.
  ///
  /// - Parameter shown: What the platform's field shows now.
  @discardableResult
  public mutating func reconcile(with shown: String) -> FieldReaction {
    let old = Array(entry.text.utf16)
    let new = Array(shown.utf16)
    guard takesEdits, old != new else { return untouched() }
    isSettling = false
    let selection = entry.selection.utf16
    let limit = min(selection.lowerBound, old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let typed = String(decoding: new[start..<newEnd], as: UTF16.self)
    return react(to: entry.replace(utf16: start..<oldEnd, with: typed, source: .key))
  }

  /// Tells which range the person selected.
  ///
  /// - Returns: `writesText` where the engine selects another one, such as the number's edge for a
  ///   caret inside the symbol.
  @discardableResult
  public mutating func select(utf16 anchor: Int, to head: Int) -> FieldReaction {
    var reaction = FieldReaction()
    if isSettling {
      reaction.writesText = true
      return reaction
    }
    let before = entry.selection.utf16
    let wanted = min(anchor, head)..<max(anchor, head)
    guard wanted != before else { return reaction }
    entry.select(utf16: anchor, to: head)
    reaction.outcome = .moved
    reaction.writesText = entry.selection.utf16 != wanted
    return reaction
  }

  /// Takes a change back, or an undo.
  @discardableResult
  public mutating func undo(_ inverse: FieldInverse) -> FieldReaction {
    guard takesEdits else { return untouched() }
    return react(to: entry.apply(inverse.edit))
  }

  /// Nothing is done, and the platform's field shows what it showed.
  func untouched() -> FieldReaction {
    var reaction = FieldReaction()
    reaction.writesText = true
    return reaction
  }

  /// Carries out a deletion of the one character beside a caret, so that a run of them is one step.
  private mutating func singleDeletion(of range: Range<Int>) -> EntryChange? {
    let selection = entry.selection
    guard selection.isCaret, !range.isEmpty else { return nil }
    let units = Array(entry.text.utf16)
    guard range.upperBound <= units.count,
      String(decoding: units[range], as: UTF16.self).count == 1
    else { return nil }
    let caret = selection.head.utf16
    if range.upperBound == caret { return entry.deleteBackward() }
    return range.lowerBound == caret ? entry.deleteForward() : nil
  }
}
