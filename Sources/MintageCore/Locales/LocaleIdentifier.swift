/// A parsed locale identifier: language, script, region, variant and the keywords currency
/// formatting looks at.
///
///     let swiss: LocaleIdentifier = "de-CH"
///     let legacy: LocaleIdentifier = "ar_EG@numbers=latn;currency=USD"
///     let modern: LocaleIdentifier = "ar-EG-u-cu-usd-nu-latn"
///
/// ICU and BCP 47 spellings are read alike, in any case, and any text makes an identifier: what no
/// table knows resolves to root, as in ICU. Reading takes one pass and never allocates.
public struct LocaleIdentifier: Hashable, Sendable, BitwiseCopyable {
  /// Language letters in five bits each, the first in the lowest; 0 for root.
  package var language: UInt32 = 0
  /// Script letters in five bits each; 0 when absent.
  package var script: UInt32 = 0
  /// Region letters or digits in six bits each; 0 when absent.
  package var region: UInt32 = 0
  /// The first variant as upper-case ASCII, first letter lowest; 0 when absent or longer than 8.
  package var variant: UInt64 = 0
  /// `numbers` / `nu` as lower-case ASCII; 0 when absent.
  var numbers: UInt64 = 0
  /// `currency` / `cu` as packed by ``CurrencyCode``; 0 when absent or malformed.
  var currency: UInt32 = 0
  /// Region of `rg`, packed like `region`; 0 when absent.
  var regionOverride: UInt32 = 0
  /// Whether `cf` is `account`.
  var prefersAccounting = false

  /// The root locale.
  public init() {}

  /// Reads an identifier from UTF-8 text; never fails.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
  public init(utf8 text: UnsafeBufferPointer<UInt8>) {
    self.init()
    if unsafe readPlain(text) { return }
    var parser = unsafe LocaleParser(text)
    parser.parse()
    self = parser.result
  }

  /// The currency its `cu` or `currency` keyword names.
  public var keywordCurrency: CurrencyCode? {
    currency == 0 ? nil : CurrencyCode(uncheckedPacked: currency)
  }

  /// Whether its `cf` keyword asks for accounting (`-u-cf-account`).
  ///
  /// ICU's modern formatter ignores the keyword, and so do styles unless their options follow it.
  public var keywordAccounting: Bool { prefersAccounting }

  /// Packs the subtags that name a bundle into 56 bits: the key of the locale tables.
  package static func key(language: UInt32, script: UInt32, region: UInt32, variant: Int) -> UInt64
  {
    UInt64(language) | UInt64(script) << 15 | UInt64(region) << 35
      | UInt64(truncatingIfNeeded: variant) << 53
  }
}

extension LocaleIdentifier: ExpressibleByStringLiteral {
  /// Reads an identifier from a literal; never fails.
  public init(stringLiteral literal: StaticString) {
    guard literal.hasPointerRepresentation else {
      self.init()
      return
    }
    unsafe self.init(
      utf8: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}
