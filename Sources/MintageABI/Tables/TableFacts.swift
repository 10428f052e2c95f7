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
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      var sink = unsafe ByteSink(buffer)
      tables.forEachByte(ofVersion: key) { sink.append($0) }
      return try sink.finish()
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
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      var sink = unsafe ByteSink(buffer)
      tables.forEachLocale { locale in
        sink.append(locale)
        sink.append(UInt8(ascii: "\n"))
      }
      return try sink.finish()
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
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      var sink = unsafe ByteSink(buffer)
      tables.forEachCurrency { info in
        sink.append(info.code)
        sink.append(UInt8(ascii: "\n"))
      }
      return try sink.finish()
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
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      var sink = unsafe ByteSink(buffer)
      sink.append(resolved)
      return try sink.finish()
    }
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

extension ByteSink {
  /// Appends the subtags of an identifier in ICU's form; `root` where there are none.
  fileprivate mutating func append(_ locale: LocaleIdentifier) {
    if locale == LocaleIdentifier() {
      append(UInt8(ascii: "r"))
      append(UInt8(ascii: "o"))
      append(UInt8(ascii: "o"))
      append(UInt8(ascii: "t"))
    }
    append(packed: locale.language, bits: 5, upper: false)
    if locale.script != 0 {
      append(UInt8(ascii: "_"))
      append(packed: locale.script & 0x1F, bits: 5, upper: true)
      append(packed: locale.script >> 5, bits: 5, upper: false)
    }
    if locale.region != 0 {
      append(UInt8(ascii: "_"))
      append(packed: locale.region, bits: 6, upper: true)
    }
    var variant = locale.variant
    if variant != 0 {
      if locale.region == 0 { append(UInt8(ascii: "_")) }
      append(UInt8(ascii: "_"))
    }
    while variant != 0 {
      append(UInt8(truncatingIfNeeded: variant))
      variant >>= 8
    }
  }

  /// Appends packed letters, or digits, which follow the letters.
  private mutating func append(packed: UInt32, bits: UInt32, upper: Bool) {
    var rest = packed
    while rest != 0 {
      let value = UInt8(truncatingIfNeeded: rest & (1 << bits - 1))
      append(value > 26 ? value - 27 + 0x30 : value + (upper ? 0x40 : 0x60))
      rest >>= bits
    }
  }
}
