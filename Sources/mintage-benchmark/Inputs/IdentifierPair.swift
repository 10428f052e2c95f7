import Mintage

/// A locale identifier and a currency code as the text a program reads from a setting or a request.
struct IdentifierPair: BitwiseCopyable {
  /// ASCII in ICU's spelling.
  let locale: KeptText<UInt8>
  let code: KeptText<UInt8>
  let currency: CurrencyCode

  /// Any locale with any currency of the default tables.
  static func cycle(using random: inout SplitMix64) -> Cycle<IdentifierPair> {
    var locales: [KeptText<UInt8>] = []
    CurrencyTables.default.forEachLocale { locales.append(KeptText($0.description.utf8)) }
    var currencies: [CurrencyCode] = []
    CurrencyTables.default.forEachCurrency { currencies.append($0.code) }
    let codes = currencies.map { KeptText($0.description.utf8) }
    return Cycle { _ in
      let locale = locales[Int(random.next() % UInt64(locales.count))]
      let index = Int(random.next() % UInt64(currencies.count))
      return IdentifierPair(locale: locale, code: codes[index], currency: currencies[index])
    }
  }

  var localeText: String { unsafe String(decoding: locale.units, as: UTF8.self) }
  var codeText: String { unsafe String(decoding: code.units, as: UTF8.self) }
}
