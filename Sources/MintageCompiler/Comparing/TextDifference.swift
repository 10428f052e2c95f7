/// The texts of one kind that two sets of data write differently.
struct TextDifference: Equatable, Sendable {
  /// What kind of text.
  var kind: String
  /// The locales that were compared, and how many currencies: those that both have.
  var locales: [String] = []
  var currencies = 0
  /// How many of them have another text.
  var differing = 0
  /// Why, those that move most pairs first.
  ///
  /// Of kinds other than the plain one only what is new: a reason for which plain texts of the locale
  /// changed is not told again.
  var groups: [CauseGroup] = []

  /// How many pairs were compared.
  var compared: Int { locales.count * currencies }
}

/// All pairs whose text changed for one reason.
struct CauseGroup: Equatable, Sendable {
  /// The rule that changed.
  var cause: TextCause
  /// Its values, nil where they are too long to show.
  var old: String?
  var new: String?
  /// The locales, sorted.
  var locales: [String]
  /// The currencies, sorted.
  var currencies: [String]
  /// How many pairs of them.
  var pairs: Int
  /// A pair that shows the change, if there is one nothing else changes.
  var example: TextExample
}

/// One text before and after.
struct TextExample: Equatable, Sendable {
  var locale: String
  var currency: String
  var old: String
  var new: String
}
