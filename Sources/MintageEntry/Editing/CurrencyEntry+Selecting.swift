extension CurrencyEntry {
  /// Selects a range of UTF-8 bytes, as the platform did.
  ///
  /// A caret inside an affix goes to the number's edge; one beside a separator stays where it is.
  ///
  /// - Parameters:
  ///   - anchor: The end that stays; offsets outside the text are moved to its ends.
  ///   - head: The end that moves; the same offset for a caret.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public mutating func select(utf8 anchor: Int, to head: Int) {
    select(span(anchor: anchor, head: head, utf8Geometry))
  }

  /// Selects a range of UTF-16 units, as the platform did.
  ///
  /// - Complexity: as ``select(utf8:to:)``.
  public mutating func select(utf16 anchor: Int, to head: Int) {
    select(span(anchor: anchor, head: head, utf16Geometry))
  }

  /// Selects everything, affixes included.
  public mutating func selectAll() { select(everything) }

  var everything: EntrySpan {
    let geometry = utf8Geometry
    return span(anchor: 0, head: geometry.count, geometry)
  }

  private mutating func select(_ span: EntrySpan) {
    guard span != state.span else { return }
    state.span = span
    state.structure = .none
    state.flags.isReentering = false
    run = .none
  }

  /// What a range of the text selects.
  func span(anchor: Int, head: Int, _ geometry: EntryGeometry) -> EntrySpan {
    let count = geometry.count
    let (anchor, head) = (max(0, min(anchor, count)), max(0, min(head, count)))
    var span = EntrySpan()
    span.anchor = geometry.caret(at: anchor)
    span.head = geometry.caret(at: head)
    guard anchor != head else { return EntrySpan(span.head) }
    let range = min(anchor, head)..<max(anchor, head)
    span.cover.sign = state.flags.isNegative && geometry.touchesSign(range)
    guard geometry.shape.kind == .number else { return span }
    span.cover.all = range == 0..<count
    let number = geometry.prefix..<geometry.prefix + geometry.number
    span.cover.affixOnly = !span.cover.sign && !range.overlaps(number)
    return span
  }

  /// Where the caret can be moved.
  public enum Movement: UInt8, Sendable, BitwiseCopyable {
    /// One place to the left in logical order, both sides of a separator counted as platforms do.
    case left
    /// One place to the right.
    case right
    /// The left edge of the number.
    case home
    /// The right edge of the number.
    case end
  }

  /// Moves the caret, or the end of the selection that moves.
  ///
  /// Where the platform moves the caret itself, it tells by ``select(utf16:to:)`` instead.
  ///
  /// - Returns: `.moved`, or `.absorbed` at an edge.
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func moveCaret(_ movement: Movement, extending: Bool = false) -> EntryOutcome {
    let geometry = utf8Geometry
    var span = EntrySpan(state.span.head)
    switch movement {
    case .home: span.head = geometry.shape.start
    case .end: span.head = geometry.shape.end
    case .left where !extending && !state.span.isCaret: span.head = state.span.left
    case .right where !extending && !state.span.isCaret: span.head = state.span.right
    case .left: span.head = geometry.left(of: span.head) ?? span.head
    case .right: span.head = geometry.right(of: span.head) ?? span.head
    }
    span.anchor = extending ? state.span.anchor : span.head
    guard span != state.span else { return .absorbed }
    select(span)
    return .moved
  }
}

#if !hasFeature(Embedded)
extension CurrencyEntry.Movement: CaseIterable {}
#endif
