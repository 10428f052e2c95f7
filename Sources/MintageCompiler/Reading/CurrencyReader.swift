internal import CICU

/// Reads what does not depend on a locale: which currencies there are, and their digits.
struct CurrencyReader {
  let icu: ICULibrary

  /// Every currency code ICU knows, sorted.
  ///
  /// Those it lists as ISO 4217 currencies, past and present, and those that only have a name.
  func codes() throws(ICUError) -> [String] {
    let allKinds: UInt32 = 0x7FFF_FFFF
    var codes = Set(
      unsafe try icu.strings("ucurr_openISOCurrencies") { status in
        unsafe icu.record.pointee.call.ucurr_openISOCurrencies(allKinds, status)
      })
    for identifier in ["root", "en"] {
      let bundle = try ResourceBundle(icu, .currencies, identifier)
      codes.formUnion(bundle["Currencies"]?.members.compactMap(\.key) ?? [])
    }
    if let supplemental = ResourceBundle(direct: icu, .currencies, "supplementalData") {
      if let map = supplemental["CurrencyMap"] {
        for region in map.members {
          codes.formUnion(region.members.compactMap { $0["id"]?.string })
        }
      }
      if let meta = supplemental["CurrencyMeta"] {
        codes.formUnion(meta.members.compactMap(\.key).filter { $0 != "DEFAULT" })
      }
    }
    return codes.filter { $0.utf8.count == 3 }.sorted()
  }

  /// The numbers of one currency.
  func record(of code: String) throws(ICUError) -> CurrencyRecord {
    let digits = try fractionDigits(code, cash: false)
    let cashDigits = try fractionDigits(code, cash: true)
    return CurrencyRecord(
      digits: digits, rounding: try increment(code, cash: false, digits: digits),
      cashDigits: cashDigits, cashRounding: try increment(code, cash: true, digits: cashDigits),
      numeric: unsafe icu.withCurrency(code) { units in
        Int(unsafe icu.record.pointee.call.ucurr_getNumericCode(units))
      },
      isoDigits: nil)
  }

  private func fractionDigits(_ code: String, cash: Bool) throws(ICUError) -> Int {
    unsafe try icu.call("ucurr_getDefaultFractionDigitsForUsage", code) { status in
      unsafe icu.withCurrency(code) { units in
        Int(
          unsafe icu.record.pointee.call.ucurr_getDefaultFractionDigitsForUsage(
            units, cash ? 1 : 0, status))
      }
    }
  }

  /// ICU answers in units of the currency (0.05); CLDR says units of the last digit (5).
  private func increment(_ code: String, cash: Bool, digits: Int) throws(ICUError) -> Int {
    let value = unsafe try icu.call("ucurr_getRoundingIncrementForUsage", code) { status in
      unsafe icu.withCurrency(code) { units in
        unsafe icu.record.pointee.call.ucurr_getRoundingIncrementForUsage(
          units, cash ? 1 : 0, status)
      }
    }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return Int(value * scale + 0.5)
  }
}
