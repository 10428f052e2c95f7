public import Foundation

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1)
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10)
  }
}

public protocol Shape: Sendable {}
public struct Rectangle: Shape {
  public nonisolated init() {}
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15, macOS 10.15, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15, macOS 12, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
@available(iOS 15, macOS 12, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
@available(iOS 15, macOS 12, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

@available(iOS 17, macOS 14, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

public struct Modified<Content: View>: PrimitiveView {}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Modified<Self>() }
  public nonisolated func font(_ font: Font?) -> some View { Modified<Self>() }
  @available(iOS 15, macOS 12, *)
  public nonisolated func monospacedDigit() -> some View { Modified<Self>() }
  @available(iOS 16, macOS 13, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View { Modified<Self>() }
  public nonisolated func lineLimit(_ number: Int?) -> some View { Modified<Self>() }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified<Self>() }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Modified<Self>()
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View { Modified<Self>() }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Modified<Self>() }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified<Self>()
  }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Modified<Self>()
  }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    Modified<Self>()
  }
  @available(iOS 17, macOS 14, *)
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    Modified<Self>()
  }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified<Self>()
  }
  @available(iOS 17, macOS 14, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { Modified<Self>() }
  @available(iOS 14, macOS 11, *)
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Modified<Self>()
  }
  @available(iOS 15, macOS 12, *)
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { Modified<Self>() }
  public nonisolated func previewDisplayName(_ value: String?) -> some View { Modified<Self>() }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { Modified<Self>() }
  @available(iOS 14, macOS 11, *)
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { Modified<Self>() }
  @available(iOS 14, macOS 11, *)
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    Modified<Self>()
  }
  @available(iOS 14, macOS 11, *)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Modified<Self>()
  }
}

@available(iOS 16, macOS 13, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}
