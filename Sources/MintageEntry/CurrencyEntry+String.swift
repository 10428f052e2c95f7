#if !hasFeature(Embedded)
public import MintageCore

extension CurrencyEntry {
  /// What the field shows; allocates above 15 bytes.
  public var text: String { written.description }

  /// What is selected; a caret where both ends are equal.
  public var selection: EntrySelection { written.selection }

  /// Text and selection.
  public var written: EntryText {
    var text = EntryText()
    write(into: &text)
    return text
  }

  /// What an empty field shows instead of nothing.
  public var placeholder: String {
    var text = EntryText()
    writePlaceholder(into: &text)
    return text.description
  }

  /// Both readings of a text that an insertion refused as ambiguous; nil for any other text.
  public func readings(of text: String) -> (locale: ExactDecimal, other: ExactDecimal)? {
    var text = text
    return text.withUTF8 { unsafe readings(of: $0) }
  }

  /// Replaces what is selected by text; see ``replaceSelection(with:source:revision:)``.
  @discardableResult
  public mutating func replaceSelection(
    with text: String, source: EntrySource = .key, revision: UInt32? = nil
  ) -> EntryChange {
    var text = text
    return text.withUTF8 {
      unsafe replaceSelection(with: $0, source: source, revision: revision)
    }
  }

  /// Replaces a range of UTF-16 units by text; see ``replace(utf16:with:source:revision:)``.
  @discardableResult
  public mutating func replace(
    utf16 range: Range<Int>, with text: String, source: EntrySource = .key, revision: UInt32? = nil
  ) -> EntryChange {
    var text = text
    return text.withUTF8 {
      unsafe replace(utf16: range, with: $0, source: source, revision: revision)
    }
  }

  /// Replaces a range of UTF-8 bytes by text; see ``replace(utf8:with:source:revision:)``.
  @discardableResult
  public mutating func replace(
    utf8 range: Range<Int>, with text: String, source: EntrySource = .key, revision: UInt32? = nil
  ) -> EntryChange {
    var text = text
    return text.withUTF8 {
      unsafe replace(utf8: range, with: $0, source: source, revision: revision)
    }
  }
}

extension EntryText: CustomStringConvertible {
  /// The text as a string; allocates above 15 bytes.
  public var description: String {
    unsafe withUTF8 { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension EntryAffixes {
  /// Makes affixes from text; nil when one has more than 32 UTF-8 bytes.
  public init?(prefix: String, suffix: String) {
    var (prefix, suffix) = (prefix, suffix)
    let made = prefix.withUTF8 { prefix in
      suffix.withUTF8 { suffix in unsafe EntryAffixes(prefix: prefix, suffix: suffix) }
    }
    guard let made else { return nil }
    self = made
  }
}
#endif
