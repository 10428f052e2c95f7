public import CMintage
internal import MintageCore

/// Writes a version.
@c @implementation
public func mintage_tables_version(
  _ tables: UnsafePointer<mintage_tables>?, _ what: Int32, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let tables = try unsafe MintageABI.tables(tables)
    let key: StaticString
    switch Int(what) {
    case MINTAGE_VERSION_ICU: key = "icu"
    case MINTAGE_VERSION_CLDR: key = "cldr"
    case MINTAGE_VERSION_UNICODE: key = "unicode"
    case MINTAGE_VERSION_ISO4217: key = "iso4217"
    case MINTAGE_VERSION_DATA: key = "data"
    case MINTAGE_VERSION_KEPT: key = "kept"
    default: throw .argument
    }
    return try unsafe appending(buffer, capacity, count) { sink in
      tables.forEachByte(ofVersion: key) { sink.append($0) }
    }
  }
}

/// Lists locales.
@c @implementation
public func mintage_tables_locales(
  _ tables: UnsafePointer<mintage_tables>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let tables = try unsafe MintageABI.tables(tables)
    return try unsafe appending(buffer, capacity, count) { sink in
      tables.forEachLocale { locale in
        sink.append(locale)
        sink.append(UInt8(ascii: "\n"))
      }
    }
  }
}

/// Lists currencies.
@c @implementation
public func mintage_tables_currencies(
  _ tables: UnsafePointer<mintage_tables>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let tables = try unsafe MintageABI.tables(tables)
    return try unsafe appending(buffer, capacity, count) { sink in
      tables.forEachCurrency { info in
        sink.append(info.code)
        sink.append(UInt8(ascii: "\n"))
      }
    }
  }
}

/// Resolves a locale.
@c @implementation
public func mintage_tables_resolved_locale(
  _ tables: UnsafePointer<mintage_tables>?, _ locale: UnsafePointer<CChar>?, _ locale_count: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let tables = try unsafe MintageABI.tables(tables)
    let resolved = try unsafe tables.resolvedLocale(for: localeIdentifier(locale, locale_count))
    return try unsafe appending(buffer, capacity, count) { $0.append(resolved) }
  }
}

/// Tells the currency of a locale's region.
@c @implementation
public func mintage_tables_currency_of_locale(
  _ tables: UnsafePointer<mintage_tables>?, _ locale: UnsafePointer<CChar>?, _ locale_count: Int,
  _ currency: UnsafeMutablePointer<CChar>?
) -> mintage_result {
  answering { () throws(Failure) in
    let tables = try unsafe MintageABI.tables(tables)
    guard let currency = unsafe currency else { throw .argument }
    guard
      let code = try unsafe tables.defaultCurrency(for: localeIdentifier(locale, locale_count))
    else { throw Failure(MINTAGE_ERROR_UNKNOWN) }
    (unsafe currency[0], unsafe currency[1], unsafe currency[2], unsafe currency[3]) = letters(code)
    return MINTAGE_OK
  }
}

/// Looks a currency up.
@c @implementation
public func mintage_tables_currency_info(
  _ tables: UnsafePointer<mintage_tables>?, _ currency: UnsafePointer<CChar>?,
  _ currency_count: Int, _ info: UnsafeMutablePointer<mintage_currency_info>?
) -> mintage_result {
  answering { () throws(Failure) in
    let tables = try unsafe MintageABI.tables(tables)
    guard let info = unsafe info else { throw .argument }
    guard let found = try unsafe tables.info(currencyCode(currency, currency_count)) else {
      throw Failure(MINTAGE_ERROR_UNKNOWN)
    }
    unsafe info.pointee = mintage_currency_info(
      code: letters(found.code), numeric_code: Int32(found.numericCode),
      minor_unit_digits: Int32(found.minorUnitDigits ?? -1),
      fraction_digits: Int32(found.fractionDigits), cash_digits: Int32(found.cashDigits),
      cash_increment: Int32(found.cashIncrement), has_symbols: found.hasSymbols ? 1 : 0)
    return MINTAGE_OK
  }
}
