import Foundation

@MainActor
open class NSText: NSView {
  public class var movementUserInfoKey: String { "" }
  open var string = ""
}

public enum NSTextMovement: Int, Sendable {
  case `return` = 16, tab, backtab, left, right, up, down
}

open class NSTextStorage: NSMutableAttributedString {}

@MainActor
open class NSTextView: NSText {
  open var textStorage: NSTextStorage? { nil }
  open var isAutomaticDashSubstitutionEnabled = false
  open var isAutomaticQuoteSubstitutionEnabled = false
  open var isAutomaticTextReplacementEnabled = false
  open var isAutomaticSpellingCorrectionEnabled = false
  open var isContinuousSpellCheckingEnabled = false
  open func hasMarkedText() -> Bool { false }
  open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
  open func setSelectedRange(_ charRange: NSRange) {}
}

/// Every method is optional in AppKit.
@MainActor
public protocol NSTextViewDelegate: NSObjectProtocol {
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  func textViewDidChangeSelection(_ notification: Notification)
  func undoManager(for view: NSTextView) -> UndoManager?
}

open class NSColor: NSObject, @unchecked Sendable {
  public class var placeholderTextColor: NSColor { NSColor() }
  public class var labelColor: NSColor { NSColor() }
}

open class NSFontDescriptor: NSObject {}

open class NSFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight()
    public static let regular = Weight(), medium = Weight(), semibold = Weight()
    public static let bold = Weight(), heavy = Weight(), black = Weight()
  }
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle = TextStyle(), title1 = TextStyle(), title2 = TextStyle()
    public static let title3 = TextStyle(), headline = TextStyle(), subheadline = TextStyle()
    public static let body = TextStyle(), callout = TextStyle(), footnote = TextStyle()
    public static let caption1 = TextStyle(), caption2 = TextStyle()
  }
  public struct TextStyleOptionKey: Hashable, Sendable {}
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init()
  }
  open var fontDescriptor: NSFontDescriptor { NSFontDescriptor() }
  open var pointSize: CGFloat { 0 }
  public class var systemFontSize: CGFloat { 13 }
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight
  ) -> NSFont { NSFont() }
  @available(macOS 11, *)
  public class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont() }
}

extension NSAttributedString {
  public func size() -> CGSize { CGSize(width: 0, height: 0) }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
