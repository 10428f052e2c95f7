import Mintage

/// The style of a line, resolved.
enum LineStyle {
  /// A plain amount, by the fast kernel.
  case plain(CurrencyStyle)
  /// Everything else.
  case detailed(DetailedStyle)
}

/// A style with what a line asks for besides the text.
struct DetailedStyle {
  var style: AmountStyle
  /// Whether the parts are printed behind the text.
  var showsParts = false
  /// The end of a range.
  var upper: ExactDecimal?

  /// The text of an amount, or of the range that starts with it, and its parts if they are asked
  /// for: each a tab, the field, and its first and last place in UTF-16.
  func text(_ amount: ExactDecimal) throws(WriteError) -> String {
    var text = [UInt8](repeating: 0, count: 1_024)
    var parts = [AmountPart](repeating: AmountPart(), count: AmountPart.maximumCount)
    let found = try unsafe text.withUnsafeMutableBufferPointer { text throws(WriteError) in
      try unsafe parts.withUnsafeMutableBufferPointer { parts throws(WriteError) in
        guard let upper else { return try unsafe style.write(amount, into: text, parts: parts) }
        return try unsafe style.write(from: amount, to: upper, into: text, parts: parts)
      }
    }
    var line = String(decoding: text[..<found.bytes], as: UTF8.self)
    guard showsParts else { return line }
    for part in parts.prefix(found.parts) {
      line += "\t\(part.field)@\(part.utf16Range.lowerBound)-\(part.utf16Range.upperBound)"
    }
    return line
  }
}
