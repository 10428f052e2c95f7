/// What a person asked to keep of a snapshot; everything where nothing was said.
public struct SubsetChoice: Equatable, Sendable {
  /// Locale identifiers in ICU's spelling, or nil for all.
  public var locales: [String]?
  /// Currency codes, or nil for all.
  public var currencies: [String]?

  /// Keeps everything.
  public init() {}

  /// The words of a list such as `USD,CHF`.
  static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The snapshot, or the subset of it.
  func apply(to snapshot: Snapshot) throws(SubsetError) -> Snapshot {
    guard locales != nil || currencies != nil else { return snapshot }
    return try snapshot.subset(
      locales: locales ?? Array(snapshot.locales.keys),
      currencies: currencies ?? snapshot.currencyCodes)
  }
}
