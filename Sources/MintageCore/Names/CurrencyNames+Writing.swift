extension CurrencyNames {
  /// Writes a currency's name in a locale from the start of `buffer`: `US Dollar`.
  ///
  /// - Parameters:
  ///   - category: the plural form beside a number (`US dollars`); nil for the name on its own. A
  ///     form the language or the currency does not have is that of `other`.
  ///   - tables: the style tables, whose fallback rules find the locale.
  /// - Returns: The number of UTF-8 bytes written. The code where there is no name.
  /// - Throws: ``WriteError/bufferTooSmall(needed:)``; 256 bytes are always enough.
  /// - Complexity: O(*n*) in the length of the name; never allocates.
  public func write(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, category: PluralCategory? = nil,
    tables: CurrencyTables, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    var sink = unsafe TextSink(
      buffer, parts: UnsafeMutableBufferPointer(start: nil, count: 0), isPlain: false)
    if let rules = NameRules(self, currency, locale, tables) {
      rules.append(category, to: &sink)
    } else {
      let letters = currency.letters
      sink.append(UInt32(letters.0))
      sink.append(UInt32(letters.1))
      sink.append(UInt32(letters.2))
    }
    guard sink.count <= buffer.count else { throw .bufferTooSmall(needed: sink.count) }
    return sink.count
  }

  #if !hasFeature(Embedded)
  /// A currency's name in a locale; allocates.
  ///
  /// - Parameters:
  ///   - category: the plural form beside a number; nil for the name on its own.
  ///   - tables: the style tables, whose fallback rules find the locale.
  public func name(
    of currency: CurrencyCode, in locale: LocaleIdentifier, category: PluralCategory? = nil,
    tables: CurrencyTables
  ) -> String {
    unsafe String(unsafeUninitializedCapacity: 256) { buffer in
      (try? unsafe write(currency, in: locale, category: category, tables: tables, into: buffer))
        ?? 0
    }
  }
  #endif
}
