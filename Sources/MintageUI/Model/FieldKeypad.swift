public import MintageEntry

/// The keys of a keypad for a field: labels in the field's digits, and which key stands beside zero.
public struct FieldKeypad: Equatable, Sendable {
  /// One key.
  public struct Key: Hashable, Sendable, Identifiable {
    /// What it does.
    public let key: EntryKey
    /// What stands on it.
    public let label: String
    /// The text that names it to a screen reader where its label does not.
    public let name: FieldText?
    /// The key itself.
    public var id: EntryKey { key }
  }

  /// Rows from the top, keys from the left: a pad is not mirrored where text runs from right to left.
  public let rows: [[Key]]
  /// The ± key, where the pad needs one.
  public let sign: Key?

  /// Makes the keys for a field: beside zero the separator where one is typed, else `00`.
  init(_ model: CurrencyFieldModel) {
    let entry = model.entry
    func digit(_ value: Int) -> Key {
      Key(
        key: .digit(UInt8(value)), label: String(Character(entry.digitKeyLabel(value))), name: nil)
    }
    let zero = digit(0)
    let beside: Key
    if entry.keyboard == .numberPad || model.keyboard == .numberPad {
      beside = Key(key: .doubleZero, label: zero.label + zero.label, name: nil)
    } else {
      beside = Key(
        key: .separator, label: String(Character(entry.separatorKeyLabel)), name: .separator)
    }
    rows = [
      (1...3).map(digit), (4...6).map(digit), (7...9).map(digit),
      [beside, zero, Key(key: .backspace, label: "⌫", name: .delete)],
    ]
    sign = model.showsSignKey ? Key(key: .sign, label: "±", name: .changeSign) : nil
  }
}
