import Mintage
import MintageEntry

/// A field driven by a key script, as a host drives it.
struct TypingField {
  private(set) var config: TypingConfig
  private(set) var entry: CurrencyEntry
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
    switch action {
    case .character(let text): note(entry.replaceSelection(with: text))
    case .compose(let text): note(entry.replaceSelection(with: text, source: .key))
    case .paste(let text): note(entry.replaceSelection(with: text, source: .insertion))
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
    case .backspace: note(entry.deleteBackward())
    case .delete: note(entry.deleteForward())
    case .wordBackspace: note(entry.deleteWordBackward())
    case .wordDelete: note(entry.deleteWordForward())
    case .lineBackspace: note(entry.deleteLineBackward())
    case .lineDelete: note(entry.deleteLineForward())
    case .separator: note(entry.press(.separator))
    case .doubleZero: note(entry.press(.doubleZero))
    case .tripleZero: note(entry.press(.tripleZero))
    case .sign: note(entry.press(.sign))
    case .clear: note(entry.press(.clear))
    case .focus: note(entry.beginEditing())
    case .blur: note(entry.commit())
    case .clamp: note(entry.commit(clamping: true))
    case .undo: lastOutcome = history.undo(&entry) ? .changed : .absorbed
    case .redo: lastOutcome = history.redo(&entry) ? .changed : .absorbed
    case .value: break
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

  /// The whole text would become another one: all of it typed over all of it, or nothing.
  private mutating func propose(_ text: String) {
    let before = entry
    entry.selectAll()
    let change = text.isEmpty ? entry.clear() : entry.replaceSelection(with: text)
    if change.outcome.refusal != nil { entry = before }
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

extension TypingField {
  /// Puts the field into the state in which it shows a text, limits aside.
  fileprivate mutating func begin(with text: String) throws(TypingError) {
    var free = config.options
    free.maximumIntegerDigits = nil
    free.minimum = nil
    free.maximum = nil
    free.allowsNegative = true
    free.typedSeparator = .alwaysDecimal
    var typed = CurrencyEntry(config.resolvedReader, mode: config.mode, options: free)
    for character in numberCharacters(text) {
      _ = typed.replaceSelection(with: String(character))
    }
    typed.switchStyle(to: config.resolvedReader, options: config.options)
    if TypingField.folded(typed.text) == TypingField.folded(text) {
      entry = typed
      return
    }
    var shown = typed
    if shown.commit().outcome.refusal == nil,
      TypingField.folded(shown.text) == TypingField.folded(text)
    {
      entry = shown
      return
    }
    guard let amount = ExactDecimal(text) else {
      throw TypingError(
        "start \"\(text)\": no text of this field, which would be \"\(typed.text)\"")
    }
    entry.setAmount(amount)
  }

  /// A text with one kind of space and without marks nobody sees.
  private static func folded(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          if scalar.properties.isWhitespace { return " " }
          return scalar.properties.generalCategory == .format ? nil : scalar
        }))
  }

  /// The digits, decimal separator and minus of a text: what would be typed for it.
  private func numberCharacters(_ text: String) -> String {
    var empty = entry
    empty.press(.digit(1))
    let one = empty.written
    let range = empty.range(of: .integer).utf8
    let whole = Array(one.description.utf8)
    var rest = Substring(text)
    var minus = ""
    let prefix = String(decoding: whole[..<range.lowerBound], as: UTF8.self)
    let suffix = String(decoding: whole[empty.range(of: .suffix).utf8], as: UTF8.self)
    if let dash = rest.first, "-\u{2212}".contains(dash), rest.dropFirst().hasPrefix(prefix) {
      minus = "-"
      rest = rest.dropFirst()
    }
    if rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    if !suffix.isEmpty, rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
    var number = ""
    let decimal = empty.separatorKeyLabel
    for scalar in rest.unicodeScalars {
      if scalar.properties.numericType == .decimal || scalar == decimal {
        number.unicodeScalars.append(scalar)
      } else if scalar == "-" || scalar == "\u{2212}" || scalar == "(" {
        minus = "-"
      }
    }
    if config.options.fraction == .padded, number.unicodeScalars.contains(decimal) {
      while number.last == "0" { number.removeLast() }
      if number.unicodeScalars.last == decimal { number.removeLast() }
    }
    return minus + number
  }
}
