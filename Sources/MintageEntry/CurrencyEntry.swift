public import MintageCore

/// An amount of money being typed: digits, sign, separator and caret, and what they look like.
///
///     var entry = CurrencyEntry(CurrencyStyle(.usd, in: "en-US"), mode: .centsFirst)
///     entry.press(.digit(1))
///     entry.press(.digit(2))
///     entry.text         // "$0.12"
///     entry.amount       // 0.12
///
/// An entry is a value: copy it to try an edit, keep an old one to go back. It has no text that
/// could disagree with the amount; text, selection and parts are computed from the digits in one
/// pass. Nothing here allocates or draws: a text field hands its edits to
/// ``replaceSelection(with:source:revision:)-(UnsafeBufferPointer<UInt8>,_,_)`` and its siblings and
/// shows what ``write(into:)`` writes.
public struct CurrencyEntry: Sendable, BitwiseCopyable {
  var state = EntryState()
  var rules: EntryRules
  /// The greatest digits that the fast path types; none outside of cents-first and of editing.
  var plainLimit = PlainLimit()
  var plain: PlainLayout
  var limits: EntryLimits
  var layout: EntryLayout
  /// The rules of the currency in the locale.
  public private(set) var style: CurrencyStyle
  private var insertions = InsertionReader(nil)
  /// What else was chosen.
  public internal(set) var options: EntryOptions
  /// Counts the edits that were carried out.
  ///
  /// An edit that carries the revision it was made against is carried out once, however often the
  /// platform repeats it.
  public internal(set) var revision: UInt32 = 0
  /// Counts the changes of style, so that no inverse is applied to another one.
  var generation: UInt8 = 0
  /// What kind of edit came last.
  var run = EntryRun.none
  /// Whether the field is being edited, from focus or the first edit on until a commit.
  public internal(set) var isEditing = false
  /// The amount set from outside while editing.
  var held = HeldAmount()

  /// Makes an empty entry that reads inserted amounts as people write them: with other symbols of
  /// the currency, codes, and the separators of other locales.
  ///
  /// - Complexity: a pass over the style's affixes; never allocates.
  public init(
    _ reader: CurrencyReader, mode: EntryMode, options: EntryOptions = EntryOptions()
  ) {
    self.init(reader.style, mode: mode, options: options)
    insertions = InsertionReader(reader)
  }

  /// Makes an empty entry; of inserted amounts it reads those in its own style alone.
  ///
  /// - Complexity: a pass over the style's affixes; never allocates.
  public init(
    _ style: CurrencyStyle, mode: EntryMode, options: EntryOptions = EntryOptions()
  ) {
    self.style = style
    self.options = options
    layout = EntryLayout(style, options.presentation)
    rules = EntryRules(style, layout, mode, options)
    limits = EntryLimits(style, rules, options)
    plain = PlainLayout(layout, rules)
  }

  /// What reads inserted text; without one the field reads its own text only.
  public var reader: CurrencyReader? { insertions.reader }

  /// Which digits a person types.
  public var mode: EntryMode { rules.mode }

  /// The currency.
  public var currency: CurrencyCode { style.currency }

  /// Marks the field as being edited or not, which may change how it is grouped.
  mutating func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    rules.groups = isEditing ? layout.editingGroups : layout.shownGroups
    plainLimit = isEditing ? limits.plain.serving(plain.shortCount) : PlainLimit()
  }

  /// Puts another style, mode or set of options in force.
  mutating func setStyling(_ styling: EntryStyling) {
    style = styling.style
    insertions = styling.insertions
    options = styling.options
    generation = styling.generation
    layout = EntryLayout(style, options.presentation)
    rules = EntryRules(style, layout, styling.mode, options)
    limits = EntryLimits(style, rules, options)
    plain = PlainLayout(layout, rules)
    setEditing(isEditing)
  }

  /// What ``setStyling(_:)`` puts in force, as it is now.
  var styling: EntryStyling {
    EntryStyling(
      style: style, insertions: insertions, options: options, mode: rules.mode,
      generation: generation)
  }
}

/// Style, mode and options: what changes while the amount stays.
struct EntryStyling: Sendable, BitwiseCopyable {
  var style: CurrencyStyle
  var insertions: InsertionReader
  var options: EntryOptions
  var mode: EntryMode
  var generation: UInt8
}

/// Kinds of edits that join into one step of undo.
enum EntryRun: UInt8, Sendable, BitwiseCopyable {
  case none
  case typing
  case deletingBackward
  case deletingForward
}

/// An amount that waits until editing ends.
struct HeldAmount: Sendable, BitwiseCopyable {
  var isHeld = false
  var amount: ExactDecimal?

  init() {}
}
