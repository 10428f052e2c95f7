#if canImport(SwiftUI) && canImport(UIKit) && (os(iOS) || os(visionOS))
import MintageEntry
import SwiftUI
import UIKit

@available(iOS 17, visionOS 1, *)
extension PlatformField: UIViewRepresentable {
  func makeUIView(context: Context) -> CurrencyTextField {
    let field = CurrencyTextField(rules, locale: context.environment.locale)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    context.coordinator.connect(field)
    return field
  }

  func updateUIView(_ field: CurrencyTextField, context: Context) {
    let environment = context.environment
    let settings = environment.currencyFieldSettings
    let isMirrored = environment.layoutDirection == .rightToLeft
    field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    field.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    let font = font(environment)
    let color = settings.appearance?.color.map { UIColor($0) } ?? .label
    // Whatever is set is set for all of the text, what is dimmed included.
    if field.font != font || field.textColor != color {
      field.font = font
      field.textColor = color
      if field.hasDimmedText { field.controller.show() }
    }
    field.fitWidth(
      minimumFontSize: settings.minimumScale.map { CGFloat($0) * font.pointSize })
    if field.suggestions != settings.suggestions { field.suggestions = settings.suggestions }
    let showsDone = settings.doneButton != .hidden
    if field.showsDoneButton != showsDone { field.showsDoneButton = showsDone }
    context.coordinator.update(field, self, environment)
  }

  /// The font of the environment where SwiftUI tells it, from 26 on; else the body's.
  private func font(_ environment: EnvironmentValues) -> UIFont {
    if let appearance = environment.currencyFieldSettings.appearance {
      return CurrencyTextField.font(
        UIFont.TextStyle(appearance.style), UIFont.Weight(appearance.weight))
    }
    if #available(iOS 26, visionOS 26, *), let font = environment.font {
      let resolved = font.monospacedDigit().resolve(in: environment.fontResolutionContext)
      return resolved.ctFont as UIFont
    }
    return CurrencyTextField.font(.body, .regular)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: CurrencyTextField, context: Context
  ) -> CGSize? {
    let own = field.intrinsicContentSize
    let proposed = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: proposed ?? own.width, height: own.height)
  }
}

extension CurrencyTextField {
  func takeFocus(_ takes: Bool) {
    wantsFocus = takes && window == nil
    if takes { becomeFirstResponder() } else { resignFirstResponder() }
  }
}

@available(iOS 17, visionOS 1, *)
extension UIFont.TextStyle {
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

@available(iOS 17, visionOS 1, *)
extension UIFont.Weight {
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
