/// The packed rules that styles are resolved from.
///
/// A pointer, a size and where the sections start: the default tables of `Mintage`, an app's own
/// subset, or a binary file mapped or fetched at run time. Tables are only read while a style is
/// resolved; the style itself is a plain value that outlives them.
public struct CurrencyTables: Sendable, BitwiseCopyable {
  let bytes: TableBytes
  let sections: SectionOffsets

  /// Uses tables that `mintagec compile` wrote as a literal, with the offsets it wrote beside it.
  ///
  /// Generated files call this. The literal was replayed when it was written, and is not checked
  /// again; reads are still checked against its end.
  public init(generated literal: StaticString, sections: SectionOffsets) {
    precondition(literal.hasPointerRepresentation)
    bytes = unsafe TableBytes(literal.utf8Start, count: literal.utf8CodeUnitCount)
    self.sections = sections
  }

  /// Where a section ends: the next one's start, or the padding at the end.
  func end(_ section: StyleSection) -> Int {
    section == .texts
      ? bytes.count &- TableHeader.padding : bytes.section(section.rawValue &+ 1)
  }

  /// How many rows a section of fixed rows has.
  func rows(_ section: StyleSection) -> Int {
    (end(section) &- sections.start(section)) / section.stride
  }
}

/// A text of the pool: where it is, and whether its edges take currency spacing.
struct TableText: BitwiseCopyable {
  var offset: Int
  var count: Int
  var firstIsSpaced = false
  var lastIsSpaced = false
}

extension CurrencyTables {
  /// Where row `index` of a section with fixed rows starts.
  @inline(__always)
  func row(_ section: StyleSection, _ index: Int) -> Int {
    sections.start(section) &+ index &* section.stride
  }

  /// The text at `offset` of the pool.
  @inline(__always)
  func text(_ offset: Int) -> TableText {
    let start = Int(sections.texts) &+ offset
    let head = bytes.number(start)
    return TableText(
      offset: start &+ 2, count: head & 0x7F, firstIsSpaced: head & 0x80 != 0,
      lastIsSpaced: head & 0x100 != 0)
  }

  /// The separator, sign or spacing text of a one-byte index.
  @inline(__always)
  func separator(_ index: Int) -> TableText {
    let start = Int(sections.separators) &+ index &* 16
    return TableText(offset: start &+ 1, count: Int(bytes.byte(start)))
  }
}
