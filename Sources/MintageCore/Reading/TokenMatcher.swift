/// Finds the longest text at an offset that stands for a currency.
struct TokenMatcher {
  let rules: TokenRules
  let names: NameReading?
  let text: FoldedText
  /// The rows of symbols of English and of root.
  let englishSet: Int
  let rootSet: Int

  init(_ rules: TokenRules, _ names: NameReading?, _ text: FoldedText) {
    self.rules = rules
    self.names = names
    self.text = text
    englishSet = rules.tables.symbolSet(of: "en")
    rootSet = rules.tables.symbolSet(of: LocaleIdentifier())
  }

  /// The token at `offset`; nil when nothing there is known.
  ///
  /// Most tokens are the currency's own and end where no longer one could go on; the other
  /// currencies are looked through for the rest only.
  func match(at offset: Int) -> TokenMatch? {
    var best = ownMatch(at: offset)
    if let best, best.kind <= .named, isFinal(best.end) { return best }
    let names = nameMatcher
    if let name = names?.ownMatch(at: offset) {
      if isFinal(name.end, ofName: true) { return TokenMatch.better(best, name) }
      best = TokenMatch.better(best, name)
    }
    best = otherMatch(at: offset, best)
    if let name = names?.otherMatch(at: offset) { best = TokenMatch.better(best, name) }
    return best ?? ownMatch(at: offset, ignoresCase: true)
  }

  /// Whether a name of the reader's currency stands at `offset`.
  func isOwnName(at offset: Int) -> Bool { nameMatcher?.ownMatch(at: offset) != nil }

  #if MINTAGE_WITHOUT_NAMES
  private var nameMatcher: NameMatcher? { nil }
  #else
  private var nameMatcher: NameMatcher? { names.flatMap { NameMatcher(self, $0) } }
  #endif

  /// Whether nothing that could prolong a token follows: no token has a digit, a sign at an edge or a
  /// space behind which there is none of these; names have years in parentheses.
  private func isFinal(_ offset: Int, ofName: Bool = false) -> Bool {
    var next = text.scalar(at: offset)
    while next.value == ScalarFolding.space { next = text.scalar(at: next.end) }
    switch next.value {
    case 0x28: return !ofName
    case FoldedText.end, 0x29, 0x2B, 0x2D, 0x30...0x39: return true
    default: return false
    }
  }

  /// The currency's own token at `offset`.
  private func ownMatch(at offset: Int, ignoresCase: Bool = false) -> TokenMatch? {
    var best: TokenMatch?
    func consider(_ end: Int?, _ kind: TokenMatch.Kind, isCode: Bool = false) {
      guard let end, endsWord(end), !ignoresCase || end - offset > 1 else { return }
      best = TokenMatch.better(
        best,
        TokenMatch(
          start: offset, end: end, kind: kind, currency: rules.currency, couldBeOwn: true,
          isCode: isCode))
    }
    func consider(_ width: SymbolWidth, _ set: Int, _ kind: TokenMatch.Kind) {
      guard rules.currencyRow >= 0, let symbol = rules.symbol(rules.currencyRow, width, set: set)
      else { return }
      if let end = text.end(of: symbol, at: offset, ignoresCase: ignoresCase) {
        consider(end, kind)
      } else {
        consider(
          text.end(of: symbol, at: offset, ignoresCase: ignoresCase, needsDot: false), .possible)
      }
    }
    consider(
      codeEnd(rules.currency, at: offset, ignoresCase: ignoresCase),
      rules.showsCode ? .own : .named,
      isCode: true)
    for index in 0..<SymbolWidth.symbolCount {
      let width = SymbolWidth.symbol(index)
      let isOwn = width == .symbol || width == rules.width
      consider(width, rules.localeSet, isOwn ? .own : .possible)
      consider(width, englishSet, .possible)
      consider(width, rootSet, .possible)
    }
    if let own = rules.ownSymbol {
      let end = unsafe own.withUTF8 { symbol in
        unsafe text.end(of: FoldedText(symbol), at: offset, ignoresCase: ignoresCase)
      }
      consider(end, .own)
    }
    if let informal = InformalToken(text, at: offset), informal.means(rules.currency) {
      consider(informal.end, .possible)
    }
    return best
  }

  /// The end of a code's letters at `offset`.
  func codeEnd(_ code: CurrencyCode, at offset: Int, ignoresCase: Bool = false) -> Int? {
    var end = offset
    for index in 0..<3 {
      let scalar = text.scalar(at: end)
      let letter = code.packed >> UInt32(index * 8) & 0xFF
      guard scalar.value == letter || ignoresCase && scalar.value == letter | 0x20 else {
        return nil
      }
      end = scalar.end
    }
    return end
  }

  /// Whether a token may end at `offset`: not inside a word of ASCII letters.
  func endsWord(_ offset: Int) -> Bool {
    let next = text.scalar(at: offset)
    guard ScalarFolding.isASCIILetter(next.value) else { return true }
    return !ScalarFolding.isASCIILetter(text.lastByte(before: offset))
  }
}

extension SymbolWidth {
  /// How many widths are symbols.
  static var symbolCount: Int { 4 }

  /// The widths that are symbols, by number.
  static func symbol(_ index: Int) -> SymbolWidth {
    switch index {
    case 0: .symbol
    case 1: .narrow
    case 2: .formal
    default: .variant
    }
  }
}
