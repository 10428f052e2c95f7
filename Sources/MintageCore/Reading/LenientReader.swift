/// Reads what people type and paste: signs, parentheses and tokens around one number.
///
/// White space at the edges, then in any order before the number and behind it: one sign at an edge
/// of number or text or one pair of parentheses, and at most two tokens of the currency.
struct LenientReader {
  let reader: CurrencyReader
  let text: FoldedText
  var cursor = 0
  var number: NumberScan
  var sign: FoldedScalar?
  var opening: Int?
  var isClosed = false
  var tokens = TokenEvidence()
  /// Tokens on the side of the number that is being read.
  var tokensHere = 0
  var signIsBehindTokens = false

  init(_ reader: CurrencyReader, _ text: UnsafeBufferPointer<UInt8>) {
    self.reader = reader
    unsafe self.text = FoldedText(text)
    number = NumberScan(reader.numbers, DigitReader(reader.tokens.tables, own: reader.numbers.zero))
  }

  mutating func read() throws(ReadingFailure) -> ReadAmount {
    try readBeforeNumber()
    try number.scan(text, from: &cursor)
    try readBehindNumber()
    if let opening, !isClosed { throw ReadingFailure(.unbalancedParentheses, at: opening) }
    try tokens.check(reader.currency)
    try refuseInvisibleSymbol()
    return try evaluate()
  }

  private func evaluate() throws(ReadingFailure) -> ReadAmount {
    let isNegative = opening != nil || sign?.value == ScalarFolding.minus
    var amount = try number.amount(
      text, isNegative: isNegative, ambiguity: reader.ambiguity)
    guard reader.numbers.isMultiple(amount) else {
      throw ReadingFailure(.notAMultiple, at: number.start)
    }
    if amount.isZero, reader.numbers.dropsSignOfZero { amount.isNegative = false }
    var parts = number.parts
    parts.currency = tokens.count > 0
    parts.sign = sign != nil || opening != nil
    return ReadAmount(amount, parts)
  }

  private mutating func readBeforeNumber() throws(ReadingFailure) {
    var isFirst = true
    while true {
      let next = text.scalar(at: cursor)
      switch next.value {
      case FoldedText.end: throw ReadingFailure(.empty, at: next.start)
      case ScalarFolding.space: cursor = next.end
      case 0x09...0x0D where isFirst: cursor = next.end
      default:
        isFirst = false
        if number.starts(text, at: next) { return }
        if try !takeMark(next) { try takeToken(at: next) }
      }
    }
  }

  private mutating func readBehindNumber() throws(ReadingFailure) {
    let end = cursor
    tokensHere = 0
    let signBefore = sign
    while true {
      let next = text.scalar(at: cursor)
      switch next.value {
      case FoldedText.end: return
      case ScalarFolding.space: cursor = next.end
      case 0x09...0x0D: try skipBlankEnd(next)
      default:
        if let notation = UnsupportedNotation(text, next, isAttached: next.start == end) {
          throw ReadingFailure(.unsupported(notation), at: next.start)
        }
        if number.starts(text, at: next) {
          guard let sign, signBefore == nil, sign.value == ScalarFolding.minus else {
            throw ReadingFailure(.unexpectedCharacter, at: next.start)
          }
          throw ReadingFailure(.unsupported(.range), at: sign.start)
        }
        if try !takeMark(next) { try takeToken(at: next) }
      }
    }
  }

  /// Takes white space that must reach to the end, since a tab or line break stands in it.
  private mutating func skipBlankEnd(_ first: FoldedScalar) throws(ReadingFailure) {
    var next = first
    while next.value == ScalarFolding.space || ScalarFolding.isTabOrBreak(next.value) {
      next = text.scalar(at: next.end)
    }
    guard next.value == FoldedText.end else {
      throw ReadingFailure(.unexpectedCharacter, at: first.start)
    }
    cursor = next.end
  }
}
