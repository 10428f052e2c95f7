#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
public import Foundation
import MintageCore
public import SwiftUI

/// A field for money.
///
///     @State private var price: Decimal?
///
///     CurrencyField("Price", amount: $price, rules: CurrencyFieldRules(.eur))
///       .multilineTextAlignment(.trailing)
///
/// It shows the amount as the environment's locale writes it while it is typed, and follows the
/// locale when that changes. Alignment, layout direction, tint and whether it is enabled come from
/// the environment; so does the font from iOS 26 and macOS 26 on, before which, as for the color,
/// ``SwiftUICore/View/currencyFieldAppearance(_:weight:color:)`` sets it.
///
/// The binding is written with each edit that changes the amount, exactly as it was typed. An amount
/// set from outside shows at once, but waits until editing ends while a person edits.
@available(iOS 17, macOS 14, visionOS 1, *)
public struct CurrencyField: View {
  private let label: Text
  private let rules: CurrencyFieldRules
  private let source: FieldSource

  /// Makes a field for any kind of value.
  ///
  ///     @State private var pieces: ExactDecimal?
  ///     CurrencyField(
  ///       Text("Pieces"), value: $pieces, form: .exactDecimal,
  ///       rules: CurrencyFieldRules(quantityWithFractionDigits: 0))
  ///
  /// - Parameters:
  ///   - label: What a screen reader calls the field.
  ///   - value: What is written with each edit.
  ///   - form: How an amount becomes such a value.
  ///   - rules: What is entered, and how.
  public init<Value: Sendable>(
    _ label: Text, value: Binding<Value>, form: FieldValue<Value>, rules: CurrencyFieldRules
  ) {
    self.label = label
    var rules = rules
    rules.options = form.suited(rules.options)
    self.rules = rules
    source = FieldSource(value, form)
  }

  /// Makes a field for a decimal that may be nil, where the field is empty.
  ///
  ///     @State private var tip: Decimal?
  ///     CurrencyField("Tip", amount: $tip, rules: CurrencyFieldRules(.usd))
  public init(
    _ titleKey: LocalizedStringKey, amount: Binding<Decimal?>, rules: CurrencyFieldRules
  ) {
    self.init(Text(titleKey), value: amount, form: .optionalDecimal, rules: rules)
  }

  /// Makes a field for a decimal, which is zero where the field is empty.
  ///
  ///     @State private var price: Decimal = 0
  ///     CurrencyField("Price", amount: $price, rules: CurrencyFieldRules(.usd, mode: .centsFirst))
  public init(
    _ titleKey: LocalizedStringKey, amount: Binding<Decimal>, rules: CurrencyFieldRules
  ) {
    self.init(Text(titleKey), value: amount, form: .decimal, rules: rules)
  }

  /// Makes a field for ISO 4217 minor units, such as cents; zero where the field is empty.
  ///
  ///     @State private var cents: Int64 = 0
  ///     CurrencyField("Price", minorUnits: $cents, rules: CurrencyFieldRules(.usd))
  public init(
    _ titleKey: LocalizedStringKey, minorUnits: Binding<Int64>, rules: CurrencyFieldRules
  ) {
    self.init(Text(titleKey), value: minorUnits, form: .minorUnits, rules: rules)
  }

  /// Makes a field for ISO 4217 minor units that may be nil, where the field is empty.
  ///
  ///     @State private var cents: Int64?
  ///     CurrencyField("Deposit", minorUnits: $cents, rules: CurrencyFieldRules(.usd))
  public init(
    _ titleKey: LocalizedStringKey, minorUnits: Binding<Int64?>, rules: CurrencyFieldRules
  ) {
    self.init(Text(titleKey), value: minorUnits, form: .optionalMinorUnits, rules: rules)
  }

  /// Makes a field for text: plain, `1234.56`, unless asked for what is shown.
  ///
  ///     @State private var text = ""
  ///     CurrencyField("Amount", text: $text, rules: CurrencyFieldRules(.usd))
  ///
  /// - Parameter form: ``FieldValue/plainText``, the same in every locale, or
  ///   ``FieldValue/shownText``, what the field shows.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, form: FieldValue<String> = .plainText,
    rules: CurrencyFieldRules
  ) {
    self.init(Text(titleKey), value: text, form: form, rules: rules)
  }

  /// The field of the platform.
  public var body: some View {
    PlatformField(rules: rules, source: source).accessibilityLabel(label)
  }
}

/// A binding of any type, as the platform's field reads and writes it.
@available(iOS 17, macOS 14, visionOS 1, *)
@MainActor
struct FieldSource {
  /// Tells the model what the binding holds.
  let read: (inout CurrencyFieldModel) -> FieldReaction
  /// Writes what the field holds, where that is to be written.
  let write: (CurrencyFieldModel, FieldReaction) -> Void

  init<Value: Sendable>(_ binding: Binding<Value>, _ form: FieldValue<Value>) {
    read = { $0.setValue(binding.wrappedValue, form) }
    write = { model, reaction in
      guard form.isWritten(after: reaction), let value = form.value(model.entry) else { return }
      binding.wrappedValue = value
    }
  }
}
#endif
