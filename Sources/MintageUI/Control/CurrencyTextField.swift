#if (canImport(UIKit) && !os(watchOS) && !os(tvOS)) || (canImport(AppKit) && !canImport(UIKit))
import Foundation
public import MintageCore
public import MintageEntry
import MintageFoundation

// What is alike in both platforms' classes. What they store, override or show differently is theirs.
extension CurrencyTextField {
  /// Called when the field got or lost the focus.
  public var onFocusChange: ((Bool) -> Void)? {
    get { controller.onFocus }
    set { controller.onFocus = newValue }
  }

  /// Called when Return, or Done above a keyboard on the screen, accepted the amount.
  public var onSubmit: (() -> Void)? {
    get { controller.onSubmit }
    set { controller.onSubmit = newValue }
  }

  /// Called with everything that can be felt, whether or not it is played.
  public var onFeedback: ((FieldFeedback) -> Void)? {
    get { controller.onFeedback }
    set { controller.onFeedback = newValue }
  }

  /// What the field enters; the amount stays when it changes.
  public var rules: CurrencyFieldRules {
    get { controller.model.rules }
    set { resolve(newValue, in: controller.model.locale) }
  }

  /// The amount; nil where there is none.
  ///
  /// One that is set while the field is edited waits until it is not.
  public var amount: ExactDecimal? {
    get { controller.model.amount }
    set { controller.handle(isOutside: true) { $0.setAmount(newValue) } }
  }

  /// Whether the amount can be accepted.
  public var validity: FieldValidity { controller.model.validity }

  /// Whether the field can be selected and copied but not edited.
  public var isReadOnly: Bool {
    get { controller.model.isReadOnly }
    set {
      controller.set(isEnabled: isEnabled, isReadOnly: newValue)
      showReadOnly()
    }
  }

  /// Presses a key, as a keypad of the host's own does.
  public func press(_ key: EntryKey) { controller.handle { $0.press(key) } }

  /// Takes a suggested amount.
  public func choose(_ amount: ExactDecimal) { controller.handle { $0.choose(amount) } }

  /// Tells the host of an edit.
  func tell(_ entry: CurrencyEntry, _ reaction: FieldReaction) {
    onEdit?(entry, reaction)
    if reaction.writesAmount { onChange?(entry.amount) }
  }

  /// Resolves the rules in the locale that was set; else in the person's own, and again whenever
  /// that changes.
  func followLocale() {
    if locale == nil {
      localeObserver = LocaleObserver { [weak self] in self?.resolveLocale() }
    } else {
      localeObserver = nil
    }
    resolveLocale()
  }

  private func resolveLocale() {
    resolve(rules, in: LocaleIdentifier(locale ?? .autoupdatingCurrent))
  }
}
#endif
