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
  /// Where names are looked up; last, so that the rest is near for whoever reads none.
  #if MINTAGE_WITHOUT_NAMES
  // Where no program has names, nothing that reads them is linked.
  var names: NameReading? { nil }
  #else
  let names: NameReading?
  #endif

  /// Resolves a reader; takes what ``CurrencyStyle`` takes and never fails.
  ///
  /// - Parameters:
  ///   - names: where the currency may also stand by its name (`12 US dollars`), the tables of
  ///     names; strict reading then takes what an ``AmountStyle`` with them writes besides.
  ///   - overrides: those an ``AmountStyle`` writes with; a symbol of one's own is read besides the
  ///     tables' ones, leniently only.
  /// - Complexity: a constant number of table reads; never allocates.
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions(),
    mode: ReadingMode = .lenient, ambiguity: AmbiguityPolicy = .refuse, tables: CurrencyTables,
    names: CurrencyNames? = nil, overrides: AmountOverrides = AmountOverrides()
  ) {
    var style = CurrencyStyle(currency, in: locale, options: options, tables: tables)
    let lookup = StyleLookup(currency, in: locale, options: options, tables: tables)
    style.apply(overrides, fractionDigits: options.fractionDigits)
    self.style = style
    self.mode = mode
    self.ambiguity = ambiguity
    var numbers = NumberRules(
      style, grouping: options.grouping == .thousands ? (3, 3, 1) : lookup.grouping)
    var named = lookup
    if names != nil, options.grouping != .thousands,
      named.useDecimalPattern(in: locale, options.resolution)
    {
      numbers.setNamed(named.grouping)
    }
    self.numbers = numbers
    tokens = TokenRules(lookup, options.width, overrides.symbol)
    kernel = StrictKernel(style)
    showsCurrency = options.width != .none
    #if !MINTAGE_WITHOUT_NAMES
    self.names = NameReading(names, locale, options)
    #endif
  }

  /// The currency.
  public var currency: CurrencyCode { style.currency }

  /// Reads UTF-8 text as an amount: the whole text, or a reason and where.
  ///
  /// - Complexity: O(*n*) in the bytes of the text, and a pass over the currencies of the tables for
  ///   a symbol or name that is not the locale's own for the currency; never allocates.
  public func read(utf8 text: UnsafeBufferPointer<UInt8>) -> Reading {
    if let read = unsafe fastRead(text) { return .amount(read) }
    return unsafe readInFull(text)
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
    return try unsafe negativeMinorUnits(text)
  }

  /// Reads minor units by a reader's address, for callers who hold one: a call on the value would copy
  /// all of it first, which takes longer than reading.
  @unsafe
  package static func minorUnits(
    by reader: UnsafePointer<CurrencyReader>, utf8 text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingFailure) -> Int64 {
    if let units = unsafe reader.pointee.fastMinorUnits(text) { return units }
    return try unsafe reader.pointee.negativeMinorUnits(text)
  }

  // Apart, so that the fast paths need little room on the stack.
  @inline(never)
  private func negativeMinorUnits(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingFailure) -> Int64 {
    if let units = unsafe fastNegativeMinorUnits(text) { return units }
    return try unsafe minorUnitsInFull(text)
  }

  @inline(never)
  private func minorUnitsInFull(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingFailure) -> Int64 {
    switch unsafe readInFull(text) {
    case .refused(let failure): throw failure
    case .amount(let read):
      guard let units = read.amount.minorUnits(scale: numbers.minorUnitScale) else {
        throw ReadingFailure(.outOfRange, at: 0)
      }
      return units
    }
  }

  @inline(never)
  private func readInFull(_ text: UnsafeBufferPointer<UInt8>) -> Reading {
    var strict = unsafe StrictReader(self, text)
    let reading = strict.read()
    guard case .refused = reading, mode == .lenient || names != nil else { return reading }
    var lenient = unsafe LenientReader(self, text)
    do {
      let read = try lenient.read()
      guard unsafe mode == .lenient || isWrittenByName(read.amount, as: text) else {
        return reading
      }
      return .amount(read)
    } catch {
      return mode == .lenient ? .refused(error) : reading
    }
  }
}
