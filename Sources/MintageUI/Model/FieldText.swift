import Foundation
import MintageCore
import MintageEntry

/// The few texts that fields bring themselves, for buttons and announcements.
public enum FieldText: String, Sendable, CaseIterable {
  /// The button that gives the keyboard up.
  case done = "field.done"
  /// The key that deletes.
  case delete = "field.delete"
  /// The key with the decimal separator.
  case separator = "field.separator"
  /// The ± key.
  case changeSign = "field.changeSign"
  /// A key that means nothing here.
  case notAllowed = "field.refused.character"
  /// A minus where there are no negative amounts.
  case noNegatives = "field.refused.negative"
  /// More digits than are allowed.
  case tooManyDigits = "field.refused.digits"
  /// More fraction digits than the currency has.
  case tooManyFractionDigits = "field.refused.fraction"
  /// More than the maximum, which is the argument.
  case aboveMaximum = "field.refused.maximum"
  /// Less than the minimum, which is the argument.
  case belowMinimum = "field.refused.minimum"
  /// Pasted text that is no amount.
  case notAnAmount = "field.refused.text"
  /// Pasted text in another currency.
  case otherCurrency = "field.refused.currency"
  /// Pasted text with two readings.
  case ambiguous = "field.refused.ambiguous"
  /// What a text with two readings was read as, which is the argument.
  case readAs = "field.readAs"

  /// The English text, and that of every language the catalog lacks.
  var english: String {
    switch self {
    case .done: "Done"
    case .delete: "Delete"
    case .separator: "Decimal separator"
    case .changeSign: "Change sign"
    case .notAllowed: "Not possible here"
    case .noNegatives: "Negative amounts are not possible"
    case .tooManyDigits: "Too many digits"
    case .tooManyFractionDigits: "Too many decimal places"
    case .aboveMaximum: "At most %@"
    case .belowMinimum: "At least %@"
    case .notAnAmount: "The text is not an amount"
    case .otherCurrency: "The text has another currency"
    case .ambiguous: "The amount can be read in two ways"
    case .readAs: "Read as %@"
    }
  }

  /// The text in the language of the app, its argument put in.
  public func string(_ argument: String = "") -> String {
    let text = Bundle.module.localizedString(forKey: rawValue, value: english, table: nil)
    return text.replacingOccurrences(of: "%@", with: argument)
  }
}

extension CurrencyFieldModel {
  /// What a screen reader says.
  public func string(for announcement: FieldAnnouncement) -> String {
    switch announcement {
    case .interpreted, .regrouped: FieldText.readAs.string(text)
    case .refused(let reason): string(for: reason)
    }
  }

  private func string(for reason: EntryRefusal) -> String {
    switch reason {
    case .aboveMaximum: FieldText.aboveMaximum.string(bound(rules.options.maximum))
    case .belowMinimum: FieldText.belowMinimum.string(bound(rules.options.minimum))
    case .negativeNotAllowed: FieldText.noNegatives.string()
    case .tooManyIntegerDigits, .tooManyDigits: FieldText.tooManyDigits.string()
    case .tooManyFractionDigits, .noFractionDigits: FieldText.tooManyFractionDigits.string()
    case .notAnAmount, .wrongGrouping, .digitsOnly, .notAMultiple: FieldText.notAnAmount.string()
    case .otherCurrency: FieldText.otherCurrency.string()
    case .ambiguous: FieldText.ambiguous.string()
    case .notUnderstood, .signInsideSelection, .centsFirst, .separatorPresent, .foreignSeparator,
      .outsideNumber, .nothingToDelete, .outdated:
      FieldText.notAllowed.string()
    }
  }

  private func bound(_ amount: ExactDecimal?) -> String {
    amount.map { label(of: $0) } ?? ""
  }
}
