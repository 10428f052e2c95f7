public import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    @available(iOS 14, macOS 11, *)
    public mutating func appendInterpolation(_ text: Text) {}
  }
}

public struct Text: PrimitiveView, Equatable {
  public nonisolated init(verbatim content: String) {}
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {}
  @available(iOS, introduced: 13, deprecated: 26)
  @available(macOS, introduced: 10.15, deprecated: 26)
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text { lhs }
  public nonisolated func font(_ font: Font?) -> Text { self }
  @available(iOS 15, macOS 12, *)
  public nonisolated func monospacedDigit() -> Text { self }
  @available(iOS 17, macOS 14, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

public protocol ShapeStyle: Sendable {}

@available(iOS 15, macOS 12, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15, macOS 12, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct Color: Hashable, ShapeStyle {
  public static let accentColor = Color()
  public static let clear = Color()
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "u"), thin = Weight(name: "t")
    public static let light = Weight(name: "l"), regular = Weight(name: "r")
    public static let medium = Weight(name: "m"), semibold = Weight(name: "s")
    public static let bold = Weight(name: "b"), heavy = Weight(name: "h")
    public static let black = Weight(name: "k")
  }
  @available(iOS 14, macOS 11, *)
  public static let title2 = Font()
  @available(iOS 16, macOS 13, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font { Font() }
  @available(iOS 15, macOS 12, *)
  public func monospacedDigit() -> Font { self }

  @available(iOS 15, macOS 12, *)
  public struct Context: Hashable, Sendable {}
  @available(iOS 26, macOS 26, *)
  public func resolve(in context: Font.Context) -> Font.Resolved { Font.Resolved() }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
@available(iOS 15, macOS 12, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
