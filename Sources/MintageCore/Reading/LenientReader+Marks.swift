extension LenientReader {
  /// Takes a sign or parenthesis at the cursor; false when there is none.
  mutating func takeMark(_ next: FoldedScalar) throws(ReadingFailure) -> Bool {
    switch next.value {
    case ScalarFolding.minus, 0x2B:
      // Behind a separator without fraction, a dash may have been meant for the fraction.
      guard sign == nil, opening == nil, !number.endsWithMark else {
        throw ReadingFailure(.misplacedSign, at: next.start)
      }
      sign = next
      signIsBehindTokens = tokensHere > 0
    // CLDR's name of no currency stands in parentheses: `(unknown currency)`.
    case 0x28 where startsOwnName(next): return false
    case 0x28:
      guard opening == nil, !number.isRead else {
        throw ReadingFailure(.unbalancedParentheses, at: next.start)
      }
      guard sign == nil else { throw ReadingFailure(.misplacedSign, at: next.start) }
      opening = next.start
    case 0x29:
      guard opening != nil, !isClosed, number.isRead else {
        throw ReadingFailure(.unbalancedParentheses, at: next.start)
      }
      isClosed = true
    default: return false
    }
    cursor = next.end
    return true
  }

  /// Whether a name of the reader's currency starts here; without names there is nothing to look for.
  private func startsOwnName(_ next: FoldedScalar) -> Bool {
    reader.names != nil
      && TokenMatcher(reader.tokens, reader.names, text).isOwnName(at: next.start)
  }

  /// Takes a token of any currency at the cursor.
  mutating func takeToken(at next: FoldedScalar) throws(ReadingFailure) {
    let matcher = TokenMatcher(reader.tokens, reader.names, text)
    guard let match = matcher.match(at: next.start), tokens.count < 2 else {
      if let notation = UnsupportedNotation(text, at: next) {
        throw ReadingFailure(.unsupported(notation), at: next.start)
      }
      throw ReadingFailure(.unexpectedCharacter, at: next.start)
    }
    if let sign, signIsBehindTokens {
      throw ReadingFailure(.misplacedSign, at: sign.start)
    }
    tokens.add(match)
    tokensHere += 1
    cursor = match.end
    takeDot(of: match)
  }

  /// Takes the dot of an abbreviation: it belongs to the token, `Rs.500` is 500 and `$.99` is 0.99.
  private mutating func takeDot(of match: TokenMatch) {
    let dot = text.scalar(at: match.end)
    guard dot.value == 0x2E, dot.start == match.end else { return }
    let last = text.lastScalar(from: match.start, to: match.end)
    guard ScalarFolding.isLetter(last) || last == 0x2F else { return }
    cursor = dot.end
    // A code is no abbreviation: `USD.99` could be 99 and 0.99.
    if match.isCode, !number.isRead { number.codeDot = dot.start }
  }
}

/// What the tokens of a text say together.
struct TokenEvidence: BitwiseCopyable {
  private(set) var count = 0
  /// The first token that cannot mean the reader's currency, and the first that could but does not.
  private var contrary: TokenMatch?
  private var doubtful: TokenMatch?
  private var isNamed = false

  init() {}

  mutating func add(_ match: TokenMatch) {
    count += 1
    if match.kind == .own || match.kind == .possible {
      isNamed = isNamed || match.isCode
    } else if match.kind == .named, match.couldBeOwn {
      isNamed = true
    } else if match.couldBeOwn {
      doubtful = doubtful ?? match
    } else if contrary == nil || match.kind == .named {
      contrary = match
    }
  }

  /// Refuses the tokens of other currencies.
  ///
  /// A code wins over a symbol: `$12 USD` is USD wherever `$` could mean that.
  func check(_ currency: CurrencyCode) throws(ReadingFailure) {
    guard let other = contrary ?? (isNamed ? nil : doubtful) else { return }
    throw ReadingFailure(.otherCurrency(other.currency), at: other.start)
  }
}
