#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import MintageEntry

/// Shows in a field, and in its field editor while there is one, what the model says.
@MainActor
final class FieldEditorSurface: FieldSurface {
  private unowned let field: CurrencyTextField

  init(_ field: CurrencyTextField) { self.field = field }

  var editor: NSTextView? { field.currentEditor() as? NSTextView }

  var isComposing: Bool { editor?.hasMarkedText() ?? false }

  var shownText: String { editor?.string ?? field.stringValue }

  func show(_ model: CurrencyFieldModel) {
    field.fit()
    guard let editor else {
      if field.stringValue != model.text { field.stringValue = model.text }
      return
    }
    if editor.string != model.text { editor.string = model.text }
    let dimmed = model.dimmedRange
    if let storage = editor.textStorage, !dimmed.isEmpty {
      storage.addAttribute(
        .foregroundColor, value: NSColor.placeholderTextColor,
        range: NSRange(location: dimmed.lowerBound, length: dimmed.count))
    }
    let selected = model.selection.utf16
    let range = NSRange(location: selected.lowerBound, length: selected.count)
    if editor.selectedRange() != range { editor.setSelectedRange(range) }
  }

  func play(_ feedback: FieldFeedback) {
    guard field.playsHaptics, feedback == .refusal else { return }
    NSHapticFeedbackManager.defaultPerformer.perform(.generic, performanceTime: .now)
  }

  func announce(_ text: String) {
    NSAccessibility.post(
      element: field.window ?? field, notification: .announcementRequested,
      userInfo: [
        .announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue,
      ])
  }

  func registerUndo(_ inverse: FieldInverse) {
    field.ownUndoManager.register(for: self) { surface in
      surface.field.controller.undo(inverse)
    }
  }

  func removeUndo() { field.ownUndoManager.removeAllActions(withTarget: self) }

  func giveUpFocus() { field.window?.makeFirstResponder(nil) }
}

/// What a field editor corrects and substitutes, kept while a field needs it off: a window has one
/// field editor for all its fields.
@MainActor
struct FieldEditorHabits {
  private let dashes, quotes, replacements, corrections, checks: Bool

  init(turnedOffIn editor: NSTextView) {
    dashes = editor.isAutomaticDashSubstitutionEnabled
    quotes = editor.isAutomaticQuoteSubstitutionEnabled
    replacements = editor.isAutomaticTextReplacementEnabled
    corrections = editor.isAutomaticSpellingCorrectionEnabled
    checks = editor.isContinuousSpellCheckingEnabled
    editor.isAutomaticDashSubstitutionEnabled = false
    editor.isAutomaticQuoteSubstitutionEnabled = false
    editor.isAutomaticTextReplacementEnabled = false
    editor.isAutomaticSpellingCorrectionEnabled = false
    editor.isContinuousSpellCheckingEnabled = false
  }

  func restore(in editor: NSTextView) {
    editor.isAutomaticDashSubstitutionEnabled = dashes
    editor.isAutomaticQuoteSubstitutionEnabled = quotes
    editor.isAutomaticTextReplacementEnabled = replacements
    editor.isAutomaticSpellingCorrectionEnabled = corrections
    editor.isContinuousSpellCheckingEnabled = checks
  }
}
#endif
