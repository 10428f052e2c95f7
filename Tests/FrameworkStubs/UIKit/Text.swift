import Foundation

@MainActor
open class UITextPosition: NSObject {}

@MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

@MainActor
open class UITextField: UIControl {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var isEditing: Bool { false }
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  // UITextInputTraits
  open var keyboardType: UIKeyboardType = .default
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  // UIContentSizeCategoryAdjusting
  open var adjustsFontForContentSizeCategory = false
  // UITextInput
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { nil }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
}

/// Every method is optional in UIKit.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  @available(iOS 13, *)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

open class UIColor: NSObject, @unchecked Sendable {
  @available(iOS 13, *)
  public class var placeholderText: UIColor { UIColor() }
  @available(iOS 13, *)
  public class var label: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
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
  open var pointSize: CGFloat { 0 }
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { UIFont() }
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont() }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
}

public struct UIContentSizeCategory: Hashable, Sendable {
  public static let large = UIContentSizeCategory()
}

open class UITraitCollection: NSObject {
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
