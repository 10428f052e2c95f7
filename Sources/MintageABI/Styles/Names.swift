public import CMintage
internal import MintageCore

/// Writes a currency's name.
@c @implementation
public func mintage_names_write(
  _ names: UnsafePointer<mintage_names>?, _ tables: UnsafePointer<mintage_tables>?,
  _ locale: UnsafePointer<CChar>?, _ locale_count: Int, _ currency: UnsafePointer<CChar>?,
  _ currency_count: Int, _ plural: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let names = try unsafe MintageABI.tables(names)
    let tables = try unsafe MintageABI.tables(tables)
    let locale = try unsafe localeIdentifier(locale, locale_count)
    let code = try unsafe currencyCode(currency, currency_count)
    let category: PluralCategory? =
      plural == Int32(MINTAGE_PLURAL_NONE)
      ? nil : try chosen(argument: plural, PluralCategory.self)
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      try unsafe names.write(code, in: locale, category: category, tables: tables, into: buffer)
    }
  }
}
