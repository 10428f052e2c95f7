#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import MintageCore
import MintageEntry
import MintageFoundation
public import UIKit

/// A text field for money: `UITextField` whose edits the engine carries out.
///
///     let field = CurrencyTextField(CurrencyFieldRules(.eur))
///     field.onChange = { amount in total = amount }
///     view.addSubview(field)
///
/// Text, caret and undo are the engine's; marked text is the input method's until it is committed.
/// Set ``amount``, not `text`, and leave `delegate` alone, which answers UIKit's questions from the
/// engine: the closures here and `UIControl`'s events tell of beginning, editing and ending.
@MainActor
open class CurrencyTextField: UITextField {
  let controller: FieldController
  private lazy var adapter = FieldDelegate(self)
  let ownUndoManager = FieldUndoManager()
  private let haptics = FieldHaptics()
  var localeObserver: LocaleObserver?
  /// Whether the focus was asked for before there was a window.
  var wantsFocus = false
  /// Whether parts of the text are dimmed.
  var hasDimmedText = false

  /// Called with the amount after each edit that changed it.
  public var onChange: ((ExactDecimal?) -> Void)?
  /// Called with each edit, whether or not the amount changed.
  var onEdit: ((CurrencyEntry, FieldReaction) -> Void)?
  /// Whether keys and refusals are played; keyboards of the system make their own.
  public var playsHaptics = false { didSet { if playsHaptics { haptics.prepare() } } }
  /// What is offered above the keyboard, instead of typing.
  public var suggestions: [ExactDecimal] = [] { didSet { updateAccessory() } }
  /// Whether a button above the keyboard gives it up: number pads have no Return.
  public var showsDoneButton = true { didSet { updateAccessory() } }

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
      CurrencyFieldModel(
        rules, in: LocaleIdentifier(locale ?? .autoupdatingCurrent),
        isPad: UIDevice.current.userInterfaceIdiom == .phone))
    super.init(frame: .zero)
    setUp()
  }

  /// A field needs to know its currency, so none is made from an archive.
  @available(*, unavailable, message: "use init(_:locale:)")
  public required init?(coder: NSCoder) { fatalError("use init(_:locale:)") }

  private func setUp() {
    controller.surface = adapter
    controller.onChange = { [weak self] entry, reaction in
      guard let self else { return }
      tell(entry, reaction)
      sendActions(for: .editingChanged)
    }
    delegate = adapter
    addAction(
      UIAction { [weak self] _ in self?.controller.textDidChange() }, for: .editingChanged)
    autocorrectionType = .no
    autocapitalizationType = .none
    spellCheckingType = .no
    smartDashesType = .no
    smartQuotesType = .no
    smartInsertDeleteType = .no
    textAlignment = .natural
    adjustsFontForContentSizeCategory = true
    setFont()
    followLocale()
    updateTraits()
  }

  /// An undo manager of the field's own, whose steps are the engine's inverses.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether the field takes the focus and edits.
  open override var isEnabled: Bool {
    didSet { controller.set(isEnabled: isEnabled, isReadOnly: isReadOnly) }
  }

  /// The amount with the name of its currency, where names are at hand.
  open override var accessibilityValue: String? {
    get { controller.model.spokenValue ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  /// A field that is read only is not pasted into, cut or deleted from.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let edits = ["paste:", "cut:", "delete:"]
    if isReadOnly, edits.contains(action.description) { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Takes the focus that was asked for before there was a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, wantsFocus else { return }
    wantsFocus = false
    becomeFirstResponder()
  }

  func play(_ feedback: FieldFeedback) {
    if playsHaptics { haptics.play(feedback) }
  }

  func resolve(_ rules: CurrencyFieldRules, in locale: LocaleIdentifier) {
    let reaction = controller.handle(isOutside: true) { $0.resolve(rules, in: locale) }
    if reaction.outcome.isChange { updateTraits() }
  }
}
#endif
