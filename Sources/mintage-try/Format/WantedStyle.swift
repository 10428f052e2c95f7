import Mintage

/// What a line asks for besides locale, currency and amount.
struct WantedStyle: Equatable {
  /// Where the number of fraction digits comes from when the line does not state it.
  enum DigitSource { case cldr, iso, cash }

  /// Everything but the fraction digits, which depend on the currency.
  var options = StyleOptions()
  var digits = DigitSource.cldr
  var minimumFraction: Int?
  var maximumFraction: Int?

  /// The style's options for a currency.
  ///
  /// One bound alone behaves as in ICU and ECMA-402: the other is the currency's digits, moved as
  /// far as needed; of two that contradict each other the maximum wins.
  func options(for currency: CurrencyCode) -> StyleOptions {
    var options = options
    options.fractionDigits =
      switch (minimumFraction, maximumFraction) {
      case (nil, nil): fractionDigits
      case (let minimum?, nil):
        .range(minimum: minimum, maximum: max(minimum, currencyDigits(currency)))
      case (nil, let maximum?):
        .range(minimum: min(maximum, currencyDigits(currency)), maximum: maximum)
      case (let minimum?, let maximum?):
        .range(minimum: min(minimum, maximum), maximum: maximum)
      }
    return options
  }

  private var fractionDigits: FractionDigits {
    switch digits {
    case .cldr: .currency
    case .iso: .iso
    case .cash: .cash
    }
  }

  /// Two digits for a code that no table knows, as ICU's default entry says.
  private func currencyDigits(_ currency: CurrencyCode) -> Int {
    guard let info = CurrencyInfo(currency) else { return 2 }
    return switch digits {
    case .cldr: info.fractionDigits
    case .iso: info.minorUnitDigits ?? info.fractionDigits
    case .cash: info.cashDigits
    }
  }
}
