import MintageCore
import MintageEntry

/// Carries events of a platform's field to the model, and what comes of them back.
@MainActor
final class FieldController {
  private(set) var model: CurrencyFieldModel
  weak var surface: (any FieldSurface)?
  /// Called after edits, with what the field holds then.
  var onChange: ((CurrencyEntry, FieldReaction) -> Void)?
  var onSubmit: (() -> Void)?
  var onFocus: ((Bool) -> Void)?
  var onFeedback: ((FieldFeedback) -> Void)?
  /// Whether Return gives the focus up where the amount is accepted.
  var dismissesOnSubmit = true
  /// Whether the controller writes into the platform's field, whose own events do not count then.
  private(set) var isWriting = false

  init(_ model: CurrencyFieldModel) { self.model = model }

  /// Tells the model of an event, and does what comes of it.
  ///
  /// - Parameter isOutside: Whether the host made it: then the host hears of it only where the field
  ///   made another amount of it.
  @discardableResult
  func handle(
    isOutside: Bool = false, _ event: (inout CurrencyFieldModel) -> FieldReaction
  ) -> FieldReaction {
    let reaction = event(&model)
    if reaction.writesText { show() }
    if reaction.clearsUndo { surface?.removeUndo() }
    if let inverse = reaction.inverse { surface?.registerUndo(inverse) }
    if reaction.writesAmount || reaction.outcome.isChange && !isOutside {
      onChange?(model.entry, reaction)
    }
    if let feedback = reaction.feedback {
      surface?.play(feedback)
      onFeedback?(feedback)
    }
    if let announcement = reaction.announcement {
      surface?.announce(model.string(for: announcement))
    }
    return reaction
  }

  /// Shows the model, unless an input method is composing: its text is taken when it is done.
  func show() {
    guard let surface, !surface.isComposing else { return }
    isWriting = true
    surface.show(model)
    isWriting = false
  }

  /// Changes what the model allows; no event.
  func set(isEnabled: Bool, isReadOnly: Bool) {
    model.isEnabled = isEnabled
    model.isReadOnly = isReadOnly
  }

  /// Answers a field that asks whether to replace a range of its text by other text.
  ///
  /// - Returns: True for marked text alone, which the field then replaces itself.
  func shouldReplace(utf16 range: Range<Int>, with text: String) -> Bool {
    guard let surface, !surface.isComposing else { return true }
    handle { $0.replace(utf16: range, with: text) }
    return false
  }

  /// The platform's field changed its text itself: composition is over, or goes on.
  func textDidChange() {
    guard let surface, !isWriting, !surface.isComposing else { return }
    let shown = surface.shownText
    guard shown != model.text else { return }
    handle { $0.reconcile(with: shown) }
  }

  /// The person or the platform selected something.
  func selectionDidChange(anchor: Int, head: Int) {
    guard let surface, !isWriting, !surface.isComposing, surface.shownText == model.text else {
      return
    }
    handle { $0.select(utf16: anchor, to: head) }
  }

  /// The field got the focus.
  func didFocus() {
    handle { $0.focus() }
    onFocus?(true)
    // The tap that gave the focus places the caret after this event.
    Task { @MainActor [weak self] in self?.handle { $0.settleFocus() } }
  }

  /// The field lost the focus.
  func didBlur() {
    // What was being composed counts, as the platform keeps it.
    textDidChange()
    handle { $0.blur() }
    onFocus?(false)
  }

  /// Return or Done was pressed.
  func submit() {
    textDidChange()
    guard handle({ $0.submit() }).submits else { return }
    if dismissesOnSubmit { surface?.giveUpFocus() }
    onSubmit?()
  }

  /// Takes a change back, as an undo manager asks.
  func undo(_ inverse: FieldInverse) {
    handle { $0.undo(inverse) }
  }
}
