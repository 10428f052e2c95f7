import MintageEntry

extension KeyAction {
  /// Edits an entry; nil where the action is more, or less, than an edit.
  func edit(_ entry: inout CurrencyEntry) -> EntryChange? {
    switch self {
    case .character(let text), .compose(let text): entry.replaceSelection(with: text)
    case .paste(let text): entry.replaceSelection(with: text, source: .insertion)
    case .key(let key): key.edit(&entry)
    case .propose, .caret, .setValue, .suggest, .switchStyle: nil
    }
  }
}

extension NamedKey {
  fileprivate func edit(_ entry: inout CurrencyEntry) -> EntryChange? {
    switch self {
    case .backspace: entry.deleteBackward()
    case .delete: entry.deleteForward()
    case .wordBackspace: entry.deleteWordBackward()
    case .wordDelete: entry.deleteWordForward()
    case .lineBackspace: entry.deleteLineBackward()
    case .lineDelete: entry.deleteLineForward()
    case .separator: entry.press(.separator)
    case .doubleZero: entry.press(.doubleZero)
    case .tripleZero: entry.press(.tripleZero)
    case .sign: entry.press(.sign)
    case .clear: entry.press(.clear)
    case .focus: entry.beginEditing()
    case .blur: entry.commit()
    case .clamp: entry.commit(clamping: true)
    case .left, .right, .home, .end, .selectLeft, .selectRight, .selectHome, .selectEnd, .selectAll,
      .undo, .redo, .value:
      nil
    }
  }
}
