import Mintage
import MintageEntry
import Observation

@testable import MintageUI

/// A focused field.
func field(
  _ currency: CurrencyCode = .usd, in locale: LocaleIdentifier = "en-US",
  mode: EntryMode = .decimalFirst, isPad: Bool = false, typing keys: String = "",
  _ options: (inout EntryOptions) -> Void = { _ in }
) -> CurrencyFieldModel {
  var chosen = EntryOptions()
  options(&chosen)
  var model = CurrencyFieldModel(
    CurrencyFieldRules(currency, mode: mode, options: chosen), in: locale, isPad: isPad)
  model.focus()
  model.type(keys)
  return model
}

extension CurrencyFieldModel {
  /// Types characters one by one where the selection is, as a platform's field tells of them.
  @discardableResult
  mutating func type(_ keys: String) -> FieldReaction {
    var last = FieldReaction()
    for key in keys { last = replace(utf16: selection.utf16, with: String(key)) }
    return last
  }

  /// A backspace as UIKit tells of it: the character before the caret is replaced by nothing.
  @discardableResult
  mutating func backspace() -> FieldReaction {
    let selected = selection.utf16
    guard selected.isEmpty else { return replace(utf16: selected, with: "") }
    let units = Array(text.utf16)
    let before = String(decoding: units[..<selected.lowerBound], as: UTF16.self)
    let width = before.last.map { String($0).utf16.count } ?? 0
    return replace(utf16: selected.lowerBound - width..<selected.lowerBound, with: "")
  }

  /// Puts the caret somewhere, as a tap does.
  @discardableResult
  mutating func tap(_ offset: Int) -> FieldReaction { select(utf16: offset, to: offset) }

  /// The text with its caret as `|` or its selection in brackets, spaces plain.
  var shown: String {
    let units = Array(text.utf16)
    let range = selection.utf16
    let before = String(decoding: units[..<range.lowerBound], as: UTF16.self)
    let inside = String(decoding: units[range], as: UTF16.self)
    let after = String(decoding: units[range.upperBound...], as: UTF16.self)
    let marked = range.isEmpty ? "\(before)|\(after)" : "\(before)[\(inside)]\(after)"
    return String(marked.map { $0.isWhitespace ? " " : $0 })
  }

  /// The amount as plain text, nil for none.
  var value: String? { amount?.description }
}

/// Whether something that a closure reads has changed since.
@available(macOS 14, *)
@MainActor
final class Watch {
  private(set) var hasChanged = false

  init(_ reading: () -> Void) {
    withObservationTracking(reading) { [weak self] in
      MainActor.assumeIsolated { self?.hasChanged = true }
    }
  }
}
