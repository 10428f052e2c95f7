/// Where the sections of ``CurrencyTables`` start.
///
/// The same numbers stand in the tables' directory; unpacked, they cost no decoding at each of the
/// two dozen reads that resolve a style.
public struct SectionOffsets: Sendable, BitwiseCopyable {
  let info: UInt32
  let localeSlots: UInt32
  let localeKeys: UInt32
  let localeRows: UInt32
  let scripts: UInt32
  let variants: UInt32
  let languageAliases: UInt32
  let regionAliases: UInt32
  let regions: UInt32
  let numberSets: UInt32
  let numberLists: UInt32
  let numberElements: UInt32
  let symbolSets: UInt32
  let symbolVectors: UInt32
  let currencies: UInt32
  let currencyBuckets: UInt32
  let numberingSystems: UInt32
  let ownFormats: UInt32
  let patterns: UInt32
  let separators: UInt32
  let texts: UInt32

  /// The offsets in directory order, as a generated file has them.
  public init(
    _ info: UInt32,
    _ localeSlots: UInt32,
    _ localeKeys: UInt32,
    _ localeRows: UInt32,
    _ scripts: UInt32,
    _ variants: UInt32,
    _ languageAliases: UInt32,
    _ regionAliases: UInt32,
    _ regions: UInt32,
    _ numberSets: UInt32,
    _ numberLists: UInt32,
    _ numberElements: UInt32,
    _ symbolSets: UInt32,
    _ symbolVectors: UInt32,
    _ currencies: UInt32,
    _ currencyBuckets: UInt32,
    _ numberingSystems: UInt32,
    _ ownFormats: UInt32,
    _ patterns: UInt32,
    _ separators: UInt32,
    _ texts: UInt32
  ) {
    self.info = info
    self.localeSlots = localeSlots
    self.localeKeys = localeKeys
    self.localeRows = localeRows
    self.scripts = scripts
    self.variants = variants
    self.languageAliases = languageAliases
    self.regionAliases = regionAliases
    self.regions = regions
    self.numberSets = numberSets
    self.numberLists = numberLists
    self.numberElements = numberElements
    self.symbolSets = symbolSets
    self.symbolVectors = symbolVectors
    self.currencies = currencies
    self.currencyBuckets = currencyBuckets
    self.numberingSystems = numberingSystems
    self.ownFormats = ownFormats
    self.patterns = patterns
    self.separators = separators
    self.texts = texts
  }

  /// Where a section starts; for a constant section, one load.
  @inline(__always)
  func start(_ section: StyleSection) -> Int {
    let start =
      switch section {
      case .info: info
      case .localeSlots: localeSlots
      case .localeKeys: localeKeys
      case .localeRows: localeRows
      case .scripts: scripts
      case .variants: variants
      case .languageAliases: languageAliases
      case .regionAliases: regionAliases
      case .regions: regions
      case .numberSets: numberSets
      case .numberLists: numberLists
      case .numberElements: numberElements
      case .symbolSets: symbolSets
      case .symbolVectors: symbolVectors
      case .currencies: currencies
      case .currencyBuckets: currencyBuckets
      case .numberingSystems: numberingSystems
      case .ownFormats: ownFormats
      case .patterns: patterns
      case .separators: separators
      case .texts: texts
      }
    return Int(start)
  }

  /// The offsets a directory holds.
  init(_ bytes: TableBytes) {
    func start(_ section: StyleSection) -> UInt32 {
      UInt32(truncatingIfNeeded: bytes.section(section.rawValue))
    }
    self.init(
      start(.info),
      start(.localeSlots),
      start(.localeKeys),
      start(.localeRows),
      start(.scripts),
      start(.variants),
      start(.languageAliases),
      start(.regionAliases),
      start(.regions),
      start(.numberSets),
      start(.numberLists),
      start(.numberElements),
      start(.symbolSets),
      start(.symbolVectors),
      start(.currencies),
      start(.currencyBuckets),
      start(.numberingSystems),
      start(.ownFormats),
      start(.patterns),
      start(.separators),
      start(.texts))
  }
}
