/// Reads amounts of one currency in one locale, and refuses instead of guessing.
///
///     let reader = CurrencyReader(.usd, in: "en-US")
///     reader.read("$1,234.56")           // 1234.56
///     reader.read("(1,234.56) USD")      // −1234.56
///     reader.read("1.234,56")            // 1234.56: of two marks the last is the decimal one
///     reader.read("MX$12")               // refused: otherCurrency(MXN)
///     reader.read("1,23.4")              // refused: wrongGrouping
///
/// Whatever the style writes is read back as the amount displayed. A reader is a plain value: keep
/// it, copy it, send it to another thread. It looks symbols up in its tables, which must stay in
/// memory as long as it is used.
public struct CurrencyReader: Sendable, BitwiseCopyable {
  /// The style whose output is read.
  public let style: CurrencyStyle
  /// How much is accepted.
  public var mode: ReadingMode
  /// What becomes of a mark that could group or separate decimals.
  public var ambiguity: AmbiguityPolicy
  let numbers: NumberRules
  let tokens: TokenRules
  let kernel: StrictKernel
  /// Whether the style's affixes hold a symbol or code.
  let showsCurrency: Bool

  /// Resolves a reader; takes what ``CurrencyStyle`` takes and never fails.
  ///
  /// - Complexity: a constant number of table reads; never allocates.
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions(),
    mode: ReadingMode = .lenient, ambiguity: AmbiguityPolicy = .refuse, tables: CurrencyTables
  ) {
    let style = CurrencyStyle(currency, in: locale, options: options, tables: tables)
    let lookup = StyleLookup(currency, in: locale, options: options, tables: tables)
    self.style = style
    self.mode = mode
    self.ambiguity = ambiguity
    numbers = NumberRules(style, grouping: lookup.grouping)
    tokens = TokenRules(lookup, options.width)
    kernel = StrictKernel(style)
    showsCurrency = options.width != .none
  }

  /// The currency.
  public var currency: CurrencyCode { style.currency }

  /// Reads UTF-8 text as an amount: the whole text, or a reason and where.
  ///
  /// - Complexity: O(*n*) in the bytes of the text, and a pass over the currencies of the tables for
  ///   a symbol that is not the locale's own for the currency; never allocates.
  public func read(utf8 text: UnsafeBufferPointer<UInt8>) -> Reading {
    unsafe read(utf8: text) { _ in nil }
  }

  /// Reads UTF-8 text in which the currency may also stand by name.
  ///
  /// - Parameter names: Gets what is left of the text where a symbol or name could stand; returns the
  ///   longest currency name there, if there is one. Strict reading does not call it.
  /// - Complexity: as ``read(utf8:)``; never allocates.
  public func read(
    utf8 text: UnsafeBufferPointer<UInt8>,
    names: (UnsafeBufferPointer<UInt8>) -> CurrencyNameMatch?
  ) -> Reading {
    if let read = unsafe fastRead(text) { return .amount(read) }
    return unsafe readInFull(text, names)
  }

  /// Reads UTF-8 text as an integer count of ISO 4217 minor units, as ``CurrencyStyle`` writes them.
  ///
  /// - Throws: ``ReadingFailure``; ``ReadingReason/outOfRange`` where the amount is read but is no
  ///   `Int64` of minor units.
  /// - Complexity: as ``read(utf8:)``; never allocates.
  public func minorUnits(
    utf8 text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingFailure) -> Int64 {
    if let units = unsafe fastMinorUnits(text) { return units }
    return try unsafe minorUnitsInFull(text)
  }

  // Apart, so that the fast path needs no room on the stack.
  @inline(never)
  private func minorUnitsInFull(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingFailure) -> Int64 {
    switch unsafe readInFull(text, { _ in nil }) {
    case .refused(let failure): throw failure
    case .amount(let read):
      guard let units = read.amount.minorUnits(scale: numbers.minorUnitScale) else {
        throw ReadingFailure(.outOfRange, at: 0)
      }
      return units
    }
  }

  @inline(never)
  private func readInFull(
    _ text: UnsafeBufferPointer<UInt8>,
    _ names: (UnsafeBufferPointer<UInt8>) -> CurrencyNameMatch?
  ) -> Reading {
    var strict = unsafe StrictReader(self, text)
    let reading = strict.read()
    guard mode == .lenient, case .refused = reading else { return reading }
    var lenient = unsafe LenientReader(self, text)
    do {
      return .amount(try unsafe lenient.read(names))
    } catch {
      return .refused(error)
    }
  }
}

/// A currency's name found at the start of a text.
public struct CurrencyNameMatch: Sendable, BitwiseCopyable {
  /// The currency named.
  public var currency: CurrencyCode
  /// How many UTF-8 bytes the name takes.
  public var byteCount: Int

  /// Makes a match.
  public init(_ currency: CurrencyCode, byteCount: Int) {
    self.currency = currency
    self.byteCount = byteCount
  }
}
