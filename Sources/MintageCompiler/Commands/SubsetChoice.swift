internal import MintageCore

/// What a person asked to keep of a snapshot; everything where nothing was said.
public struct SubsetChoice: Equatable, Sendable {
  /// Locale identifiers with either separator, families such as `de-*`, `all`; nil for all.
  public var locales: [String]?
  /// Currency codes, `current` or `all`; nil for all.
  public var currencies: [String]?
  /// Whether names of currencies are compiled too.
  public var keepsNames = true

  /// Keeps everything.
  public init() {}

  /// Whether everything is kept.
  var isWhole: Bool { locales == nil && currencies == nil }

  /// The words of a list such as `USD,CHF`.
  static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The snapshot, or the subset of it.
  func apply(to snapshot: Snapshot) throws(SubsetError) -> Snapshot {
    guard !isWhole else { return snapshot }
    return try snapshot.subset(
      locales: chosenLocales(in: snapshot), currencies: chosenCurrencies(in: snapshot))
  }

  /// The locales chosen, in ICU's spelling: those that answer where an identifier has no rules of its
  /// own.
  func chosenLocales(in snapshot: Snapshot) throws(SubsetError) -> Set<String> {
    guard let locales else { return Set(snapshot.locales.keys) }
    var chosen: Set<String> = []
    for word in locales {
      chosen.formUnion(try SubsetChoice.locales(of: word, in: snapshot))
    }
    guard !chosen.isEmpty else { throw .empty(option: "--locales") }
    return chosen
  }

  private static func locales(
    of word: String, in snapshot: Snapshot
  ) throws(SubsetError) -> Set<String> {
    if word == "all" || word == "*" { return Set(snapshot.locales.keys) }
    let isFamily = word.hasSuffix("-*") || word.hasSuffix("_*")
    let identifier = LocaleIdentifier(isFamily ? String(word.dropLast(2)) : word).description
    if isFamily {
      let family = snapshot.locales.keys.filter {
        $0 == identifier || $0.hasPrefix(identifier + "_")
      }
      if !family.isEmpty { return Set(family) }
    } else {
      // What cannot be read as an identifier reads as root.
      let isRead = identifier != "root" || word == "root" || word == "und"
      if isRead, let answer = snapshot.ownLocale(of: identifier) {
        return [answer]
      }
    }
    let known = Array(snapshot.locales.keys) + snapshot.fallback.aliases.keys
    throw .unknownLocale(
      word,
      nearest: NearestNames(
        to: word,
        among: known.map {
          $0.split(separator: "_").joined(separator: "-") + (isFamily ? "-*" : "")
        }
      ).names)
  }

  /// The currencies chosen.
  func chosenCurrencies(in snapshot: Snapshot) throws(SubsetError) -> Set<String> {
    guard let currencies else { return Set(snapshot.currencies.keys) }
    var chosen: Set<String> = []
    for word in currencies {
      switch word {
      case "all": chosen.formUnion(snapshot.currencies.keys)
      case "current": chosen.formUnion(snapshot.currentCurrencies)
      default:
        guard snapshot.currencies[word] != nil else {
          throw .unknownCurrency(
            word, nearest: NearestNames(to: word, among: snapshot.currencies.keys).names)
        }
        chosen.insert(word)
      }
    }
    guard !chosen.isEmpty else { throw .empty(option: "--currencies") }
    return chosen
  }
}

extension Snapshot {
  /// The locale that answers for an identifier with rules of that very language and region; nil
  /// where only a relative's would be found, so that a slip in a region is noticed.
  fileprivate func ownLocale(of identifier: String) -> String? {
    let answer = fallback.locale(for: identifier) { locales[$0] != nil }
    let (asked, found) = (LocaleParts(identifier), LocaleParts(answer))
    let isOwn =
      asked.language == found.language && asked.region == found.region
      || fallback.aliases[identifier] != nil || fallback.exceptions[identifier] != nil
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
