import Mintage
import MintageTestSupport
import Testing

@testable import MintageCore

/// Whatever a style writes is read back as the amount it displays.
///
/// Every locale × currency × width × form × sign display but never × numbering system × amount; a
/// sample in debug.
@Suite struct RoundTripTests {
  @Test(arguments: EveryLocale.parts)
  func ownTextIsReadAsTheAmountDisplayed(part: Int) {
    var faults = FaultList()
    walk(part) { currency, locale, options in
      let strict = CurrencyReader(currency.code, in: locale, options: options, mode: .strict)
      var lenient = strict
      lenient.mode = .lenient
      forEachText(strict.style, currency) { amount, text in
        for reader in [strict, lenient] {
          let reading = unsafe text.withUTF8 { unsafe reader.read(utf8: $0) }
          guard !isDisplayed(reading.amount, as: text, by: strict.style) else { continue }
          faults.add("\(locale) \(currency.code) \(options) \(reader.mode) \(text): \(reading)")
        }
      }
    }
    #expect(faults.count == 0, "\(faults.first)")
  }

  /// Without the strict reader before it, lenient reading understands own text too, with the
  /// plain spaces that people type.
  @Test(arguments: EveryLocale.parts)
  func lenientRulesReadOwnText(part: Int) {
    var faults = FaultList()
    walk(part, forms: [.standard, .accounting], signs: [.automatic]) { currency, locale, options in
      let reader = CurrencyReader(currency.code, in: locale, options: options)
      forEachText(reader.style, currency) { amount, text in
        var plain = text.description
        for space in ["\u{A0}", "\u{202F}"] { plain = plain.replacing(space, with: " ") }
        for var typed in [text.description, plain] {
          let reading = typed.withUTF8 { bytes -> Reading in
            var rules = unsafe LenientReader(reader, bytes)
            do throws(ReadingFailure) {
              return .amount(try rules.read())
            } catch {
              return .refused(error)
            }
          }
          guard !isDisplayed(reading.amount, as: text, by: reader.style) else { continue }
          faults.add("\(locale) \(currency.code) \(options) \(typed): \(reading)")
        }
      }
    }
    #expect(faults.count == 0, "\(faults.first)")
  }

  private func isDisplayed(
    _ amount: ExactDecimal?, as text: CurrencyText, by style: CurrencyStyle
  ) -> Bool {
    guard let amount else { return false }
    var again = CurrencyText()
    do { try style.write(amount, into: &again) } catch { return false }
    return unsafe again.withUTF8 { left in
      unsafe text.withUTF8 { right in unsafe left.elementsEqual(right) }
    }
  }

  private func forEachText(
    _ style: CurrencyStyle, _ currency: CurrencyInfo,
    _ body: (ExactDecimal, CurrencyText) -> Void
  ) {
    var text = CurrencyText()
    for amount in ReadingUniverse.amounts(currency) {
      do { try style.write(amount, into: &text) } catch { continue }
      body(amount, text)
    }
  }

  private func walk(
    _ part: Int, forms: [CurrencyForm] = CurrencyForm.allCases,
    signs: [SignDisplay] = [.automatic, .always, .exceptZero, .negative],
    _ body: (CurrencyInfo, LocaleIdentifier, StyleOptions) -> Void
  ) {
    let locales = EveryLocale.locales
    for index in stride(from: part, to: locales.count, by: EveryLocale.parts.count) {
      for (row, currency) in EveryLocale.currencies.enumerated()
      where ReadingUniverse.isSampled(index, row) {
        var combination = index + row
        for width in SymbolWidth.allCases {
          for form in forms {
            for sign in signs {
              for system in EveryLocale.systems {
                combination += 1
                guard EveryLocale.isExhaustive || combination % 7 == 0 else { continue }
                body(
                  currency, locales[index],
                  StyleOptions(width: width, form: form, sign: sign, numberingSystem: system))
              }
            }
          }
        }
        for digits in [FractionDigits.cash, .iso, .range(minimum: 0, maximum: 6), .exactly(20)] {
          body(currency, locales[index], StyleOptions(fractionDigits: digits))
        }
      }
    }
  }
}
