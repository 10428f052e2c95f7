/// The packed rules that styles are resolved from.
///
/// A pointer and a size: the default tables of `Mintage`, an app's own subset, or a binary file
/// mapped or fetched at run time. Tables are only read while a style is resolved; the style itself
/// is a plain value that outlives them.
public struct CurrencyTables: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  package init(unchecked bytes: TableBytes) {
    self.bytes = bytes
  }

  /// Uses tables that `mintagec compile` wrote as a literal. Generated files call this; the literal
  /// was replayed when it was written, and is not checked again.
  public init(generated literal: StaticString) {
    precondition(literal.hasPointerRepresentation)
    bytes = unsafe TableBytes(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Where row `index` of a section starts.
  @inline(__always)
  func row(_ section: StyleSection, _ index: Int) -> Int {
    bytes.section(section.rawValue) + index * section.stride
  }

  /// Where a section ends: the next one's start, or the padding at the end.
  func end(_ section: StyleSection) -> Int {
    section == .texts ? bytes.count - TableHeader.padding : bytes.section(section.rawValue + 1)
  }

  /// How many rows a section of fixed rows has.
  func rows(_ section: StyleSection) -> Int {
    (end(section) - bytes.section(section.rawValue)) / section.stride
  }
}

/// A text of the pool: where it is, and whether its edges take currency spacing.
struct TableText {
  var offset: Int
  var count: Int
  var firstIsSpaced: Bool
  var lastIsSpaced: Bool
}

extension CurrencyTables {
  /// The text at `offset` of the pool.
  @inline(__always)
  func text(_ offset: Int) -> TableText {
    let start = bytes.section(StyleSection.texts.rawValue) + offset
    let head = bytes.number(start)
    return TableText(
      offset: start + 2, count: head & 0x7F, firstIsSpaced: head & 0x80 != 0,
      lastIsSpaced: head & 0x100 != 0)
  }

  /// The separator, sign or spacing text of a one-byte index.
  func separator(_ index: Int) -> TableText {
    text(bytes.number(row(.separators, index)))
  }
}
