/// Symbols by the bundle they come from, so that each is read once.
///
/// The currency tree is sparse: a third of the locales have no bundle of their own there and
/// share an ancestor's.
final class SymbolCache {
  /// What the currency tree says about all currencies.
  struct Entry {
    let spacing: CurrencySpacing
    let symbols: SymbolColumns
    let ownFormats: [String: OwnFormat]
  }

  private let reader: SymbolReader
  private var entries: [String: Entry] = [:]

  init(_ reader: SymbolReader) { self.reader = reader }

  /// The data of the bundle that `identifier` leads to in the currency tree.
  func data(for identifier: String) throws(ICUError) -> Entry {
    let bundle = try ResourceBundle(reader.icu, .currencies, identifier).actualLocale
    if let known = entries[bundle] { return known }
    let entry = Entry(
      spacing: try reader.spacing(in: identifier), symbols: try reader.symbols(in: identifier),
      ownFormats: try reader.ownFormats(in: identifier))
    entries[bundle] = entry
    return entry
  }
}
