#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import MintageEntry
import UIKit

/// Answers UIKit for a field, and shows in the field what the model says.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate, FieldSurface {
  private unowned let field: CurrencyTextField
  private var hadChoices = false

  init(_ field: CurrencyTextField) {
    self.field = field
    super.init()
  }

  // MARK: What UIKit asks

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    // An undo of UIKit's own may tell of no range at all.
    guard let range = Range(range) else { return false }
    return field.controller.shouldReplace(utf16: range, with: replacementString)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    field.isEnabled
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    field.controller.didFocus()
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    field.controller.didBlur()
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    if let range = selection {
      field.controller.selectionDidChange(anchor: range.lowerBound, head: range.upperBound)
    }
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    field.controller.handle { $0.press(.clear) }
    return false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    field.controller.submit()
    return false
  }

  // MARK: What the model says

  var isComposing: Bool { field.markedTextRange != nil }

  var shownText: String { field.text ?? "" }

  func show(_ model: CurrencyFieldModel) {
    let dimmed = model.dimmedRange
    if field.text != model.text || !dimmed.isEmpty || field.hasDimmedText {
      field.hasDimmedText = !dimmed.isEmpty
      if dimmed.isEmpty {
        field.text = model.text
      } else {
        let text = NSMutableAttributedString(
          string: model.text, attributes: field.defaultTextAttributes)
        text.addAttribute(
          .foregroundColor, value: UIColor.placeholderText,
          range: NSRange(location: dimmed.lowerBound, length: dimmed.count))
        field.attributedText = text
      }
    }
    if field.isEditing { select(model.selection.utf16) }
    // Readings of an ambiguous text are offered above the keyboard, and go with the next key.
    if (model.choices != nil) != hadChoices {
      hadChoices = model.choices != nil
      field.updateAccessory()
    }
  }

  func play(_ feedback: FieldFeedback) { field.play(feedback) }

  func announce(_ text: String) {
    // Behind what is said of the key itself.
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(
        string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true]))
  }

  func registerUndo(_ inverse: FieldInverse) {
    field.ownUndoManager.register(for: self) { delegate in
      delegate.field.controller.undo(inverse)
    }
  }

  func removeUndo() { field.ownUndoManager.removeAllActions(withTarget: self) }

  func giveUpFocus() { field.resignFirstResponder() }

  // MARK: Selection, in UTF-16 units as UIKit counts

  private var selection: Range<Int>? {
    guard let range = field.selectedTextRange else { return nil }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    let end = field.offset(from: field.beginningOfDocument, to: range.end)
    return start..<max(start, end)
  }

  private func select(_ range: Range<Int>) {
    guard selection != range,
      let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }
}
#endif
