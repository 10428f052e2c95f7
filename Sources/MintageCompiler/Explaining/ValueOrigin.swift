/// Finds the locale that a value comes from.
///
/// A snapshot holds what each locale answers, inheritance applied. A value is the locale's own where
/// its parent answers something else, and else the parent's; root has what nobody else does.
struct ValueOrigin {
  let snapshot: Snapshot
  /// The locale and all it inherits from, root last.
  let chain: [String]

  init(_ snapshot: Snapshot, of locale: String) {
    self.snapshot = snapshot
    var chain: [String] = []
    var next: String? = locale
    while let current = next, !chain.contains(current) {
      chain.append(current)
      next = snapshot.locales[current]?.parent
    }
    self.chain = chain
  }

  /// The last locale of the chain up to which all have the same value.
  func locale<Value: Equatable>(_ value: (LocaleRecord) -> Value?) -> String {
    locale(among: snapshot.locales, value)
  }

  /// The same for names.
  func nameLocale<Value: Equatable>(_ value: (NameRecord) -> Value?) -> String {
    locale(among: snapshot.names, value)
  }

  /// The locale and numbering system of a number element.
  ///
  /// Elements are inherited under the system's own name first, then under `latn`.
  func element(_ system: String, _ value: (NumberElements) -> String?) -> String {
    let own = locale { record in (record.numbers[system] ?? record.numbers["latn"]).map(value) }
    let numbers = snapshot.locales[own]?.numbers
    let latin = numbers?["latn"].map(value)
    let isOfSystem = numbers?[system].map(value).map { $0 != latin } ?? false
    return "\(own), \(isOfSystem ? system : "latn")"
  }

  private func locale<Record, Value: Equatable>(
    among records: [String: Record], _ value: (Record) -> Value?
  ) -> String {
    guard let first = chain.first else { return "root" }
    let wanted = records[first].flatMap(value)
    return chain.prefix { records[$0].flatMap(value) == wanted }.last ?? first
  }
}
