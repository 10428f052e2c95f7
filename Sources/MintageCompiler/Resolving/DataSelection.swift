internal import MintageCore

/// Which locales and currencies a person asked for; everything where nothing was said.
///
///     var selection = DataSelection()
///     selection.locales = ["en-US", "de-*"]
///     selection.currencies = ["EUR", "current"]
///
/// The same words mean the same to every verb.
public struct DataSelection: Equatable, Sendable {
  /// Locale identifiers with either separator, families such as `de-*`, `all`; nil for all.
  public var locales: [String]?
  /// Currency codes in any case, `current` or `all`; nil for all.
  public var currencies: [String]?

  /// Selects everything.
  public init(locales: [String]? = nil, currencies: [String]? = nil) {
    self.locales = locales
    self.currencies = currencies
  }

  /// Whether everything is selected.
  var isWhole: Bool { locales == nil && currencies == nil }

  /// The words of a list such as `USD,CHF`.
  static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The locales selected among those of some snapshots, in ICU's spelling: those that answer where
  /// an identifier has no rules of its own.
  func locales(in snapshots: [Snapshot]) throws(SelectionError) -> Set<String> {
    guard let locales else { return Set(snapshots.flatMap(\.locales.keys)) }
    var chosen: Set<String> = []
    for word in locales {
      let found = snapshots.reduce(into: Set<String>()) {
        $0.formUnion(DataSelection.locales(of: word, in: $1))
      }
      guard !found.isEmpty else { throw SelectionError(unknownLocale: word, in: snapshots) }
      chosen.formUnion(found)
    }
    guard !chosen.isEmpty else { throw .empty("locales") }
    return chosen
  }

  /// The one locale that answers for an identifier.
  static func locale(_ word: String, in snapshot: Snapshot) throws(SelectionError) -> String {
    guard !isFamily(word), let found = locales(of: word, in: snapshot).first else {
      throw SelectionError(unknownLocale: word, in: [snapshot])
    }
    return found
  }

  /// Whether a word means all of a language.
  static func isFamily(_ word: String) -> Bool { word.hasSuffix("-*") || word.hasSuffix("_*") }

  private static func locales(of word: String, in snapshot: Snapshot) -> Set<String> {
    if word == "all" || word == "*" { return Set(snapshot.locales.keys) }
    guard isFamily(word) else {
      let identifier = LocaleIdentifier(word).description
      // What cannot be read as an identifier reads as root.
      let isRead = identifier != "root" || word == "root" || word == "und"
      return isRead ? Set([snapshot.ownLocale(of: identifier)].compactMap(\.self)) : []
    }
    let identifier = LocaleIdentifier(String(word.dropLast(2))).description
    return Set(
      snapshot.locales.keys.filter { $0 == identifier || $0.hasPrefix(identifier + "_") })
  }

  /// The currencies selected among those of some snapshots.
  func currencies(in snapshots: [Snapshot]) throws(SelectionError) -> Set<String> {
    let known = Set(snapshots.flatMap(\.currencies.keys))
    guard let currencies else { return known }
    var chosen: Set<String> = []
    for word in currencies {
      switch word {
      case "all": chosen.formUnion(known)
      case "current": chosen.formUnion(snapshots.flatMap(\.currentCurrencies))
      default: chosen.insert(try DataSelection.currency(word, among: known))
      }
    }
    guard !chosen.isEmpty else { throw .empty("currencies") }
    return chosen
  }

  /// The currency of a code in any case.
  static func currency(
    _ word: String, among known: Set<String>
  ) throws(SelectionError) -> String {
    let code = word.uppercased()
    guard known.contains(code) else {
      throw .unknownCurrency(word, nearest: NearestNames(to: word, among: known).names)
    }
    return code
  }
}

extension Snapshot {
  /// The locale that answers for an identifier with rules of that very language and region; nil
  /// where only a relative's would be found, so that a slip in a region is noticed.
  fileprivate func ownLocale(of identifier: String) -> String? {
    let plain = String(identifier.prefix { $0 != "@" })
    let answer = fallback.locale(for: plain) { locales[$0] != nil }
    let (asked, found) = (LocaleParts(plain), LocaleParts(answer))
    let isOwn =
      asked.language == found.language && asked.region == found.region
      || fallback.aliases[plain] != nil || fallback.exceptions[plain] != nil
    return isOwn ? answer : nil
  }

  /// Tender somewhere, with no end known: what `current` means.
  ///
  /// By the snapshot alone, so that the same choice gives the same bytes on every day.
  var currentCurrencies: Set<String> {
    Set(regions.values.flatMap(\.uses).filter { $0.tender && $0.to == nil }.map(\.currency))
      .intersection(currencies.keys)
  }
}
