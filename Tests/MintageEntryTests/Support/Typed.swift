import Mintage
import MintageEntry

@testable import mintage_try

/// What a field shows and holds after some keys.
///
///     typed("locale=de-DE", "1234,5{Left*2}") == "1.23|4,5 €"
struct Typed: Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text, its caret as `|` or its selection in brackets, spaces plain, bidi marks left out.
  let description: String

  init(stringLiteral text: String) { description = text }

  init(_ entry: CurrencyEntry) {
    let written = entry.written
    let units = Array(written.description.utf16)
    let range = written.selection.utf16
    let before = String(decoding: units[..<range.lowerBound], as: UTF16.self)
    let inside = String(decoding: units[range], as: UTF16.self)
    let after = String(decoding: units[range.upperBound...], as: UTF16.self)
    let marked = range.isEmpty ? before + "|" + after : before + "[" + inside + "]" + after
    description = String(
      String.UnicodeScalarView(
        marked.unicodeScalars.compactMap { scalar in
          if scalar.properties.isWhitespace { return " " }
          return scalar.properties.generalCategory == .format ? nil : scalar
        }))
  }
}

/// A field after a key script; the configuration is that of `mintage-try type`.
private func field(_ config: String, _ keys: String = "") -> TypingField {
  do {
    var field = try TypingField(try TypingConfig(config))
    try field.run(try KeyScript.read(keys))
    return field
  } catch {
    fatalError("\(config) \(keys): \(error.reason)")
  }
}

/// The entry of a field after a key script.
func made(_ config: String, _ keys: String = "") -> CurrencyEntry { field(config, keys).entry }

/// What a field shows after a key script.
func typed(_ config: String, _ keys: String = "") -> Typed { Typed(field(config, keys).entry) }

/// The amount after a key script, as a plain decimal.
func amount(_ config: String, _ keys: String = "") -> String {
  TypeCommand.value(field(config, keys).entry.amount)
}

/// The outcome of the last key of a script.
func outcome(_ config: String, _ keys: String = "") -> EntryOutcome {
  field(config, keys).lastOutcome
}
