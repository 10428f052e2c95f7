#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import MintageCore
import SwiftUI

/// What modifiers set for the fields below them.
@available(iOS 17, macOS 14, visionOS 1, *)
struct CurrencyFieldSettings {
  struct Appearance {
    var style: Font.TextStyle
    var weight: Font.Weight
    var color: Color?
  }

  var appearance: Appearance?
  /// How much smaller the type may become, nil to truncate.
  var minimumScale: Double?
  /// What an empty field shows, nil for zero.
  var prompt: String?
  var suggestions: [ExactDecimal] = []
  var doneButton = Visibility.automatic
  var isReadOnly = false
  var playsHaptics = false
  var dismissesOnSubmit = true
  var focus: Binding<Bool>?
  var validity: Binding<FieldValidity>?
  var onSubmit: (@MainActor () -> Void)?
  var onFeedback: (@MainActor (FieldFeedback) -> Void)?
}

@available(iOS 17, macOS 14, visionOS 1, *)
private struct SettingsKey: EnvironmentKey {
  static var defaultValue: CurrencyFieldSettings { CurrencyFieldSettings() }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension EnvironmentValues {
  var currencyFieldSettings: CurrencyFieldSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}
#endif
