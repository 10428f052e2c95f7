import Mintage
import MintageEntry
import MintageTestSupport
import Testing

@testable import MintageUI

/// Random events: field and model never part, and the host holds what the field holds.
@Suite struct RandomFieldTests {
  private static let keys = Array("0123456789.,- x€五३٣'")
  private static let pastes = [
    "1,234.56", "12", "", "abc", "-7", "1.234", "$5", "99999999999999999",
  ]
  private static let locales: [LocaleIdentifier] = [
    "en-US", "de-DE", "ar-EG", "hi-IN", "ff-Adlm-GN",
  ]
  private static let currencies: [CurrencyCode] = [.usd, .eur, .jpy, .kwd]

  /// A platform's field and its host, as far as the model goes.
  private struct Host {
    var model: CurrencyFieldModel
    var shown = ""
    var selection = 0..<0
    var amount: ExactDecimal?
    var undo: [FieldInverse] = []
    /// Whether an amount was set from outside while the field was edited, and waits.
    var isWaiting = false

    mutating func take(_ reaction: FieldReaction) {
      if reaction.writesText {
        shown = model.text
        selection = model.selection.utf16
      }
      if reaction.writesAmount {
        amount = model.amount
        isWaiting = false
      }
      if reaction.clearsUndo { undo = [] }
      if let inverse = reaction.inverse { undo.append(inverse) }
    }

    mutating func apply(_ event: (inout CurrencyFieldModel) -> FieldReaction) {
      take(event(&model))
    }
  }

  @Test func fieldModelAndHostNeverPart() {
    let seed = TestSeed()
    var random = seed.generator
    for _ in 0..<300 {
      var options = EntryOptions()
      options.allowsNegative = .random(using: &random)
      options.isOptional = .random(using: &random)
      options.selectsAllOnFocus = .random(using: &random)
      options.reentersOnFocus = .random(using: &random)
      options.fraction = .random(using: &random) ? .padded : .asTyped
      options.maximum = .random(using: &random) ? ExactDecimal("1000000") : nil
      let rules = CurrencyFieldRules(
        Self.currencies.randomElement(using: &random) ?? .usd,
        mode: .random(using: &random) ? .centsFirst : .decimalFirst, options: options)
      let model = CurrencyFieldModel(
        rules, in: Self.locales.randomElement(using: &random) ?? "en-US",
        isPad: .random(using: &random))
      var host = Host(model: model)
      host.amount = model.amount
      for _ in 0..<40 {
        step(&host, rules, &random)
        #expect(host.shown == host.model.text, "\(seed)")
        #expect(host.selection == host.model.selection.utf16, "\(seed)")
        if !host.isWaiting || !host.model.entry.isEditing {
          #expect(isSame(host.amount, host.model.amount), "\(seed)")
        }
        guard host.shown == host.model.text else { return }
      }
      // Editing that ends settles everything, whatever waited.
      host.apply { $0.blur() }
      #expect(isSame(host.amount, host.model.amount), "\(seed)")
    }
  }

  private func step(
    _ host: inout Host, _ rules: CurrencyFieldRules, _ random: inout SplitMix64
  ) {
    let count = host.shown.utf16.count
    switch Int.random(in: 0..<14, using: &random) {
    case 0: host.apply { $0.focus() }
    case 1: host.apply { $0.blur() }
    case 2: host.apply { $0.settleFocus() }
    case 3, 4:
      // A tap or a selection, which the platform makes before it tells.
      let (first, second) = (
        Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random)
      )
      host.selection = min(first, second)..<max(first, second)
      host.apply { $0.select(utf16: first, to: second) }
    case 5:
      let text = Self.pastes.randomElement(using: &random) ?? ""
      let range = host.selection
      host.apply { $0.replace(utf16: range, with: text) }
    case 6:
      // A composition that replaces what is selected.
      var units = Array(host.shown.utf16)
      units.replaceSubrange(host.selection, with: Array("３".utf16))
      let shown = String(decoding: units, as: UTF16.self)
      host.shown = shown
      host.apply { $0.reconcile(with: shown) }
    case 7:
      guard let inverse = host.undo.popLast() else { return }
      host.apply { $0.undo(inverse) }
    case 8:
      let amount = ExactDecimal(minorUnits: .random(in: -99_999...99_999, using: &random), scale: 2)
      host.amount = amount
      host.isWaiting = true
      host.apply { $0.setAmount(amount) }
    case 9:
      let locale = Self.locales.randomElement(using: &random) ?? "en-US"
      host.apply { $0.resolve(rules, in: locale) }
    case 10: host.apply { $0.press(.backspace) }
    case 11: host.apply { $0.press(.sign) }
    default:
      let key = Self.keys.randomElement(using: &random) ?? "1"
      let range = host.selection
      host.apply { $0.replace(utf16: range, with: String(key)) }
    }
  }
}
