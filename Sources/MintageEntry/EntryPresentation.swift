import MintageCore

/// How a field's text differs from what its style writes, and how it differs while editing.
///
/// Separators stay the style's own throughout, so that a label pasted into its field keeps its
/// amount.
public struct EntryPresentation: Sendable, Equatable, BitwiseCopyable {
  /// Whether digits are grouped while editing.
  public var groupsWhileEditing = true
  /// Whether the symbol is shown while editing; without it no stray space is left.
  public var showsSymbolWhileEditing = true
  /// Whether digits are Latin whatever the style's are.
  public var usesLatinDigits = false
  /// Whether no-break spaces are written as plain ones.
  public var usesPlainSpaces = false
  /// Text of the host's own in place of the style's prefix and suffix; the minus goes in front.
  public var affixes: EntryAffixes?
  /// A decimal separator of the host's own, such as the device's.
  public var decimalSeparator: EntrySeparator?
  /// A grouping separator of the host's own.
  public var groupingSeparator: EntrySeparator?
  /// Group sizes of the host's own; 0 for no groups.
  public var grouping: EntryGrouping?

  /// Makes the default: the style's text.
  public init() {}
}

/// One character that separates digits.
public struct EntrySeparator: Sendable, Equatable, BitwiseCopyable {
  let packed: UInt32

  /// Makes a separator; nil for digits, minus signs and characters that cannot be seen to separate.
  public init?(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x20, DecimalDigit.value(scalar.value) == nil,
      TypedCharacter(scalar.value) != .minus
    else { return nil }
    packed = MintageCore.utf8(scalar.value)
  }
}

/// The sizes of digit groups.
public struct EntryGrouping: Sendable, Equatable, BitwiseCopyable {
  /// Digits of the last group; 0 for no groups.
  public let primary: Int
  /// Digits of the groups before it.
  public let secondary: Int

  /// Makes group sizes, each clamped to 2…9; a primary one of 0 stays.
  public init(primary: Int, secondary: Int? = nil) {
    self.primary = primary <= 0 ? 0 : max(2, min(primary, 9))
    self.secondary = max(2, min(secondary ?? primary, 9))
  }
}

/// A prefix and a suffix of at most 32 UTF-8 bytes each.
public struct EntryAffixes: Sendable, Equatable, BitwiseCopyable {
  var prefix = AffixText()
  var suffix = AffixText()

  init() {}

  /// Makes affixes from UTF-8 text; nil when one has more than 32 bytes or is no UTF-8.
  public init?(prefix: UnsafeBufferPointer<UInt8>, suffix: UnsafeBufferPointer<UInt8>) {
    guard let prefix = unsafe AffixText(prefix), let suffix = unsafe AffixText(suffix) else {
      return nil
    }
    self.prefix = prefix
    self.suffix = suffix
  }
}

/// Up to 32 bytes of text in place.
struct AffixText: Sendable, Equatable, BitwiseCopyable {
  private var words: SIMD4<UInt64> = .zero
  private(set) var count = 0

  init() {}

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 32 else { return nil }
    var scalars = unsafe ScalarReader(text)
    while let scalar = scalars.next() {
      if scalar == ScalarReader.malformed { return nil }
    }
    for index in 0..<text.count { append(unsafe text[index]) }
  }

  mutating func append(_ byte: UInt8) {
    words[count / 8] |= UInt64(byte) << UInt64(count % 8 * 8)
    count += 1
  }

  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: words[index / 8] >> UInt64(index % 8 * 8))
  }
}
