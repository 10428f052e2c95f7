#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

// A text field is its field editor's delegate where it says that it can be.
extension CurrencyTextField: NSTextViewDelegate {
  /// Answers the field editor from the engine; marked text alone is replaced by the field editor.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    guard let replacementString else { return true }
    guard let range = Range(affectedCharRange) else { return false }
    return controller.shouldReplace(utf16: range, with: replacementString)
  }

  /// Tells the engine what was selected.
  public func textViewDidChangeSelection(_ notification: Notification) {
    guard let range = surface.editor?.selectedRange() else { return }
    controller.selectionDidChange(anchor: range.location, head: range.location + range.length)
  }

  /// Undoes by the engine's inverses.
  public func undoManager(for view: NSTextView) -> UndoManager? { ownUndoManager }
}
#endif
