public import MintageCore
public import MintageEntry

/// The behaviour of a currency field on every platform.
///
/// Focus, typing, composition, outside changes, undo, announcements: it draws nothing and knows no
/// framework.
///
///     var model = CurrencyFieldModel(CurrencyFieldRules(.eur), in: "de-DE")
///     model.focus()
///     let reaction = model.replace(utf16: 0..<0, with: "5")
///     model.text                // "5 €"
///     reaction.writesAmount     // true: the host's binding is written
///
/// A platform's field tells it of events; each answers by a ``FieldReaction``, which says what to
/// do. A model is a value, to be kept by one field.
public struct CurrencyFieldModel: Sendable {
  /// Digits, sign, separator and selection.
  public internal(set) var entry: CurrencyEntry
  /// What the field enters.
  public internal(set) var rules: CurrencyFieldRules
  /// The locale that the rules were resolved in.
  public internal(set) var locale: LocaleIdentifier
  /// Whether the field has the focus.
  public internal(set) var isFocused = false
  /// Whether focus is yet to settle: selections that the platform makes meanwhile do not count.
  public internal(set) var isSettling = false
  /// Whether the field takes the focus and edits.
  public var isEnabled = true
  /// Whether the field takes the focus, so that it can be read and copied, but no edits.
  public var isReadOnly = false
  /// Both readings of the text whose insertion was refused as ambiguous, until the next change: to
  /// be offered as suggestions.
  public internal(set) var choices: FieldChoices?
  /// Whether the person types on a pad with one separator key.
  public let isPad: Bool
  /// The amount that the host holds.
  var known: ExactDecimal?
  /// Whether the host has told its amount; before, a zero of its own is news to an empty field.
  var isTold = false
  /// What was said last, and not to be said again before something changed.
  var announced: FieldAnnouncement?

  /// Makes the model of an empty field.
  ///
  /// - Complexity: a constant number of table reads; never allocates.
  public init(_ rules: CurrencyFieldRules, in locale: LocaleIdentifier, isPad: Bool = false) {
    self.rules = rules
    self.locale = locale
    self.isPad = isPad
    entry = rules.entry(in: locale, isPad: isPad)
    known = entry.amount
  }

  /// The amount; nil where there is none.
  public var amount: ExactDecimal? { entry.amount }

  /// Whether the amount can be accepted: what a confirm button asks.
  public var validity: FieldValidity {
    guard let amount = entry.amount else { return .empty }
    return entry.rangeRefusal(amount).map { .outOfRange($0) } ?? .valid
  }

  /// Turns what the engine did into what the host does.
  mutating func react(to change: EntryChange, isUndoable: Bool = true) -> FieldReaction {
    var reaction = react(to: change.outcome)
    if change.outcome.isChange, isUndoable, !change.joinsRun {
      reaction.inverse = FieldInverse(edit: change.inverse)
    }
    return reaction
  }

  mutating func react(to outcome: EntryOutcome) -> FieldReaction {
    var reaction = FieldReaction(outcome)
    let announcement = FieldAnnouncement(outcome)
    switch outcome {
    case .changed, .regrouped, .interpreted, .moved:
      reaction.writesText = true
      reaction.feedback = .key
      choices = nil
      announced = nil
    case .absorbed: reaction.writesText = true
    case .refused:
      reaction.writesText = true
      reaction.feedback = .refusal
    }
    if announcement != announced { reaction.announcement = announcement }
    if announcement != nil { announced = announcement }
    noteAmount(&reaction)
    return reaction
  }

  /// Says whether the host's binding is to be written, and takes it as written.
  mutating func noteAmount(_ reaction: inout FieldReaction) {
    guard !isSame(known, entry.amount) else { return }
    known = entry.amount
    reaction.writesAmount = true
  }
}

/// Both readings of an ambiguous text.
public struct FieldChoices: Sendable, Equatable {
  /// As the field's locale reads it.
  public let locale: ExactDecimal
  /// The other reading.
  public let other: ExactDecimal
}

extension FieldAnnouncement {
  /// What an outcome is worth saying; nil for what the text itself tells.
  init?(_ outcome: EntryOutcome) {
    switch outcome {
    case .refused(.nothingToDelete), .refused(.outdated): return nil
    case .refused(let reason): self = .refused(reason)
    case .interpreted(let reading): self = .interpreted(reading)
    case .regrouped: self = .regrouped
    case .changed, .moved, .absorbed: return nil
    }
  }
}

/// Whether two amounts are worth the same; 1.5 and 1.50 are, nil and zero are not.
func isSame(_ left: ExactDecimal?, _ right: ExactDecimal?) -> Bool {
  guard let left, let right else { return (left == nil) == (right == nil) }
  return !left.isLess(than: right) && !right.isLess(than: left)
}
