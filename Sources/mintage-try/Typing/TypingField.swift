import Mintage
import MintageEntry

/// A field driven by a key script, as a host drives it.
struct TypingField {
  private(set) var config: TypingConfig
  var entry: CurrencyEntry
  private var history = EntryHistory()
  /// The outcome of the last step, and the reason of the last one that was refused.
  private(set) var lastOutcome = EntryOutcome.absorbed
  private(set) var lastReason: EntryRefusal?

  init(_ config: TypingConfig) throws(TypingError) {
    self.config = config
    entry = CurrencyEntry(config.resolvedReader, mode: config.mode, options: config.options)
    if let start = config.start { try begin(with: start) }
    if let (anchor, head) = config.caret { entry.select(utf16: anchor, to: head) }
  }

  /// Runs a script.
  mutating func run(_ actions: [KeyAction]) throws(TypingError) {
    for action in actions { try run(action) }
  }

  mutating func run(_ action: KeyAction) throws(TypingError) {
    if let change = action.edit(&entry) { return note(change) }
    switch action {
    case .propose(let text): propose(text)
    case .caret(let anchor, let head): entry.select(utf16: anchor, to: head)
    case .setValue(let text): note(entry.setAmount(try amount(text)))
    case .suggest(let text):
      guard let amount = try amount(text) else { return note(entry.clear()) }
      note(entry.insert(amount))
    case .switchStyle(let text):
      try config.apply(text.replacing(",", with: ";"))
      let change = entry.switchStyle(
        to: config.resolvedReader, mode: config.mode, options: config.options)
      history.record(change)
      lastOutcome = change.outcome
    case .key(let key): press(key)
    case .character, .compose, .paste: break
    }
  }

  private mutating func press(_ key: NamedKey) {
    switch key {
    case .left: move(.left)
    case .right: move(.right)
    case .home: move(.home)
    case .end: move(.end)
    case .selectLeft: move(.left, extending: true)
    case .selectRight: move(.right, extending: true)
    case .selectHome: move(.home, extending: true)
    case .selectEnd: move(.end, extending: true)
    case .selectAll:
      entry.selectAll()
      lastOutcome = .moved
    case .undo: lastOutcome = history.undo(&entry) ? .changed : .absorbed
    case .redo: lastOutcome = history.redo(&entry) ? .changed : .absorbed
    default: break
    }
  }

  private mutating func move(_ movement: CurrencyEntry.Movement, extending: Bool = false) {
    lastOutcome = entry.moveCaret(movement, extending: extending)
  }

  private mutating func note(_ change: EntryChange) {
    history.record(change)
    lastOutcome = change.outcome
    if let reason = change.outcome.refusal { lastReason = reason }
  }

  /// The whole text would become another one: it is typed over all there is, and where the field
  /// then shows anything else, nothing is.
  private mutating func propose(_ text: String) {
    let before = entry
    entry.selectAll()
    let change = text.isEmpty ? entry.clear() : entry.replaceSelection(with: text)
    guard change.outcome.refusal == nil, isShowing(text) else {
      entry = before
      lastReason = change.outcome.refusal ?? .notUnderstood
      lastOutcome = .refused(lastReason ?? .notUnderstood)
      return
    }
    note(change)
  }

  private func amount(_ text: String) throws(TypingError) -> ExactDecimal? {
    if text.isEmpty { return nil }
    do {
      return try ExactDecimal(parsing: text)
    } catch {
      throw TypingError("amount \"\(text)\": \(error)")
    }
  }
}
