public import Foundation

#if os(macOS)
public import AppKit

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Self.Context) -> Self.NSViewType
  func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  func makeCoordinator() -> Self.Coordinator
  @available(macOS 13, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  public let coordinator: View.Coordinator
  public var environment: EnvironmentValues { fatalError() }
}

extension NSColor {
  @available(macOS 11, *)
  public convenience init(_ color: Color) { self.init() }
}

extension Font {
  @available(macOS 26, *)
  public struct Resolved: Sendable {
    /// A CTFont, which is bridged to NSFont.
    public var ctFont: NSFont { fatalError() }
  }
}
#else
public import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  func makeCoordinator() -> Self.Coordinator
  @available(iOS 16, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
}

extension UIColor {
  @available(iOS 14, *)
  public convenience init(_ color: Color) { self.init() }
}

extension Font {
  @available(iOS 26, *)
  public struct Resolved: Sendable {
    /// A CTFont, which is bridged to UIFont.
    public var ctFont: UIFont { fatalError() }
  }
}
#endif
