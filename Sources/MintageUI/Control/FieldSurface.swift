/// What a platform's field does for the controller: the few things that differ between frameworks.
@MainActor
protocol FieldSurface: AnyObject {
  /// Whether an input method has marked text, which nobody but the input method touches.
  var isComposing: Bool { get }
  /// What the platform's field shows.
  var shownText: String { get }
  /// Shows text, selection and spoken value; called outside composition only.
  func show(_ model: CurrencyFieldModel)
  /// Plays what the hand feels.
  func play(_ feedback: FieldFeedback)
  /// Says a text by the screen reader, if one runs.
  func announce(_ text: String)
  /// Registers what takes an edit back with the undo manager.
  func registerUndo(_ inverse: FieldInverse)
  /// Removes what was registered.
  func removeUndo()
  /// Gives the focus up.
  func giveUpFocus()
}
