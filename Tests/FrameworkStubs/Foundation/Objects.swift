// Objective-C's roots, and what of Foundation's classes is used.
@_exported import CoreGraphics

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

open class NSCoder: NSObject {}

public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public var description: String { "" }
}

public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {}
}

open class NSMutableAttributedString: NSAttributedString {
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
}

extension Range where Bound == Int {
  public init?(_ range: NSRange) { return nil }
}

@MainActor
open class UndoManager: NSObject {
  public nonisolated override init() { super.init() }
  @preconcurrency public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {}
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
  open func removeAllActions(withTarget target: Any) {}
}

open class Bundle: NSObject, @unchecked Sendable {
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  {
    key
  }
}
