@_exported import Foundation

@MainActor
open class NSResponder: NSObject {
  open func becomeFirstResponder() -> Bool { false }
}

@MainActor
open class NSWindow: NSResponder {
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

open class NSLayoutConstraint: NSObject {
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public struct Priority: Hashable, Sendable {
    public static let defaultLow = Priority()
  }
}

@MainActor
open class NSView: NSResponder {
  public init(frame frameRect: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var bounds: CGRect = .zero
  open var window: NSWindow? { nil }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var intrinsicContentSize: CGSize { CGSize(width: 0, height: 0) }
  open func layout() {}
  open func viewDidMoveToWindow() {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func accessibilityValueDescription() -> String? { nil }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor
open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = ""
  open var alignment: NSTextAlignment = .natural
  open var font: NSFont?
  open var usesSingleLineMode = false
  open func currentEditor() -> NSText? { nil }
}

@MainActor
open class NSTextField: NSControl {
  open var isEditable = false
  open var isSelectable = false
  open var isBordered = false
  open var isBezeled = false
  open var textColor: NSColor?
  open var placeholderString: String?
  open func textDidChange(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}
}

public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }

public struct NSAccessibility {
  public struct Notification: Hashable, Sendable {
    public static let announcementRequested = Notification()
  }
  public struct NotificationUserInfoKey: Hashable, Sendable {
    let name: String
    public static let announcement = NotificationUserInfoKey(name: "announcement")
    public static let priority = NotificationUserInfoKey(name: "priority")
  }
  public static func post(
    element: Any, notification: NSAccessibility.Notification,
    userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
  ) {}
}

@MainActor
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

@MainActor
open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
  public class var defaultPerformer: any NSHapticFeedbackPerformer { fatalError() }
}
