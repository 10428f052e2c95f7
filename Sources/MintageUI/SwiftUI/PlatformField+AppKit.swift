#if canImport(SwiftUI) && canImport(AppKit) && os(macOS)
import AppKit
import SwiftUI

@available(macOS 14, *)
extension PlatformField: NSViewRepresentable {
  func makeNSView(context: Context) -> CurrencyTextField {
    let field = CurrencyTextField(rules, locale: context.environment.locale)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    context.coordinator.connect(field)
    return field
  }

  func updateNSView(_ field: CurrencyTextField, context: Context) {
    let environment = context.environment
    let settings = environment.currencyFieldSettings
    let isMirrored = environment.layoutDirection == .rightToLeft
    field.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    field.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    let font = font(environment)
    if field.wantedFont != font { field.setFont(font) }
    let color = settings.appearance?.color.map { NSColor($0) } ?? .labelColor
    if field.textColor != color { field.textColor = color }
    field.fitWidth(
      minimumFontSize: settings.minimumScale.map { CGFloat($0) * font.pointSize })
    context.coordinator.update(field, self, environment)
  }

  /// The font of the environment where SwiftUI tells it, from 26 on; else that of controls.
  private func font(_ environment: EnvironmentValues) -> NSFont {
    if let appearance = environment.currencyFieldSettings.appearance {
      let preferred = NSFont.preferredFont(forTextStyle: NSFont.TextStyle(appearance.style))
      return .monospacedDigitSystemFont(
        ofSize: preferred.pointSize, weight: NSFont.Weight(appearance.weight))
    }
    if #available(macOS 26, *), let font = environment.font {
      let resolved = font.monospacedDigit().resolve(in: environment.fontResolutionContext)
      return resolved.ctFont as NSFont
    }
    return .monospacedDigitSystemFont(ofSize: NSFont.systemFontSize, weight: .regular)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView field: CurrencyTextField, context: Context
  ) -> CGSize? {
    let own = field.intrinsicContentSize
    let proposed = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: proposed ?? max(own.width, 120), height: own.height)
  }
}

extension CurrencyTextField {
  func takeFocus(_ takes: Bool) {
    wantsFocus = takes && window == nil
    window?.makeFirstResponder(takes ? self : nil)
  }
}

@available(macOS 14, *)
extension NSFont.TextStyle {
  init(_ style: Font.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title: self = .title1
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .subheadline: self = .subheadline
    case .callout: self = .callout
    case .footnote: self = .footnote
    case .caption: self = .caption1
    case .caption2: self = .caption2
    default: self = .body
    }
  }
}

@available(macOS 14, *)
extension NSFont.Weight {
  init(_ weight: Font.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    default: self = .regular
    }
  }
}
#endif
