#if !hasFeature(Embedded)
extension CurrencyReader {
  /// Reads text as an amount: the whole text, or a reason and where; does not allocate for text in
  /// contiguous UTF-8, as Swift's own is.
  public func read(_ text: String) -> Reading {
    var text = text
    return text.withUTF8 { unsafe read(utf8: $0) }
  }

  /// Reads text as an integer count of ISO 4217 minor units.
  ///
  /// - Throws: ``ReadingFailure``.
  public func minorUnits(_ text: String) throws(ReadingFailure) -> Int64 {
    var text = text
    let result: Result<Int64, ReadingFailure> = text.withUTF8 { bytes in
      do throws(ReadingFailure) {
        return .success(try unsafe minorUnits(utf8: bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension Reading: CustomStringConvertible {
  /// The amount in plain notation, or the reason.
  public var description: String {
    switch self {
    case .amount(let read): read.amount.description
    case .refused(let failure): failure.description
    }
  }
}

extension ReadingFailure: CustomStringConvertible {
  /// What is wrong, where, and what helps.
  public var description: String { "\(reason) (at byte \(offset))" }
}

extension ReadingReason: CustomStringConvertible {
  /// What is wrong and what helps.
  public var description: String {
    switch self {
    case .empty: "there is no digit"
    case .unexpectedCharacter: "a character that does not belong to an amount stands here"
    case .wrongGrouping: "the separators form no legal groups of digits"
    case .otherCurrency(let code): "the amount is in another currency, \(code)"
    case .ambiguous(let grouped, let decimal):
      "this could be \(grouped) or \(decimal); write a second separator or none"
    case .tooManyFractionDigits: "there are more fraction digits than the currency has"
    case .notAMultiple: "the amount is not a multiple of the smallest coin"
    case .outOfRange: "the amount has too many digits"
    case .misplacedSign: "a sign stands twice, inside the amount or beside parentheses"
    case .unbalancedParentheses: "a parenthesis has no other half"
    case .unsupported(let notation): "\(notation) is not accepted; write the amount in full"
    }
  }
}

extension UnsupportedNotation: CustomStringConvertible {
  /// The notation's name.
  public var description: String {
    switch self {
    case .exponent: "an exponent"
    case .percent: "a percentage"
    case .magnitude: "an abbreviated magnitude"
    case .range: "a range"
    case .time: "a time"
    case .ledgerMark: "a debit or credit mark"
    }
  }
}
#endif
