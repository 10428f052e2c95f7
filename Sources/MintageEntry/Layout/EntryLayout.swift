import MintageCore

/// Widths of a number's characters in UTF-8 bytes or UTF-16 units.
struct EntryMetrics: Sendable, BitwiseCopyable {
  private var digit8: UInt8 = 1
  private var grouping8: UInt8 = 1
  private var decimal8: UInt8 = 1

  init() {}

  init(digit: Int, grouping: Int, decimal: Int) {
    digit8 = UInt8(truncatingIfNeeded: digit)
    grouping8 = UInt8(truncatingIfNeeded: grouping)
    decimal8 = UInt8(truncatingIfNeeded: decimal)
  }

  @inline(__always)
  var digit: Int { Int(digit8) }
  @inline(__always)
  var grouping: Int { Int(grouping8) }
  @inline(__always)
  var decimal: Int { Int(decimal8) }
}

/// What stands around positive amounts, zero and negative ones.
struct AffixSet: Sendable, BitwiseCopyable {
  var positive = EntryAffix()
  var zero = EntryAffix()
  var negative = EntryAffix()

  init() {}
}

/// How a field's states look: its style, taken apart once.
struct EntryLayout: Sendable, BitwiseCopyable {
  var store = AffixStore()
  /// Around amounts that are shown, and around those that are edited.
  var shown = AffixSet()
  var editing = AffixSet()
  /// The minus that is shown alone, as a prefix of nothing.
  var sign = AffixSpan()
  /// The characters as packed UTF-8.
  var zeroDigit: UInt32 = 0x30
  var decimal: UInt32 = 0x2E
  var grouping: UInt32 = 0x2C
  var hasScatteredDigits = false
  var utf8 = EntryMetrics()
  var utf16 = EntryMetrics()
  /// Groups of amounts that are shown, and of those that are edited.
  var shownGroups = GroupSizes()
  var editingGroups = GroupSizes()

  init() {}

  @inline(never)
  init(_ style: CurrencyStyle, _ presentation: EntryPresentation) {
    let form = style.numberForm
    decimal = presentation.decimalSeparator?.packed ?? form.decimalSeparator
    grouping = presentation.groupingSeparator?.packed ?? form.groupingSeparator
    if presentation.usesPlainSpaces, PackedScalar.isSpace(grouping) { grouping = 0x20 }
    zeroDigit = presentation.usesLatinDigits ? 0x30 : form.zeroDigit
    hasScatteredDigits = form.hasScatteredDigits && !presentation.usesLatinDigits
    let widths = (
      PackedScalar.widths(zeroDigit), PackedScalar.widths(grouping), PackedScalar.widths(decimal)
    )
    utf8 = EntryMetrics(
      digit: widths.0.utf8, grouping: widths.1.utf8, decimal: widths.2.utf8)
    utf16 = EntryMetrics(
      digit: widths.0.utf16, grouping: widths.1.utf16, decimal: widths.2.utf16)
    if let sizes = presentation.grouping {
      shownGroups = GroupSizes(primary: sizes.primary, secondary: sizes.secondary, minimum: 1)
    } else {
      shownGroups = GroupSizes(
        primary: form.primaryGrouping, secondary: form.secondaryGrouping,
        minimum: form.minimumGrouping)
    }
    if presentation.groupsWhileEditing { editingGroups = shownGroups }
    var composer = LayoutComposer(style, form.minus, presentation)
    composer.compose(into: &self)
  }
}

extension EntryRules {
  /// The rules of a style in a mode, with a field's options.
  @inline(never)
  init(
    _ style: CurrencyStyle, _ layout: EntryLayout, _ mode: EntryMode, _ options: EntryOptions
  ) {
    self.init()
    self.mode = mode
    typedSeparator = options.typedSeparator
    fractionLimit = style.maximumFractionDigits
    if options.width == .minorUnits { fractionLimit = min(fractionLimit, style.minorUnitDigits) }
    if options.fraction == .padded, mode == .decimalFirst {
      let minimum = min(style.minimumFractionDigits, fractionLimit)
      padding = minimum > 0 ? minimum : fractionLimit
    }
    let form = style.numberForm
    let sizes = options.presentation.grouping
    let primary = sizes?.primary ?? form.primaryGrouping
    if primary > 0 {
      primaryGroup = primary
      secondaryGroup = max(1, sizes?.secondary ?? form.secondaryGrouping)
    }
    decimal = TypedCharacter.folded(MintageCore.scalar(layout.decimal))
    grouping = TypedCharacter.folded(MintageCore.scalar(layout.grouping))
    hasScatteredDigits = form.hasScatteredDigits
    signIsInFront =
      layout.shown.negative.signBefore.utf8.count > 0
      || layout.shown.negative.signBehind.utf8.isEmpty
    groups = layout.shownGroups
  }
}
