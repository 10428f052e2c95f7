public import MintageCore
import MintageEntry

extension CurrencyFieldModel {
  /// Tells the amount that the host holds now.
  ///
  /// An amount that the field itself handed out is no news. While the field is edited another one
  /// waits until editing ends, and is dropped when the person has edited by then.
  @discardableResult
  public mutating func setAmount(_ amount: ExactDecimal?) -> FieldReaction {
    guard !isTold || !isSame(amount, known) else { return FieldReaction() }
    isTold = true
    known = amount
    let change = entry.setAmount(amount)
    var reaction = FieldReaction(change.outcome)
    if change.outcome.isChange {
      reaction.writesText = true
      reaction.clearsUndo = true
      choices = nil
    }
    // A field that cannot be empty shows zero for nil, and the host is told.
    if !entry.isEditing { noteAmount(&reaction) }
    return reaction
  }

  /// Tells that the rules or the locale changed, in the middle of typing or not: the amount stays.
  @discardableResult
  public mutating func resolve(
    _ rules: CurrencyFieldRules, in locale: LocaleIdentifier
  ) -> FieldReaction {
    guard rules != self.rules || locale != self.locale else { return FieldReaction() }
    let change = entry.switchStyle(
      to: rules.reader(in: locale), mode: rules.mode,
      options: rules.entryOptions(isPad: isPad))
    var reaction = FieldReaction(change.outcome)
    // Too many digits for the new style: the field stays as it is.
    guard change.outcome.refusal == nil else { return reaction }
    self.rules = rules
    self.locale = locale
    choices = nil
    reaction.writesText = true
    reaction.clearsUndo = true
    noteAmount(&reaction)
    return reaction
  }
}
