// What of Foundation's values is used.
public typealias TimeInterval = Double

public struct Date: Hashable, Sendable {
  public init() {}
  @available(iOS 15, macOS 12, *)
  public static var now: Date { Date() }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
}

public struct Locale: Hashable, Sendable {
  public let identifier: String
  public init(identifier: String) { self.identifier = identifier }
  public static var current: Locale { Locale(identifier: "") }
  public static var autoupdatingCurrent: Locale { Locale(identifier: "") }
}

open class NSLocale: NSObject {
  public class var currentLocaleDidChangeNotification: NSNotification.Name {
    NSNotification.Name("")
  }
}

open class NSNotification: NSObject {
  public struct Name: Hashable, Sendable {
    public init(_ rawValue: String) {}
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

open class OperationQueue: NSObject, @unchecked Sendable {
  public class var main: OperationQueue { OperationQueue() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }
  open func removeObserver(_ observer: Any) {}
}

public struct Decimal: Hashable, Sendable, CustomStringConvertible {
  public init() {}
  public init(_ value: UInt64) {}
  public init(_ value: Int) {}
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {}
  public init?(string: String, locale: Locale? = nil) {}
  public static var nan: Decimal { Decimal() }
  public var isNaN: Bool { false }
  public var description: String { "" }
  public static func += (left: inout Decimal, right: Decimal) {}
}

extension Decimal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {}
}

extension StringProtocol {
  public func replacingOccurrences<Target, Replacement>(
    of target: Target, with replacement: Replacement
  ) -> String where Target: StringProtocol, Replacement: StringProtocol { String(self) }
}
