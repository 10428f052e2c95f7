/// A rule that is another one now.
struct CauseChange {
  var old: CauseValue
  var new: CauseValue

  var cause: TextCause { old.cause }

  /// The changes between the values of both sides that a text can follow from.
  static func all(_ old: [CauseValue], _ new: [CauseValue]) -> [CauseChange] {
    var changes = zip(old, new).filter { $0 != $1 }.map { CauseChange(old: $0, new: $1) }
    let causes = Set(changes.map(\.cause))
    // Another numbering system brings its own separators and patterns.
    if causes.contains(.system) {
      let bound: Set<TextCause> = [.decimal, .group, .minus, .pattern, .accounting]
      changes.removeAll { bound.contains($0.cause) }
    }
    // A name is told as a name if it is one that is written, and else as the other's choice.
    if causes.contains(.names) {
      let other: TextCause = causes.contains(.form) ? .form : .names
      changes.removeAll { $0.cause == other }
    }
    if changes.isEmpty {
      let unknown = CauseValue(.unknown, hidden: "")
      return [CauseChange(old: unknown, new: unknown)]
    }
    return changes
  }
}

/// The reasons for which plain texts of a locale changed, which other kinds need not tell again.
struct ToldCauses {
  /// Changes with their currency.
  var plain: [(change: CauseChange, currency: String)] = []
  private var ofLocale: Set<TextCause> = []
  private var ofCurrency: Set<[String?]> = []

  /// Sorts what was collected, to be searched.
  mutating func close() {
    for (change, currency) in plain {
      if change.cause.isOfCurrency {
        ofCurrency.insert(Self.key(change, currency))
      } else {
        ofLocale.insert(change.cause)
      }
    }
  }

  func contains(_ change: CauseChange, _ currency: String) -> Bool {
    change.cause.isOfCurrency
      ? ofCurrency.contains(Self.key(change, currency)) : ofLocale.contains(change.cause)
  }

  /// A symbol that changed is told once, even where it serves as the narrow one too.
  private static func key(_ change: CauseChange, _ currency: String) -> [String?] {
    let isDigits = change.cause == .digits || change.cause == .cashDigits
    return [isDigits ? "digits" : "symbol", currency, change.old.shown, change.new.shown]
  }
}
