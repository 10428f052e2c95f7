/// The packed rules that styles are resolved from.
///
/// A pointer and a size: the default tables of `Mintage`, an app's own subset, or a binary file
/// mapped or fetched at run time. Tables are only read while a style is resolved; the style itself
/// is a plain value that outlives them.
public struct CurrencyTables: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  /// Uses tables that `mintagec compile` wrote as a literal.
  ///
  /// Generated files call this. The literal was replayed when it was written, and is not checked
  /// again; reads are still checked against its end.
  public init(generated literal: StaticString) {
    bytes = TableBytes(generated: literal)
  }

  /// Where a section starts.
  @inline(__always)
  func start(_ section: StyleSection) -> Int {
    bytes.section(section.rawValue, unit: StyleSection.unit)
  }

  /// How many rows a section of fixed rows has: packing writes the count just before them.
  @inline(__always)
  func rows(_ section: StyleSection) -> Int {
    bytes.number(start(section) &- 2)
  }
}

/// A text of the pool: where it is, and whether its edges take currency spacing.
struct TableText: BitwiseCopyable {
  var offset: Int
  var count: Int
  /// What is known of the text beforehand.
  ///
  /// Of a symbol: whether its first (1) and its last (2) code point take currency spacing. Of an
  /// affix template: see ``TemplateFlags``.
  var flags: Int

  var firstIsSpaced: Bool { flags & 1 != 0 }
  var lastIsSpaced: Bool { flags & 2 != 0 }
}

extension CurrencyTables {
  /// Where row `index` of a section with fixed rows starts.
  @inline(__always)
  func row(_ section: StyleSection, _ index: Int) -> Int {
    start(section) &+ index &* section.stride
  }

  /// The text at `offset` of the pool.
  @inline(__always)
  func text(_ offset: Int) -> TableText {
    let start = start(.texts) &+ offset
    let head = bytes.number(start)
    return TableText(offset: start &+ 2, count: head & 0x7F, flags: head &>> 7)
  }

  /// The separator, sign or spacing text of a one-byte index.
  @inline(__always)
  func separator(_ index: Int) -> TableText {
    let start = row(.separators, index)
    return TableText(offset: start &+ 1, count: Int(bytes.byte(start)), flags: 0)
  }
}
