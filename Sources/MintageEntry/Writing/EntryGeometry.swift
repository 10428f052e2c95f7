/// Where the parts of a state's text lie, in UTF-8 bytes or UTF-16 units: computed from counts, never
/// found in the text.
struct EntryGeometry {
  let shape: EntryShape
  let groups: GroupSizes
  private let metrics: EntryMetrics
  let prefix: Int
  let suffix: Int
  private let signBefore: Range<Int>
  private let signBehind: Range<Int>
  private let sign: Int

  /// Measures a state in UTF-8 bytes.
  init(utf8 layout: EntryLayout, _ affix: EntryAffix, _ shape: EntryShape, _ groups: GroupSizes) {
    self.shape = shape
    self.groups = groups
    metrics = layout.utf8
    prefix = Int(affix.prefix.utf8)
    suffix = Int(affix.suffix.utf8)
    signBefore = affix.signBefore.utf8
    signBehind = affix.signBehind.utf8
    sign = Int(layout.sign.utf8)
  }

  /// Measures a state in UTF-16 units.
  init(utf16 layout: EntryLayout, _ affix: EntryAffix, _ shape: EntryShape, _ groups: GroupSizes) {
    self.shape = shape
    self.groups = groups
    metrics = layout.utf16
    prefix = Int(affix.prefix.utf16)
    suffix = Int(affix.suffix.utf16)
    signBefore = affix.signBefore.utf16
    signBehind = affix.signBehind.utf16
    sign = Int(layout.sign.utf16)
  }

  /// The length of the number.
  @inline(__always)
  var number: Int {
    shape.count &* metrics.digit &+ groups.count(shape.integer) &* metrics.grouping
      &+ (shape.hasSeparator ? metrics.decimal : 0)
  }

  /// The length of the whole text.
  var count: Int {
    switch shape.kind {
    case .blank: 0
    case .sign: sign
    case .number: prefix + number + suffix
    }
  }

  /// Where a caret stands.
  @inline(__always)
  func offset(_ caret: EntryCaret) -> Int {
    guard shape.kind == .number else { return count }
    let right = caret.right
    var offset = prefix &+ (shape.count &- right) &* metrics.digit
    guard !shape.isInFraction(caret) else {
      return offset &+ metrics.decimal &+ groups.count(shape.integer) &* metrics.grouping
    }
    let integerRight = right &- shape.fraction
    var passed = groups.count(shape.integer) &- groups.count(upTo: integerRight, of: shape.integer)
    if caret.isBehind, groups.isBoundary(integerRight, of: shape.integer) { passed &+= 1 }
    offset &+= passed &* metrics.grouping
    return offset
  }

  /// Where the left and the right end of a selection stand.
  func ends(_ span: EntrySpan) -> (left: Int, right: Int) {
    var (left, right) = (offset(span.left), offset(span.right))
    if span.cover.sign {
      if shape.kind == .sign {
        left = 0
      } else if !signBefore.isEmpty {
        if span.anchor == span.head, span.head == shape.start { right = signBefore.upperBound }
        left = signBefore.lowerBound
      } else if !signBehind.isEmpty {
        let base = prefix + number
        if span.anchor == span.head, span.head == shape.end { left = base + signBehind.lowerBound }
        right = base + signBehind.upperBound
      }
    }
    return span.cover.all ? (0, count) : (left, right)
  }

  /// Where the sign stands, its first half where it has two.
  var signRange: Range<Int> {
    let base = prefix + number
    return signBefore.isEmpty
      ? base + signBehind.lowerBound..<base + signBehind.upperBound : signBefore
  }

  /// Whether a range touches the sign.
  func touchesSign(_ range: Range<Int>) -> Bool {
    switch shape.kind {
    case .blank: return false
    case .sign: return !range.isEmpty
    case .number:
      let base = prefix + number
      let behind = base + signBehind.lowerBound..<base + signBehind.upperBound
      return range.overlaps(signBefore) || range.overlaps(behind)
    }
  }

  /// The caret at an offset; one inside a character or an affix goes to the nearest edge before it.
  func caret(at offset: Int) -> EntryCaret {
    guard shape.kind == .number else { return EntryCaret() }
    var caret = shape.end
    // From the right: the first caret that is not behind the offset.
    while self.offset(caret) > offset, let next = left(of: caret) { caret = next }
    return caret
  }

  /// The next caret to the left, both sides of a separator counted.
  func left(of caret: EntryCaret) -> EntryCaret? {
    if caret.isBehind, isAtSeparator(caret) { return EntryCaret(right: caret.right) }
    guard caret.right < shape.reach else { return nil }
    let next = EntryCaret(right: caret.right + 1, isBehind: true)
    return isAtSeparator(next) ? next : EntryCaret(right: next.right)
  }

  /// The next caret to the right, both sides of a separator counted.
  func right(of caret: EntryCaret) -> EntryCaret? {
    if !caret.isBehind, isAtSeparator(caret) {
      return EntryCaret(right: caret.right, isBehind: true)
    }
    return caret.right > 0 ? EntryCaret(right: caret.right - 1) : nil
  }

  /// Whether there is a separator with as many digits to its right as the caret has.
  private func isAtSeparator(_ caret: EntryCaret) -> Bool {
    let right = caret.right
    return shape.hasSeparator && right == shape.fraction
      || groups.isBoundary(right - shape.fraction, of: shape.integer)
  }
}
