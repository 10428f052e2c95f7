import CMintage
import Mintage
import MintageABI
import MintageTestSupport
import Testing

/// What C programs get is what Swift programs get.
@Suite struct StyleParityTests {
  @Test func everyLocaleWritesAndReadsAlike() throws {
    var tables = mintage_tables()
    #expect(mintage_tables_default(&tables) == MINTAGE_OK)
    let currencies: [CurrencyCode] = [.usd, .jpy, .chf, .huf, .kwd]
    for (index, locale) in EveryLocale.locales.enumerated() {
      let code = currencies[index % currencies.count]
      var (style, reader) = (mintage_style(), mintage_reader())
      let name = locale.description
      #expect(
        mintage_style_resolve(&style, &tables, name, -1, code.description, 3, nil) == MINTAGE_OK)
      #expect(
        mintage_reader_resolve(&reader, &tables, nil, name, -1, code.description, 3, nil, nil)
          == MINTAGE_OK)
      let own = CurrencyStyle(code, in: locale)
      for units in [0, -1, 123_456_700, Int64.min] {
        let text = written { mintage_style_format(&style, units, $0, $1, $2) }
        #expect(text == own.string(minorUnits: units), "\(name) \(code)")
        guard own.showsMinorUnits else { continue }
        var read: Int64 = 1
        let result = mintage_reader_read_units(&reader, text, text.utf8.count, &read, nil)
        #expect(result == MINTAGE_OK && read == units, "\(name) \(code)")
      }
    }
  }

  @Test func optionsMeanTheSame() {
    let seed = TestSeed()
    var random = seed.generator
    var tables = mintage_tables()
    #expect(mintage_tables_default(&tables) == MINTAGE_OK)
    for _ in 0..<2_000 {
      var given = mintage_style_options()
      given.size = UInt32(MemoryLayout<mintage_style_options>.size)
      var options = StyleOptions()
      options.width = SymbolWidth.allCases.randomElement(using: &random) ?? .symbol
      given.width = position(options.width)
      options.form = CurrencyForm.allCases.randomElement(using: &random) ?? .standard
      given.form = position(options.form)
      options.sign = SignDisplay.allCases.randomElement(using: &random) ?? .automatic
      given.sign = position(options.sign)
      options.grouping = Grouping.allCases.randomElement(using: &random) ?? .automatic
      given.grouping = position(options.grouping)
      options.rounding = RoundingMode.allCases.randomElement(using: &random) ?? .up
      if options.rounding == .unnecessary { options.rounding = .halfUp }
      given.rounding = position(options.rounding)
      options.resolution = Resolution.allCases.randomElement(using: &random) ?? .parity
      given.resolution = position(options.resolution)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: options.fractionDigits = .currency
      case 1: (options.fractionDigits, given.digits) = (.cash, UInt8(MINTAGE_DIGITS_CASH))
      case 2: (options.fractionDigits, given.digits) = (.iso, UInt8(MINTAGE_DIGITS_ISO))
      default:
        let fewest = Int.random(in: 0...3, using: &random)
        let most = Int.random(in: fewest...4, using: &random)
        options.fractionDigits = .range(minimum: fewest, maximum: most)
        given.digits = UInt8(MINTAGE_DIGITS_RANGE)
        (given.minimum_fraction, given.maximum_fraction) = (UInt8(fewest), UInt8(most))
      }
      let locale = EveryLocale.locales.randomElement(using: &random) ?? LocaleIdentifier()
      let code = EveryLocale.currencies.randomElement(using: &random)?.code ?? .usd
      var style = mintage_style()
      #expect(
        mintage_style_resolve(
          &style, &tables, locale.description, -1, code.description, 3, &given) == MINTAGE_OK)
      let own = CurrencyStyle(code, in: locale, options: options)
      let units = Int64.random(in: -9_999_999...9_999_999, using: &random)
      let text = written { mintage_style_format(&style, units, $0, $1, $2) }
      #expect(text == own.string(minorUnits: units), "\(seed) \(locale) \(code)")
    }
  }

  /// The place of a case in the order of its declaration, which the header's numbers follow.
  private func position<Case: CaseIterable & Equatable>(_ value: Case) -> UInt8 {
    UInt8(Array(Case.allCases).firstIndex(of: value) ?? 255)
  }
}

extension CurrencyStyle {
  /// Whether no minor unit is rounded away.
  fileprivate var showsMinorUnits: Bool { maximumFractionDigits >= minorUnitDigits }
}

/// What a function of the C interface writes.
func written(
  _ capacity: Int = Int(MINTAGE_TEXT_CAPACITY),
  _ body: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> mintage_result
) -> String {
  var buffer = [CChar](repeating: 0, count: capacity)
  var count = 0
  let result = body(&buffer, buffer.count, &count)
  guard result == MINTAGE_OK else { return "error \(result)" }
  return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
