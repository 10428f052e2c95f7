/// A key of a keypad.
///
/// A keyboard's characters go through ``CurrencyEntry/replaceSelection(with:source:revision:)``.
@frozen
public struct EntryKey: Hashable, Sendable, BitwiseCopyable {
  /// 0 to 9 for digits; the others follow.
  @usableFromInline
  let code: UInt8

  @inlinable
  init(code: UInt8) { self.code = code }

  /// A digit, 0 to 9; a greater one is refused.
  @inlinable
  public static func digit(_ value: UInt8) -> EntryKey { EntryKey(code: value < 10 ? value : 0xFF) }

  /// Deletes what is selected, or one element before the caret.
  @inlinable
  public static var backspace: EntryKey { EntryKey(code: 0x10) }
  /// Two zeros in one press.
  @inlinable
  public static var doubleZero: EntryKey { EntryKey(code: 0x11) }
  /// Three zeros in one press.
  @inlinable
  public static var tripleZero: EntryKey { EntryKey(code: 0x12) }
  /// The decimal separator, whatever the locale writes.
  @inlinable
  public static var separator: EntryKey { EntryKey(code: 0x13) }
  /// Changes the sign.
  @inlinable
  public static var sign: EntryKey { EntryKey(code: 0x14) }
  /// Deletes what is selected, or one element behind the caret.
  @inlinable
  public static var forwardDelete: EntryKey { EntryKey(code: 0x15) }
  /// Empties the field.
  @inlinable
  public static var clear: EntryKey { EntryKey(code: 0x16) }
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
