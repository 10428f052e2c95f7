import MintageTestSupport
import Mintage

@testable import MintageEntry

/// An engine and a model that get the same edits.
struct ModelPair {
  private let style: CurrencyStyle
  private(set) var entry: CurrencyEntry
  private(set) var model: ModelField
  /// What it is, and every edit with the field before it.
  private let name: String
  private var log: [(entry: CurrencyEntry, step: ModelStep)] = []

  init(using random: inout SplitMix64) {
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
    name = "\(pick.name) \(settings)"
  }

  /// Runs an edit on both; what is wrong afterwards, nil when nothing is.
  mutating func run(_ step: ModelStep) -> String? {
    log.append((entry, step))
    let (before, old) = (entry, model)
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
    return compare(expected, change?.outcome) ?? invariants(before, old, step, change)
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
    _ before: CurrencyEntry, _ old: ModelField, _ step: ModelStep, _ change: EntryChange?
  ) -> String? {
    guard let change else { return nil }
    let outcome = change.outcome
    if outcome.refusal != nil, entry.state != before.state {
      return fault("a refused edit changed something")
    }
    if !outcome.isChange, entry.text != old.text { return fault("\(outcome) changed the text") }
    if outcome == .moved, model.units != old.units { return fault("moving changed the amount") }
    var undone = entry
    let redo = undone.apply(change.inverse)
    if undone.state != before.state { return fault("undo does not restore the state") }
    undone.apply(redo.inverse)
    if undone.state != entry.state { return fault("redo does not restore the state") }
    return checkDigits(step, old) ?? checkText()
  }

  /// One key changes at most one digit besides zeros that it exposes.
  private func checkDigits(_ step: ModelStep, _ old: ModelField) -> String? {
    let (more, fewer): (ModelField, ModelField)
    switch step {
    case .backward, .forward: (more, fewer) = (old, model)
    case .digit: (more, fewer) = (model, old)
    default: return nil
    }
    guard old.isCaret else { return nil }
    let (long, short) = (more.typedDigits, fewer.typedDigits)
    let isOneApart =
      trimmed(long) == trimmed(short)
      || long.indices.contains { index in
        var rest = long
        rest.remove(at: index)
        return trimmed(rest) == trimmed(short)
      }
    return isOneApart ? nil : fault("one key made \(short) of \(long)")
  }

  /// Without zeros at the start, and where a fraction may be padded, at the end.
  private func trimmed(_ digits: [Int]) -> [Int] {
    var digits = Array(digits.drop { $0 == 0 })
    while !model.isCents, digits.last == 0 { digits.removeLast() }
    return digits
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

  private func fault(_ text: String) -> String {
    let story = log.map { "\(Typed($0.entry)) \($0.step)" }.joined(separator: " ")
    return "\(text) after \(name) \(story)"
  }
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
