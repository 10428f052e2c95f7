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
    if let appearance = settings.appearance {
      field.setFont(UIFont.TextStyle(appearance.style), weight: UIFont.Weight(appearance.weight))
    } else if #available(iOS 26, visionOS 26, *), let font = environment.font {
      field.font =
        font.monospacedDigit().resolve(in: environment.fontResolutionContext).ctFont as UIFont
    }
    field.textColor = settings.appearance?.color.map { UIColor($0) } ?? .label
    field.fitWidth(
      minimumFontSize: settings.minimumScale.map { CGFloat($0) * (field.font?.pointSize ?? 17) })
    if field.suggestions != settings.suggestions { field.suggestions = settings.suggestions }
    let showsDone = settings.doneButton != .hidden
    if field.showsDoneButton != showsDone { field.showsDoneButton = showsDone }
    context.coordinator.update(field, self, environment)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: CurrencyTextField, context: Context
  ) -> CGSize? {
    let own = field.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

extension CurrencyTextField {
  func takeFocus(_ takes: Bool) {
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
