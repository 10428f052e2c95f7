extension Snapshot {
  /// Takes amendments in, and notes which.
  ///
  /// - Throws: ``AmendmentError`` for one about a region or currency that the data do not have.
  mutating func amend(_ amendments: Amendments) throws(AmendmentError) {
    for amendment in amendments.list { try apply(amendment) }
    self.amendments = amendments
  }

  /// Whether the data say already what an amendment says.
  func makesRedundant(_ amendment: Amendment) throws(AmendmentError) -> Bool {
    var amended = self
    try amended.apply(amendment)
    return amended.currencies == currencies && amended.regions == regions
  }

  private mutating func apply(_ amendment: Amendment) throws(AmendmentError) {
    switch amendment.change {
    case .currency(let code, let facts):
      if currencies[code] == nil { try add(code, facts, amendment) }
      currencies[code] = currencies[code].map(facts.applied)
    case .use(let region, let code, let facts):
      try check(region, code, amendment)
      try amend(region, code, facts)
    case .defaultCurrency(let region, let code):
      try check(region, code, amendment)
      regions[region]?.defaultCurrency = code
    }
  }

  private func check(
    _ region: String, _ code: String, _ amendment: Amendment
  ) throws(AmendmentError) {
    guard regions[region] != nil else {
      throw AmendmentError(amendment.name, "the data have no region '\(region)'")
    }
    guard currencies[code] != nil else {
      throw AmendmentError(amendment.name, "the data have no currency '\(code)'")
    }
  }

  private mutating func amend(
    _ region: String, _ code: String, _ facts: UseFacts
  ) throws(AmendmentError) {
    // Of several times of one currency the last is meant, which comes first.
    let index = regions[region]?.uses.firstIndex { $0.currency == code }
    if index == nil {
      regions[region]?.uses.insert(
        RegionCurrency(currency: code, from: nil, to: nil, tender: true), at: 0)
    }
    guard var use = regions[region]?.uses[index ?? 0] else { return }
    use.from = facts.from ?? use.from
    use.to = facts.to ?? use.to
    use.tender = facts.tender ?? use.tender
    regions[region]?.uses[index ?? 0] = use
  }

  /// A new currency: its code stands for it everywhere.
  private mutating func add(
    _ code: String, _ facts: CurrencyFacts, _ amendment: Amendment
  ) throws(AmendmentError) {
    guard let digits = facts.digits else {
      throw AmendmentError(
        amendment.name, "the data have no currency '\(code)', and a new one needs \"digits\"")
    }
    currencies[code] = CurrencyRecord(
      digits: digits, rounding: 0, cashDigits: digits, cashRounding: 0, numeric: 0, isoDigits: nil)
    guard let row = currencyCodes.firstIndex(of: code) else { return }
    for locale in locales.keys {
      locales[locale]?.symbols.symbol.insert(code, at: row)
      locales[locale]?.symbols.narrow.insert(code, at: row)
      locales[locale]?.symbols.formal.insert(code, at: row)
      locales[locale]?.symbols.variant.insert(code, at: row)
    }
    for locale in names.keys {
      names[locale]?.names.insert(code, at: row)
      for category in (names[locale]?.plurals ?? [:]).keys {
        names[locale]?.plurals[category]?.insert(code, at: row)
      }
    }
  }
}
