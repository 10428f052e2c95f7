#if canImport(SwiftUI) && canImport(UIKit) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

@available(iOS 17, visionOS 1, *)
extension PlatformField: UIViewRepresentable {
  func makeUIView(context: Context) -> CurrencyTextField {
    makeField(context.environment, context.coordinator)
  }

  func updateUIView(_ field: CurrencyTextField, context: Context) {
    let settings = context.environment.currencyFieldSettings
    apply(context.environment, to: field)
    if field.suggestions != settings.suggestions { field.suggestions = settings.suggestions }
    let showsDone = settings.doneButton != .hidden
    if field.showsDoneButton != showsDone { field.showsDoneButton = showsDone }
    context.coordinator.update(field, self, context.environment)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: CurrencyTextField, context: Context
  ) -> CGSize? {
    size(field.intrinsicContentSize, in: proposal)
  }
}

extension CurrencyTextField {
  static var standardFont: UIFont { font(.body, .regular) }

  func takeFocus(_ takes: Bool) {
    wantsFocus = takes && window == nil
    if takes { becomeFirstResponder() } else { resignFirstResponder() }
  }

  func align(_ alignment: NSTextAlignment, isMirrored: Bool) {
    semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    textAlignment = alignment
  }

  /// Shows the font, and the color, nil for that of labels.
  func show(_ font: UIFont, _ color: UIColor?) {
    let color = color ?? .label
    // Whatever is set is set for all of the text, what is dimmed included.
    guard self.font != font || textColor != color else { return }
    self.font = font
    textColor = color
    if hasDimmedText { controller.show() }
  }
}
#endif
