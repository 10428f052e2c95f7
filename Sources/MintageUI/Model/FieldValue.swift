public import MintageCore
import MintageEntry

/// What a host's binding holds, and how it becomes an amount and back.
///
///     FieldValue.minorUnits          // Binding<Int64>: 123_456 is 1,234.56 dollars
///     FieldValue.optionalDecimal     // Binding<Decimal?>: nil is an empty field
///     FieldValue.plainText           // Binding<String>: "1234.56", the same in every locale
///     FieldValue.shownText           // Binding<String>: "$1,234.56", what the field shows
public struct FieldValue<Value: Sendable>: Sendable {
  /// The amount that a value stands for; nil where it is unreadable.
  let reading: @Sendable (Value, CurrencyEntry) -> FieldReading?
  /// The value that stands for what a field holds; nil where none does, and none is written then.
  let value: @Sendable (CurrencyEntry) -> Value?
  /// Whether there is a value for an empty field.
  let isOptional: Bool
  /// What a value can hold.
  let width: EntryWidth
  /// Whether a value is written with the text, where the amount stays: `12` and `12.`.
  let followsText: Bool

  init(
    isOptional: Bool, width: EntryWidth = .exactDecimal, followsText: Bool = false,
    reading: @escaping @Sendable (Value, CurrencyEntry) -> FieldReading?,
    value: @escaping @Sendable (CurrencyEntry) -> Value?
  ) {
    self.reading = reading
    self.value = value
    self.isOptional = isOptional
    self.width = width
    self.followsText = followsText
  }

  /// The options of a field that is bound to such a value.
  func suited(_ options: EntryOptions) -> EntryOptions {
    var options = options
    options.isOptional = isOptional && options.isOptional
    if width == .minorUnits { options.width = .minorUnits }
    return options
  }

  /// Whether a value is to be written after what happened.
  func isWritten(after reaction: FieldReaction) -> Bool {
    reaction.writesAmount || followsText && reaction.outcome.isChange
  }
}

/// An amount that a host's value stands for, or none.
enum FieldReading: Sendable {
  case amount(ExactDecimal)
  case none
}

extension FieldReading {
  init(_ amount: ExactDecimal?) {
    guard let amount else {
      self = .none
      return
    }
    self = .amount(amount)
  }

  var amount: ExactDecimal? {
    if case .amount(let amount) = self { return amount }
    return nil
  }
}

extension CurrencyFieldModel {
  /// Tells the value that the host's binding holds now; an unreadable one leaves the field alone.
  @discardableResult
  mutating func setValue<Value>(_ value: Value, _ form: FieldValue<Value>) -> FieldReaction {
    guard let reading = form.reading(value, entry) else { return FieldReaction() }
    return setAmount(reading.amount)
  }
}

extension FieldValue where Value == Int64 {
  /// ISO 4217 minor units; an empty field is 0.
  public static var minorUnits: FieldValue {
    FieldValue(isOptional: false, width: .minorUnits) { value, entry in
      .amount(ExactDecimal(minorUnits: value, scale: entry.style.minorUnitDigits))
    } value: {
      $0.minorUnits
    }
  }
}

extension FieldValue where Value == Int64? {
  /// ISO 4217 minor units; an empty field is nil.
  public static var optionalMinorUnits: FieldValue {
    FieldValue(isOptional: true, width: .minorUnits) { value, entry in
      FieldReading(value.map { ExactDecimal(minorUnits: $0, scale: entry.style.minorUnitDigits) })
    } value: { entry in
      guard entry.amount != nil else { return .some(nil) }
      return entry.minorUnits.map { .some($0) }
    }
  }
}

extension FieldValue where Value == ExactDecimal? {
  /// An exact decimal; an empty field is nil.
  public static var exactDecimal: FieldValue {
    FieldValue(isOptional: true) { value, _ in
      FieldReading(value)
    } value: {
      .some($0.amount)
    }
  }
}

extension FieldValue where Value == String {
  /// Plain text: ASCII digits, a point and a hyphen, whatever the locale; empty for an empty field.
  public static var plainText: FieldValue {
    FieldValue(isOptional: true) { text, _ in
      if text.isEmpty { return FieldReading.none }
      return ExactDecimal(text).map { .amount($0) }
    } value: { entry in
      var text = EntryText()
      entry.writePlainAmount(into: &text)
      return text.description
    }
  }

  /// The text that the field shows; from outside, an amount as people write it.
  ///
  /// For what showed `TextField(text:)` before. It changes with the locale: keep an amount instead
  /// where it is stored or sent.
  public static var shownText: FieldValue {
    FieldValue(isOptional: true, followsText: true) { text, entry in
      if text.isEmpty { return FieldReading.none }
      guard case .amount(let read)? = entry.reader?.read(text) else { return nil }
      return .amount(read.amount)
    } value: {
      $0.text
    }
  }
}
