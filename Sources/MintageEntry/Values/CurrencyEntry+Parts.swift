/// What a stretch of a field's text is.
public enum EntryRole: UInt8, Sendable, BitwiseCopyable {
  /// Everything before the number: symbol, sign, spaces.
  case prefix
  /// The sign, inside prefix or suffix; the opening parenthesis of an accounting negative.
  case sign
  /// The digits before the decimal separator, with their grouping separators.
  case integer
  /// The decimal separator.
  case decimalSeparator
  /// The digits behind it that were typed.
  case fraction
  /// Zeros behind them that nobody typed, to be dimmed.
  case placeholder
  /// Everything behind the number.
  case suffix
}

/// A stretch of text, counted both ways.
public struct EntryRange: Hashable, Sendable {
  /// In UTF-8 bytes.
  public let utf8: Range<Int>
  /// In UTF-16 units.
  public let utf16: Range<Int>
}

extension CurrencyEntry {
  /// Where a part of the text stands; empty where there is none.
  ///
  /// It is computed from the digits, as the text is, and belongs to what ``write(into:)`` writes.
  ///
  /// - Complexity: O(1); never allocates.
  public func range(of role: EntryRole) -> EntryRange {
    EntryRange(
      utf8: utf8Geometry.range(of: role), utf16: utf16Geometry.range(of: role))
  }
}

extension EntryGeometry {
  fileprivate func range(of role: EntryRole) -> Range<Int> {
    guard shape.kind == .number else {
      return role == .sign ? 0..<count : count..<count
    }
    let start = prefix
    let end = prefix + number
    let integerEnd = offset(EntryCaret(right: shape.fraction))
    let fractionStart =
      shape.hasSeparator ? offset(EntryCaret(right: shape.fraction, isBehind: true)) : end
    let fractionEnd = offset(
      EntryCaret(right: shape.trailing, isBehind: shape.trailing == shape.fraction))
    switch role {
    case .prefix: return 0..<start
    case .sign: return signRange
    case .integer: return start..<integerEnd
    case .decimalSeparator: return integerEnd..<fractionStart
    case .fraction: return fractionStart..<max(fractionStart, fractionEnd)
    case .placeholder: return max(fractionStart, fractionEnd)..<end
    case .suffix: return end..<count
    }
  }
}

#if !hasFeature(Embedded)
extension EntryRole: CaseIterable {}
#endif
