/// Styles that were resolved when a program was compiled, for pairs of locale and currency it knows.
///
/// `mintagec compile --styles en-US/USD,de-CH/CHF` writes them as a literal, with an initializer that
/// looks them up. A program that uses nothing else links neither tables nor the code that resolves
/// from them.
///
///     let price = CurrencyStyle(.chf, in: "de-CH")   // nil were the pair not among them
///
/// A pointer and a size. Locale identifiers are compared as text, not resolved: `de-CH`, `de_CH` and
/// `DE-ch` are one, `gsw-CH` is another.
public struct ResolvedStyles: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  /// Uses styles that `mintagec compile` wrote as a literal.
  ///
  /// Generated files call this. The label is the layout of the literal: one written for another
  /// layout does not compile, and must be compiled again from its currency-tables.json.
  public init(layout1 literal: StaticString) {
    bytes = TableBytes(generated: literal)
  }

  /// Uses styles in memory that must stay mapped and unchanged, after checking them.
  ///
  /// Bytes that pass can be used without trap, whoever made them.
  ///
  /// - Throws: ``TableError`` when the bytes are not styles, of another layout, cut or changed.
  /// - Complexity: O(*n*), two passes over the bytes; never allocates.
  @unsafe
  public init(validating memory: UnsafeBufferPointer<UInt8>) throws(TableError) {
    bytes = try unsafe TableBytes(
      validating: memory, sections: ResolvedSection.count, unit: ResolvedSection.unit)
    try checkEntries()
  }

  /// How many styles there are.
  ///
  /// - Complexity: O(*n*) in the styles.
  public var count: Int {
    var count = 0
    var entry = first
    while let next = entry.next {
      count += 1
      entry = next
    }
    return count
  }

  /// The style at a position, in the order they were asked for.
  ///
  /// - Precondition: `position` is below ``count``.
  /// - Complexity: O(*n*) in the styles before it; never allocates.
  public subscript(position: Int) -> CurrencyStyle {
    var entry = first
    for _ in 0..<position {
      guard let next = entry.next else { break }
      entry = next
    }
    precondition(position >= 0 && entry.next != nil)
    return CurrencyStyle(entry)
  }

  /// The first entry.
  var first: ResolvedEntry {
    ResolvedEntry(
      bytes: bytes,
      start: bytes.section(ResolvedSection.styles.rawValue, unit: ResolvedSection.unit))
  }

  #if !hasFeature(Embedded)
  /// The versions of the data the styles were resolved from; allocates.
  public var versions: TableVersions {
    let start = bytes.section(ResolvedSection.info.rawValue, unit: ResolvedSection.unit)
    return TableVersions(bytes, at: start, count: bytes.number(start - 2))
  }
  #endif
}

/// The sections of ``ResolvedStyles``, in directory order.
package enum ResolvedSection: Int {
  /// ASCII: what the styles were made from (see ``TableVersions``).
  case info
  /// Entries (see ``ResolvedEntry``), then two zero bytes.
  case styles

  /// How many sections there are.
  package static var count: Int { 2 }

  /// Sections start at multiples of this.
  @inline(__always)
  package static var unit: Int { 8 }
}
