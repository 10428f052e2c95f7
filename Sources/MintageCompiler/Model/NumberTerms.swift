/// Texts of one numbering system in one locale that are not needed for plain amounts.
///
/// Inherited like `NumberElements`: key by key, the system's own chain first, then `latn`'s.
public struct NumberTerms: Hashable, Sendable {
  /// `infinity`.
  public var infinity: String
  /// `nan`.
  public var notANumber: String
  /// `percentSign`.
  public var percentSign: String
  /// `perMille`.
  public var perMilleSign: String
  /// `exponential`.
  public var exponential: String
  /// `superscriptingExponent`.
  public var superscriptingExponent: String
  /// `approximatelySign`.
  public var approximatelySign: String?
  /// `miscPatterns/approximately`.
  public var approximately: String?
  /// `miscPatterns/atLeast`.
  public var atLeast: String?
  /// `miscPatterns/atMost`.
  public var atMost: String?
  /// `miscPatterns/range`.
  public var range: String?
}
