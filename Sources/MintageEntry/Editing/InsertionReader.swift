import MintageCore

/// What reads inserted text as people write amounts, where there is something.
///
/// A program with `MINTAGE_OWN_TEXT_ONLY` has nothing: its fields read their own text alone, whatever
/// they are made with, and nothing that reads more is linked.
struct InsertionReader: Sendable, BitwiseCopyable {
  #if MINTAGE_OWN_TEXT_ONLY
  var reader: CurrencyReader? { nil }

  init(_ reader: CurrencyReader?) {}
  #else
  let reader: CurrencyReader?

  init(_ reader: CurrencyReader?) { self.reader = reader }
  #endif
}
