import Mintage

@testable import MintageEntry

/// An engine and a model that get the same edits.
struct ModelPair {
  private let style: CurrencyStyle
  private(set) var entry: CurrencyEntry
  private(set) var model: ModelField
  private var log: [String] = []

  init(using random: inout SplitMix) {
    let pick = ModelStyles.all.randomElement(using: &random) ?? ModelStyles.all[0]
    style = pick.style
    var options = EntryOptions()
    var settings = ModelSettings()
    settings.isCents = Bool.random(using: &random)
    settings.fraction = style.maximumFractionDigits
    if !settings.isCents, Bool.random(using: &random) {
      options.fraction = .padded
      settings.padding = settings.fraction
    }
    settings.maximumInteger = [3, 6, 12].randomElement(using: &random) ?? 12
    options.maximumIntegerDigits = settings.maximumInteger
    if Int.random(in: 0..<4, using: &random) == 0 {
      let units = Int.random(in: 1...99_999_999, using: &random)
      settings.maximumUnits = units
      options.maximum = ExactDecimal(minorUnits: Int64(units), scale: settings.fraction)
      options.minimum = ExactDecimal(minorUnits: Int64(-units), scale: settings.fraction)
    }
    settings.allowsNegative = Int.random(in: 0..<4, using: &random) > 0
    options.allowsNegative = settings.allowsNegative
    settings.policy = Int.random(in: 0...2, using: &random)
    options.typedSeparator = [.alwaysDecimal, .structural, .strict][settings.policy]
    entry = CurrencyEntry(
      style, mode: settings.isCents ? .centsFirst : .decimalFirst, options: options)
    entry.beginEditing()
    model = ModelField(pick.look, settings)
    log = ["\(pick.name) \(settings)"]
  }

  /// Runs an edit on both; what is wrong afterwards, nil when nothing is.
  mutating func run(_ step: ModelStep) -> String? {
    log.append("\(step)")
    let (before, oldText) = (entry, model.text)
    let oldUnits = model.units
    var change: EntryChange?
    var expected: ModelOutcome?
    switch step {
    case .digit(let digit):
      change = entry.replaceSelection(with: model.look.digit(digit))
      expected = model.type(digit: digit)
    case .mark(let mark):
      change = entry.replaceSelection(with: mark)
      expected = model.type(mark: mark)
    case .space(let mark):
      change = entry.replaceSelection(with: mark)
      expected = model.typeSpace(mark)
    case .minus:
      change = entry.replaceSelection(with: "-")
      expected = model.typeMinus()
    case .backward:
      change = entry.deleteBackward()
      expected = model.deleteBackward()
    case .forward:
      change = entry.deleteForward()
      expected = model.deleteForward()
    case .move(let count, let extending):
      let movement: CurrencyEntry.Movement =
        count == -1 ? .left : count == 1 ? .right : count < 0 ? .home : .end
      entry.moveCaret(movement, extending: extending)
      model.move(by: count, extending: extending)
    case .select(let anchor, let head):
      entry.select(utf16: anchor, to: head)
      model.select(anchor, head)
    case .paste(let digits):
      guard model.hasNumber, model.elementCount > 0, !model.coversEverything else { return nil }
      let text = digits.map { model.look.digit($0) }.joined()
      change = entry.replaceSelection(with: text, source: .insertion)
      expected = model.insert(digits: digits)
    case .undo: return nil
    }
    return compare(expected, change?.outcome) ?? invariants(before, oldText, oldUnits, step, change)
  }

  private func compare(_ expected: ModelOutcome?, _ outcome: EntryOutcome?) -> String? {
    if let expected, let outcome, expected != ModelOutcome(outcome) {
      return fault("outcome \(outcome), expected \(expected)")
    }
    let written = entry.written
    if written.description != model.text {
      return fault("text \(written), expected \(model.text)")
    }
    if written.selection.utf16 != model.range {
      return fault("caret \(written.selection.utf16) in \(written), expected \(model.range)")
    }
    let units = entry.amount?.minorUnits(scale: model.settings.fraction).map(Int.init)
    if units != model.units { return fault("amount \(units ?? -1), expected \(model.units ?? -1)") }
    return nil
  }

  private mutating func invariants(
    _ before: CurrencyEntry, _ oldText: String, _ oldUnits: Int?, _ step: ModelStep,
    _ change: EntryChange?
  ) -> String? {
    guard let change else { return nil }
    let outcome = change.outcome
    if outcome.refusal != nil, entry.state != before.state {
      return fault("a refused edit changed something")
    }
    if !outcome.isChange, entry.text != oldText { return fault("\(outcome) changed the text") }
    if outcome == .moved, model.units != oldUnits { return fault("moving changed the amount") }
    var undone = entry
    let redo = undone.apply(change.inverse)
    if undone.state != before.state { return fault("undo does not restore the state") }
    undone.apply(redo.inverse)
    if undone.state != entry.state { return fault("redo does not restore the state") }
    return checkDigits(step, outcome, oldText) ?? checkText()
  }

  /// One key changes one digit besides zeros that it exposes.
  private func checkDigits(
    _ step: ModelStep, _ outcome: EntryOutcome, _ oldText: String
  ) -> String? {
    guard case .backward = step, outcome == .changed, model.hasNumber else { return nil }
    let (old, new) = (significant(oldText), significant(entry.text))
    if old.count - new.count > 1, log.last?.isEmpty == false, !old.contains("0") {
      return fault("one key removed \(old.count - new.count) digits")
    }
    return nil
  }

  private func significant(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.generalCategory == .decimalNumber }
  }

  /// A complete amount shows what the style writes, and its text pastes back as that amount.
  private func checkText() -> String? {
    guard let amount = entry.amount, Int(amount.scale) == style.maximumFractionDigits,
      !(amount.isNegative && amount.isZero), model.settings.isCents || !model.integer.isEmpty,
      style.minimumFractionDigits == style.maximumFractionDigits,
      let written = try? style.string(amount)
    else { return nil }
    if entry.text != written { return fault("shows \(entry.text), the style writes \(written)") }
    var pasted = entry
    pasted.selectAll()
    pasted.replaceSelection(with: written, source: .insertion)
    if pasted.text != written { return fault("pasting its own text makes \(pasted.text)") }
    return nil
  }

  private func fault(_ text: String) -> String { "\(text) after \(log.joined(separator: " "))" }
}

extension ModelOutcome {
  init(_ outcome: EntryOutcome) {
    switch outcome {
    case .changed: self = .changed
    case .moved: self = .moved
    case .absorbed: self = .absorbed
    case .regrouped: self = .regrouped
    case .interpreted: self = .interpreted
    case .refused: self = .refused
    }
  }
}
