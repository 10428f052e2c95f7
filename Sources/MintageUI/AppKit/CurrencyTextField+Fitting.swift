#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

extension CurrencyTextField {
  /// Sets the system's font with digits of equal width.
  ///
  ///     field.setFont(ofSize: 28, weight: .semibold)
  ///
  /// - Parameter size: In points; nil for that of controls.
  public func setFont(ofSize size: CGFloat? = nil, weight: NSFont.Weight = .regular) {
    setFont(.monospacedDigitSystemFont(ofSize: size ?? NSFont.systemFontSize, weight: weight))
  }

  func setFont(_ font: NSFont) {
    wantedFont = font
    fit()
  }

  /// Keeps the amount on one line whole: smaller type instead of truncation.
  ///
  /// - Parameter minimumFontSize: In points; nil to truncate again.
  public func fitWidth(minimumFontSize: CGFloat?) {
    self.minimumFontSize = minimumFontSize
    fit()
  }

  /// Makes the type as much smaller as the text is too wide.
  func fit() {
    guard let wanted = wantedFont else { return }
    font = wanted
    let room = bounds.width
    guard let minimumFontSize, room > 0 else { return }
    let text = NSAttributedString(string: controller.model.text, attributes: [.font: wanted])
    // A text field's cell insets its text by two points on either side.
    let needed = text.size().width + 4
    if needed > room {
      font = NSFont(
        descriptor: wanted.fontDescriptor,
        size: max(minimumFontSize, wanted.pointSize * room / needed))
    }
  }
}
#endif
