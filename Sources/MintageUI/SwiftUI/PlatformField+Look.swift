#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import SwiftUI

#if os(macOS)
import AppKit
#else
import UIKit
#endif

/// What is alike in how the platforms' fields are made, kept and measured.
@available(iOS 17, macOS 14, visionOS 1, *)
extension PlatformField {
  func makeField(_ environment: EnvironmentValues, _ coordinator: Coordinator) -> CurrencyTextField
  {
    let field = CurrencyTextField(rules, locale: environment.locale)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    coordinator.connect(field)
    return field
  }

  /// Shows direction, alignment, font and color of the environment.
  func apply(_ environment: EnvironmentValues, to field: CurrencyTextField) {
    let settings = environment.currencyFieldSettings
    let isMirrored = environment.layoutDirection == .rightToLeft
    let alignment: NSTextAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    field.align(alignment, isMirrored: isMirrored)
    let font = environment.currencyFieldFont
    field.show(font, settings.appearance?.color.map { PlatformColor($0) })
    field.fitWidth(
      minimumFontSize: settings.minimumScale.map { CGFloat($0) * font.pointSize })
  }

  /// As wide as proposed, else as the field would be.
  func size(_ own: CGSize, in proposal: ProposedViewSize) -> CGSize {
    let proposed = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: proposed ?? own.width, height: own.height)
  }
}
#endif
