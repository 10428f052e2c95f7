// Sizes, which every framework above exports.
public struct CGFloat: Sendable, BinaryFloatLike {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
}

/// What arithmetic of CGFloat is used.
public protocol BinaryFloatLike: Comparable, Hashable, SignedNumeric, ExpressibleByFloatLiteral {
  var native: Double { get set }
}

extension CGFloat {
  public typealias Magnitude = CGFloat
  public init?<T>(exactly source: T) where T: BinaryInteger { native = Double(source) }
  public var magnitude: CGFloat { self }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public var isFinite: Bool { true }
  public static var infinity: CGFloat { 0 }
}

public struct CGSize: Sendable, Equatable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Sendable, Equatable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
}
