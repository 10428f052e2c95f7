#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import MintageCore
import MintageEntry
import MintageFoundation

/// A text field for money: `NSTextField` whose edits the engine carries out.
///
///     let field = CurrencyTextField(CurrencyFieldRules(.eur))
///     field.onChange = { amount in total = amount }
///     view.addSubview(field)
///
/// The field answers its field editor, whose delegate it is: text, caret and undo are the engine's,
/// and marked text is the input method's until it is committed. Set ``amount``, not `stringValue`.
@MainActor
open class CurrencyTextField: NSTextField {
  let controller: FieldController
  lazy var surface = FieldEditorSurface(self)
  let ownUndoManager = FieldUndoManager()
  var localeObserver: LocaleObserver?
  private var editorHabits: FieldEditorHabits?
  /// Whether the focus was asked for before there was a window.
  var wantsFocus = false
  /// The font before it was made smaller to fit.
  var wantedFont: NSFont?
  var minimumFontSize: CGFloat?

  /// Called with the amount after each edit that changed it.
  public var onChange: ((ExactDecimal?) -> Void)?
  /// Called with each edit, whether or not the amount changed.
  var onEdit: ((CurrencyEntry, FieldReaction) -> Void)?
  /// Whether refusals are played on a trackpad that can.
  public var playsHaptics = false

  /// What an empty field shows; nil for zero as it would be shown.
  public var prompt: String? { didSet { updatePrompt() } }

  /// The locale, nil for the person's own, which is followed as it changes.
  public var locale: Locale? { didSet { followLocale() } }

  /// Makes an empty field.
  ///
  /// - Parameter locale: The locale; nil for the person's own.
  public init(_ rules: CurrencyFieldRules, locale: Locale? = nil) {
    self.locale = locale
    controller = FieldController(
      CurrencyFieldModel(rules, in: LocaleIdentifier(locale ?? .autoupdatingCurrent)))
    super.init(frame: .zero)
    setUp()
  }

  /// A field needs to know its currency, so none is made from an archive.
  @available(*, unavailable, message: "use init(_:locale:)")
  public required init?(coder: NSCoder) { fatalError("use init(_:locale:)") }

  private func setUp() {
    controller.surface = surface
    // Return gives the focus up in AppKit's way, by ending editing.
    controller.dismissesOnSubmit = false
    controller.onChange = { [weak self] in self?.tell($0, $1) }
    isBordered = true
    isBezeled = true
    isEditable = true
    usesSingleLineMode = true
    alignment = .natural
    setFont()
    followLocale()
  }

  /// Fits the text to the new width.
  open override func layout() {
    super.layout()
    if minimumFontSize != nil { fit() }
  }

  func resolve(_ rules: CurrencyFieldRules, in locale: LocaleIdentifier) {
    controller.handle(isOutside: true) { $0.resolve(rules, in: locale) }
    updatePrompt()
  }

  func showReadOnly() {
    isEditable = !isReadOnly
    isSelectable = true
  }

  private func updatePrompt() {
    let wanted = prompt ?? controller.model.placeholder
    if placeholderString != wanted { placeholderString = wanted }
  }

  /// Whether the field takes the focus and edits.
  open override var isEnabled: Bool {
    didSet { controller.set(isEnabled: isEnabled, isReadOnly: isReadOnly) }
  }

  /// The amount with the name of its currency, where names are at hand; the value is the text.
  open override func accessibilityValueDescription() -> String? { controller.model.spokenValue }

  /// Takes the focus that was asked for before there was a window.
  open override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    guard let window, wantsFocus else { return }
    wantsFocus = false
    window.makeFirstResponder(self)
  }

  /// Begins editing.
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if let editor = surface.editor { editorHabits = FieldEditorHabits(turnedOffIn: editor) }
    controller.didFocus()
    return true
  }

  /// Takes what an input method committed.
  open override func textDidChange(_ notification: Notification) {
    super.textDidChange(notification)
    controller.textDidChange()
  }

  /// Accepts the amount, on Return or with the focus.
  open override func textDidEndEditing(_ notification: Notification) {
    let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
    if movement == NSTextMovement.return.rawValue { controller.submit() }
    if let editor = surface.editor { editorHabits?.restore(in: editor) }
    editorHabits = nil
    controller.didBlur()
    super.textDidEndEditing(notification)
  }
}
#endif
