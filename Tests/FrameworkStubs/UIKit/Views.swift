@_exported import Foundation

@MainActor
open class UIResponder: NSObject {
  open var undoManager: UndoManager? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func reloadInputViews() {}
  /// Declared on NSObject.
  open var accessibilityValue: String?
}

@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var intrinsicContentSize: CGSize { CGSize(width: 0, height: 0) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func sizeToFit() {}
  open func addSubview(_ view: UIView) {}
  open func didMoveToWindow() {}
  open var window: UIWindow? { nil }
}

@MainActor
open class UIWindow: UIView {}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open var view: UIView { fatalError() }
  open func viewDidLoad() {}
}

@MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { UIDevice() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct UILayoutPriority: Hashable, Sendable {
  public static let defaultLow = UILayoutPriority()
}

open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
  open var isEnabled = true
  @available(iOS 14, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  open func sendActions(for controlEvents: UIControl.Event) {}
}

@MainActor
open class UIMenuElement: NSObject {}

@MainActor
open class UIMenu: UIMenuElement {}

@available(iOS 13, *)
@MainActor
open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", handler: @escaping (UIAction) -> Void
  ) { self.init() }
}

@MainActor
open class UIBarItem: NSObject {
  /// Declared on NSObject.
  open var accessibilityLabel: String?
}

open class UIImage: NSObject {}

@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel }
  @available(iOS 14, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { self.init() }
  @available(iOS 14, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
  @available(iOS 14, *)
  open class func flexibleSpace() -> Self { fatalError() }
}

@MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}

public struct UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public static let announcement = Notification()
  }
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

@MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  open func impactOccurred() {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
