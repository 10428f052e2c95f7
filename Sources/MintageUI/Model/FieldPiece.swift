/// A stretch of an amount as an amount view draws it.
enum FieldPiece: Equatable, Sendable {
  /// Text that was typed or set.
  case text(String)
  /// Text that nobody typed.
  case dimmed(String)
  /// The caret.
  case caret

  /// Takes a text apart at the caret and around what is dimmed, all in UTF-16 units; an empty text
  /// is the placeholder, its caret in front.
  static func pieces(
    of text: String, placeholder: String, caret: Int, dimmed: Range<Int>
  ) -> [FieldPiece] {
    if text.isEmpty { return [.caret, .dimmed(placeholder)] }
    let units = Array(text.utf16)
    let caret = max(0, min(caret, units.count))
    let dimmed = dimmed.clamped(to: 0..<units.count)
    var pieces: [FieldPiece] = []
    var start = 0
    for end in [caret, dimmed.lowerBound, dimmed.upperBound, units.count].sorted()
    where end >= start {
      if end > start {
        let part = String(decoding: units[start..<end], as: UTF16.self)
        pieces.append(dimmed.contains(start) ? .dimmed(part) : .text(part))
        start = end
      }
      if end == caret, !pieces.contains(.caret) { pieces.append(.caret) }
    }
    return pieces
  }
}
