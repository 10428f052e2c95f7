import Mintage
import MintageEntry

/// A currency field with its settings, as keys at a terminal drive it.
struct TerminalField {
  /// What the keys go to.
  enum Focus: CaseIterable {
    case field, locale, currency, mode
  }

  private(set) var field: TypingField
  private(set) var focus = Focus.field
  /// What is typed in place of a locale or currency.
  private(set) var draft = ""
  /// What the last event did, in words.
  private(set) var message = "type an amount"
  /// How long the engine took for the last edit, text included.
  private(set) var nanoseconds: Int?
  private var text = EntryText()

  init(_ config: TypingConfig) throws(TypingError) {
    field = try TypingField(config)
    field.entry.write(into: &text)
  }

  /// Does what an event asks for.
  mutating func handle(_ event: TerminalEvent) {
    nanoseconds = nil
    switch event {
    case .tab: leaveSetting(to: 1)
    case .backTab: leaveSetting(to: -1)
    case .quit, .redraw: break
    default: if focus == .field { edit(event) } else { set(event) }
    }
  }

  private mutating func edit(_ event: TerminalEvent) {
    switch event {
    case .text(let text): run(.character(text))
    case .paste(let text): run(.paste(text))
    case .key(let key): run(.key(key))
    case .enter:
      run(.key(.blur))
      if field.lastOutcome.refusal == nil { message = "committed" }
    default: break
    }
  }

  /// Runs an action, and times it where it is an edit.
  private mutating func run(_ action: KeyAction) {
    nanoseconds = time(action)
    do {
      try field.run(action)
    } catch {
      message = error.reason
      return
    }
    field.entry.write(into: &text)
    message = field.lastOutcome.words
  }

  /// How long an edit takes: the median over copies of the field, since a single key after a pause
  /// measures the pause.
  private func time(_ action: KeyAction) -> Int? {
    var times: [Int] = []
    var text = text
    for _ in 0..<31 {
      var copy = field.entry
      let started = TerminalMode.now
      guard action.edit(&copy) != nil else { return nil }
      copy.write(into: &text)
      times.append(TerminalMode.now - started)
    }
    return times.sorted()[times.count / 2]
  }

  /// Takes what was typed for a setting, then goes to another one.
  private mutating func leaveSetting(to step: Int) {
    apply()
    let all = Focus.allCases
    let index = (all.firstIndex(of: focus) ?? 0) + step + all.count
    focus = all[index % all.count]
  }

  private mutating func set(_ event: TerminalEvent) {
    switch event {
    case .text(let text):
      if focus == .mode { choose(1) } else { draft += text }
    case .paste(let text): if focus != .mode { draft += text }
    case .key(.backspace): if !draft.isEmpty { draft.removeLast() }
    case .key(.lineBackspace): draft = ""
    case .up, .key(.left): choose(-1)
    case .down, .key(.right): choose(1)
    case .enter:
      apply()
      focus = .field
    default: break
    }
  }

  /// Puts in force what was typed for a setting.
  private mutating func apply() {
    defer { draft = "" }
    guard !draft.isEmpty else { return }
    switchTo("\(focus == .locale ? "locale" : "currency")=\(draft)")
  }

  /// Takes the next of the values that are offered.
  private mutating func choose(_ step: Int) {
    draft = ""
    switch focus {
    case .field: break
    case .mode:
      switchTo(field.config.mode == .centsFirst ? "mode=decimal" : "mode=cents")
    case .locale:
      let locales = TerminalField.locales
      switchTo("locale=" + TerminalField.value(after: field.config.locale, by: step, in: locales))
    case .currency:
      let code = field.config.code.description
      switchTo(
        "currency=" + TerminalField.value(after: code, by: step, in: TerminalField.currencies))
    }
  }

  private mutating func switchTo(_ item: String) {
    message = ""
    run(.switchStyle(item))
    if message == EntryOutcome.changed.words { message = "switched; the amount stays" }
  }

  private static func value(after old: String, by step: Int, in all: [String]) -> String {
    guard let index = all.firstIndex(of: old) else { return all[0] }
    return all[(index + step + all.count) % all.count]
  }

  /// Locales that differ in what matters to a field; any other may be typed.
  static let locales = [
    "en-US", "de-DE", "de-CH", "fr-FR", "es-ES", "pt-BR", "pl-PL", "sv-SE", "ar-EG", "fa-IR",
    "he-IL", "hi-IN", "en-IN", "bn-BD", "ja-JP", "ko-KR", "zh-CN", "th-TH", "vi-VN",
  ]

  /// Currencies with zero to three fraction digits; any other may be typed.
  static let currencies = [
    "USD", "EUR", "GBP", "CHF", "JPY", "INR", "BRL", "EGP", "IRR", "KWD", "SEK", "KRW",
  ]

  /// What the field shows.
  var written: EntryText { text }
}
