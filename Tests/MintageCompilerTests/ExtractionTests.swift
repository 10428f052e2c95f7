import Testing

@testable import MintageCompiler

/// What was read out of a live ICU, against other ways to ask it.
@Suite(.enabled(if: LiveICU.isPresent)) struct ExtractionTests {
  @Test(arguments: LiveICU.extracted)
  func whatIsWrittenIsWhatWasRead(icu: ExtractedICU) throws {
    let files = SnapshotEncoder(snapshot: icu.snapshot).files()
    let loaded = try SnapshotDecoder(files: files, folder: "memory").snapshot()
    for identifier in icu.snapshot.locales.keys.sorted() {
      #expect(loaded.locales[identifier] == icu.snapshot.locales[identifier], "\(identifier)")
      #expect(loaded.names[identifier] == icu.snapshot.names[identifier], "\(identifier)")
      #expect(loaded.compact[identifier] == icu.snapshot.compact[identifier], "\(identifier)")
      #expect(loaded.terms[identifier] == icu.snapshot.terms[identifier], "\(identifier)")
    }
    #expect(loaded == icu.snapshot)
  }

  /// The reader shares what locales of one bundle have in common; here each is asked by itself.
  @Test(arguments: LiveICU.extracted)
  func symbolsAndNamesAreThoseOfTheLocaleItself(icu: ExtractedICU) throws {
    let snapshot = icu.snapshot
    let reader = SymbolReader(icu: icu.library, codes: snapshot.currencyCodes)
    for identifier in sample(snapshot.locales.keys, every: 19) {
      #expect(try reader.symbols(in: identifier) == snapshot.locales[identifier]?.symbols)
      #expect(try reader.ownFormats(in: identifier) == snapshot.locales[identifier]?.ownFormats)
      let names = try NameReader(reader, plurals: snapshot.plurals).record(of: identifier)
      #expect(names == snapshot.names[identifier])
    }
  }

  /// The reader leaves out systems that only refer to `latn`; here every system is asked about.
  @Test(arguments: LiveICU.extracted)
  func systemsThatAreNotRecordedAreAsLatin(icu: ExtractedICU) throws {
    let snapshot = icu.snapshot
    let systems = snapshot.numberingSystems.filter { $0.value.digits != nil }.keys
    for identifier in sample(snapshot.locales.keys, every: 29) + ["no", "nn_NO", "root"] {
      let reader = try NumberElementsReader(icu.library, identifier: identifier)
      for system in systems {
        let numbers = snapshot.locales[identifier]?.numbers
        #expect(try reader.elements(of: system) == numbers?[system] ?? numbers?["latn"])
        let compact = snapshot.compact[identifier]
        #expect(reader.compactTables(of: system) == compact?[system] ?? compact?["latn"])
        let terms = snapshot.terms[identifier]
        #expect(try reader.terms(of: system) == terms?[system] ?? terms?["latn"])
      }
    }
  }

  /// Separators and signs once more, as the public interface tells them.
  @Test(arguments: LiveICU.extracted)
  func separatorsAreThoseOfThePublicInterface(icu: ExtractedICU) throws {
    for (identifier, locale) in icu.snapshot.locales {
      for (system, elements) in locale.numbers {
        let format = try LegacyFormat(
          icu.library, locale: "\(identifier)@numbers=\(system);currency=XTS")
        let found = [0, 1, 10, 17, 6, 7].map(format.symbol)
        let expected = [
          elements.decimal, elements.group, elements.currencyDecimal ?? elements.decimal,
          elements.currencyGroup ?? elements.group, elements.minusSign, elements.plusSign,
        ]
        #expect(found == expected, "\(identifier) \(system)")
      }
    }
  }

  @Test(arguments: LiveICU.extracted)
  func pluralCategoriesAreICUs(icu: ExtractedICU) throws {
    for identifier in icu.snapshot.locales.keys.sorted() + ["pt_FR", "iw", "sh", "xx_YY"] {
      let categories = icu.snapshot.plurals.categories(for: identifier)
      #expect(try icu.library.pluralKeywords(of: identifier) == categories, "\(identifier)")
    }
  }

  /// Identifiers with variants, unknown scripts and unknown regions, in both trees.
  @Test(arguments: LiveICU.extracted)
  func unknownIdentifiersResolveAsInICU(icu: ExtractedICU) throws {
    let snapshot = icu.snapshot
    let locales = snapshot.locales
    let languages = Set(locales.keys.map { LocaleParts($0).language }).subtracting(["root"])
    let tails = [
      "_US", "_ZZ", "_FR", "_JP", "_419", "_Latn", "_Cyrl", "_Arab", "_Hant", "_Zyyy", "_Latn_RS",
      "_Cyrl_ME", "_Arab_PK", "_Hant_US", "_US_POSIX", "_Latn_DE_1996", "_Latn_XK_FOO_BAR",
    ]
    for language in languages.sorted() + ["xx", "ji", "cmn", "iw", "mo", "sh"] {
      for tail in tails {
        let identifier = language + tail
        let found = snapshot.fallback.locale(for: identifier) { locales[$0] != nil }
        let bundle = try ResourceBundle(icu.library, .locales, identifier)
        #expect(found == bundle.actualLocale, "\(identifier)")
        let symbols = try ResourceBundle(icu.library, .currencies, identifier).actualLocale
        let expected = try ResourceBundle(icu.library, .currencies, found).actualLocale
        #expect(symbols == expected, "\(identifier)")
      }
    }
  }

  private func sample(_ identifiers: some Sequence<String>, every step: Int) -> [String] {
    let sorted = identifiers.sorted()
    return stride(from: 0, to: sorted.count, by: step).map { sorted[$0] }
  }
}
