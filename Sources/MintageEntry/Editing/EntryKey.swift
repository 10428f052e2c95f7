/// A key of a keypad; a keyboard's characters go through ``CurrencyEntry/replaceSelection(with:source:revision:)``.
public enum EntryKey: Equatable, Sendable, BitwiseCopyable {
  /// A digit, 0 to 9.
  case digit(UInt8)
  /// Two zeros in one press.
  case doubleZero
  /// Three zeros in one press.
  case tripleZero
  /// The decimal separator, whatever the locale writes.
  case separator
  /// Changes the sign.
  case sign
  /// Deletes what is selected, or one element before the caret.
  case backspace
  /// Deletes what is selected, or one element behind the caret.
  case forwardDelete
  /// Empties the field.
  case clear
}

/// Where text comes from.
public enum EntrySource: UInt8, Sendable, BitwiseCopyable {
  /// A person typed it, through an input method or not: each character is a key.
  case key
  /// It was pasted, dropped, dictated or filled in: it is an amount, or digits among digits.
  case insertion
}

#if !hasFeature(Embedded)
extension EntrySource: CaseIterable {}
#endif
