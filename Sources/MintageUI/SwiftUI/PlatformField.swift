#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import MintageCore
import MintageEntry
import MintageFoundation
import SwiftUI

/// The platform's field, kept up to date with its bindings and its environment.
@available(iOS 17, macOS 14, visionOS 1, *)
@MainActor
struct PlatformField {
  let rules: CurrencyFieldRules
  let source: FieldSource

  func makeCoordinator() -> Coordinator { Coordinator() }

  @MainActor
  final class Coordinator {
    var source: FieldSource?
    var settings = CurrencyFieldSettings()
    /// The focus that the host asked for last, so that its binding is followed once.
    private var wantedFocus: Bool?
    /// Whether SwiftUI is updating views: then nothing may be written into its state.
    private var isUpdating = false

    func connect(_ field: CurrencyTextField) {
      field.onEdit = { [weak self, weak field] _, reaction in
        guard let self, let field else { return }
        let model = field.controller.model
        soon { $0.source?.write(model, reaction) }
        tell(field)
      }
      field.onFocusChange = { [weak self] isFocused in
        self?.wantedFocus = isFocused
        self?.soon { $0.settings.focus?.wrappedValue = isFocused }
      }
      field.onSubmit = { [weak self] in self?.settings.onSubmit?() }
      field.onFeedback = { [weak self] in self?.settings.onFeedback?($0) }
    }

    func update(
      _ field: CurrencyTextField, _ view: PlatformField, _ environment: EnvironmentValues
    ) {
      isUpdating = true
      source = view.source
      settings = environment.currencyFieldSettings
      field.isEnabled = environment.isEnabled
      if field.prompt != settings.prompt { field.prompt = settings.prompt }
      if field.isReadOnly != settings.isReadOnly { field.isReadOnly = settings.isReadOnly }
      if field.playsHaptics != settings.playsHaptics { field.playsHaptics = settings.playsHaptics }
      field.resolve(view.rules, in: LocaleIdentifier(environment.locale))
      field.controller.dismissesOnSubmit = settings.dismissesOnSubmit
      field.controller.handle(isOutside: true) { view.source.read(&$0) }
      tell(field)
      isUpdating = false
      follow(field)
    }

    /// Tells the host whether the amount can be accepted.
    private func tell(_ field: CurrencyTextField) {
      let validity = field.validity
      guard let binding = settings.validity, binding.wrappedValue != validity else { return }
      soon { $0.settings.validity?.wrappedValue = validity }
    }

    /// Gives the field the focus, or takes it, once the host's binding changed.
    private func follow(_ field: CurrencyTextField) {
      guard let wanted = settings.focus?.wrappedValue, wanted != wantedFocus else { return }
      let isFirst = wantedFocus == nil && !wanted
      wantedFocus = wanted
      if isFirst { return }
      Task { @MainActor [weak field] in field?.takeFocus(wanted) }
    }

    /// Does something to the host's state: at once, or after SwiftUI's update of views.
    private func soon(_ action: @escaping @MainActor (Coordinator) -> Void) {
      guard isUpdating else { return action(self) }
      Task { @MainActor [weak self] in
        guard let self else { return }
        action(self)
      }
    }
  }
}
#endif
