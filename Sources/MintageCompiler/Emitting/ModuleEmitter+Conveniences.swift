extension ModuleEmitter {
  /// What takes these tables where none are named, as Mintage has it for its own; a test compares
  /// the two.
  var conveniences: String {
    """
    extension CurrencyStyle {
      /// Resolves the rules for a currency in a locale, from this module's tables.
      @inline(never)
      \(access)init(
        _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions()
      ) {
        self.init(currency, in: locale, options: options, tables: .default)
      }
    }

    extension AmountStyle {
      /// Resolves the rules for a currency in a locale, from this module's tables.
      @inline(never)
      \(access)init(
        _ currency: CurrencyCode, in locale: LocaleIdentifier,
        options: AmountOptions = AmountOptions(), names: CurrencyNames? = nil,
        notation: NotationTables? = nil
      ) {
        self.init(
          currency, in: locale, options: options, tables: .default, names: names, notation: notation)
      }
    }

    extension CurrencyReader {
      /// Resolves a reader from this module's tables.
      @inline(never)
      \(access)init(
        _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions(),
        mode: ReadingMode = .lenient, ambiguity: AmbiguityPolicy = .refuse,
        names: CurrencyNames? = nil, overrides: AmountOverrides = AmountOverrides()
      ) {
        self.init(
          currency, in: locale, options: options, mode: mode, ambiguity: ambiguity, tables: .default,
          names: names, overrides: overrides)
      }
    }

    extension LocaleIdentifier {
      /// The locale of this module's tables whose rules this identifier gets.
      @inline(never)
      \(access)func resolved() -> LocaleIdentifier {
        CurrencyTables.default.resolvedLocale(for: self)
      }

      /// The currency of this identifier's region, by this module's tables; nil where there is none.
      @inline(never)
      \(access)func defaultCurrency() -> CurrencyCode? {
        CurrencyTables.default.defaultCurrency(for: self)
      }
    }

    extension CurrencyInfo {
      /// Facts about a currency from this module's tables; nil for a code they do not know.
      @inline(never)
      \(access)init?(_ code: CurrencyCode) {
        guard let info = CurrencyTables.default.info(code) else { return nil }
        self = info
      }
    }

    extension NumberingSystem {
      /// Whether this module's tables know the system; a style that asks for another keeps its
      /// locale's.
      @inline(never)
      \(access)var isKnown: Bool { CurrencyTables.default.knows(self) }
    }
    """
  }
}
