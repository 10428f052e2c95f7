#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import SwiftUI

#if os(macOS)
import AppKit

typealias PlatformFont = NSFont
typealias PlatformColor = NSColor
#else
import UIKit

typealias PlatformFont = UIFont
typealias PlatformColor = UIColor
#endif

@available(iOS 17, macOS 14, visionOS 1, *)
extension PlatformFont.TextStyle {
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

@available(iOS 17, macOS 14, visionOS 1, *)
extension PlatformFont.Weight {
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

@available(iOS 17, macOS 14, visionOS 1, *)
extension EnvironmentValues {
  /// The font of a field: the environment's where SwiftUI tells it, from 26 on; else the platform's.
  @MainActor var currencyFieldFont: PlatformFont {
    if let appearance = currencyFieldSettings.appearance {
      return CurrencyTextField.font(
        PlatformFont.TextStyle(appearance.style), PlatformFont.Weight(appearance.weight))
    }
    if #available(iOS 26, macOS 26, visionOS 26, *), let font {
      let resolved = font.monospacedDigit().resolve(in: fontResolutionContext)
      return resolved.ctFont as PlatformFont
    }
    return CurrencyTextField.standardFont
  }
}
#endif
