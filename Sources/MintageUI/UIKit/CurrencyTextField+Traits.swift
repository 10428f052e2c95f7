#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import MintageCore
import MintageEntry
public import UIKit

extension CurrencyTextField {
  /// Sets a font with digits of equal width that grows with Dynamic Type.
  ///
  ///     field.setFont(.largeTitle, weight: .semibold)
  public func setFont(_ style: UIFont.TextStyle = .body, weight: UIFont.Weight = .regular) {
    font = CurrencyTextField.font(style, weight)
  }

  static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: size, weight: weight))
  }

  /// Keeps the amount on one line whole: smaller type instead of truncation.
  ///
  /// - Parameter minimumFontSize: In points; nil to truncate again.
  public func fitWidth(minimumFontSize: CGFloat?) {
    adjustsFontSizeToFitWidth = minimumFontSize != nil
    self.minimumFontSize = minimumFontSize ?? 0
  }

  /// Sets what follows from rules and locale: keyboard, placeholder, the row above the keyboard.
  func updateTraits() {
    let wanted = UIKeyboardType(controller.model.keyboard)
    keyboardType = wanted
    updatePrompt()
    updateAccessory()
  }

  func showReadOnly() {
    // Nothing to type with where nothing is typed.
    inputView = isReadOnly ? UIView(frame: .zero) : nil
    updateAccessory()
  }

  func updatePrompt() {
    let wanted = prompt ?? controller.model.placeholder
    if placeholder != wanted { placeholder = wanted }
  }

  func updateAccessory() {
    let model = controller.model
    defer { if isFirstResponder { reloadInputViews() } }
    guard !isReadOnly, showsDoneButton || model.showsSignKey || !offered.isEmpty else {
      inputAccessoryView = nil
      return
    }
    var items: [UIBarButtonItem] = []
    if model.showsSignKey {
      let sign = UIBarButtonItem(
        primaryAction: UIAction(title: "±") { [weak self] _ in self?.press(.sign) })
      sign.accessibilityLabel = FieldText.changeSign.string()
      items.append(sign)
    }
    for amount in offered {
      items.append(
        UIBarButtonItem(
          primaryAction: UIAction(title: model.label(of: amount)) { [weak self] _ in
            self?.choose(amount)
          }))
    }
    items.append(.flexibleSpace())
    if showsDoneButton {
      items.append(
        UIBarButtonItem(
          systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() }))
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.sizeToFit()
    inputAccessoryView = bar
  }

  /// Both readings of an ambiguous text come before what the host suggests.
  private var offered: [ExactDecimal] {
    guard let choices = controller.model.choices else { return suggestions }
    return [choices.locale, choices.other]
  }

  /// Done gives the keyboard up in any case: there is no other way where it has no Return.
  private func done() {
    controller.submit()
    if isFirstResponder { resignFirstResponder() }
  }
}

extension UIKeyboardType {
  init(_ keyboard: EntryKeyboard) {
    switch keyboard {
    case .numberPad: self = .numberPad
    case .decimalPad: self = .decimalPad
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    }
  }
}
#endif
