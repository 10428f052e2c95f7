#if canImport(SwiftUI) && canImport(AppKit) && os(macOS)
import AppKit
import SwiftUI

@available(macOS 14, *)
extension PlatformField: NSViewRepresentable {
  func makeNSView(context: Context) -> CurrencyTextField {
    makeField(context.environment, context.coordinator)
  }

  func updateNSView(_ field: CurrencyTextField, context: Context) {
    apply(context.environment, to: field)
    context.coordinator.update(field, self, context.environment)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView field: CurrencyTextField, context: Context
  ) -> CGSize? {
    var own = field.intrinsicContentSize
    own.width = max(own.width, 120)
    return size(own, in: proposal)
  }
}

extension CurrencyTextField {
  func takeFocus(_ takes: Bool) {
    wantsFocus = takes && window == nil
    window?.makeFirstResponder(takes ? self : nil)
  }

  func align(_ alignment: NSTextAlignment, isMirrored: Bool) {
    userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    self.alignment = alignment
  }

  /// Shows the font, and the color, nil for that of labels.
  func show(_ font: NSFont, _ color: NSColor?) {
    if wantedFont != font { setFont(font) }
    let color = color ?? .labelColor
    if textColor != color { textColor = color }
  }
}

@available(macOS 14, *)
extension CurrencyTextField {
  static var standardFont: NSFont {
    .monospacedDigitSystemFont(ofSize: NSFont.systemFontSize, weight: .regular)
  }

  static func font(_ style: NSFont.TextStyle, _ weight: NSFont.Weight) -> NSFont {
    let preferred = NSFont.preferredFont(forTextStyle: style)
    return .monospacedDigitSystemFont(ofSize: preferred.pointSize, weight: weight)
  }
}
#endif
