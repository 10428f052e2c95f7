import Foundation
import MintageTestSupport
import Testing

@testable import MintageCompiler
@testable import MintageCore
@testable import MintageFoundation

/// Where the default tables print something else than this toolchain's Foundation, and why.
///
/// `FoundationParityTests` shows that the runtime with Foundation's own data prints what Foundation
/// does: so what differs here is data, CLDR 48 of ICU 78.3 beside Apple's CLDR 46 of ICU 76.1.
@Suite(.enabled(if: FoundationTables.library?.version == ICUVersion(major: 76, minor: 1)))
struct FoundationDifferenceTests {
  /// What of a currency's rules in a locale is not the same.
  enum Cause: String, CaseIterable {
    case digits, fractionDigits, decimalSeparator, groupingSeparator, grouping, symbol, pattern
    case signs, spacing
  }

  /// In how many pairs of a shared locale and a shared currency texts differ, by cause.
  ///
  /// A pair may have several. The article on replacing Foundation's formatters quotes them.
  static let expected: [Cause: Int] = [
    .digits: 1_540, .fractionDigits: 1_766, .decimalSeparator: 4_936, .groupingSeparator: 11_713,
    .grouping: 4_312, .symbol: 166, .pattern: 5_546, .signs: 616, .spacing: 1_226,
  ]

  // All of them take a minute in a debug build.
  #if DEBUG
  static let step = 24
  #else
  static let step = 1
  #endif

  @Test func everyDifferenceHasACause() throws {
    var pairs = 0
    var different = 0
    var counts: [Cause: Int] = [:]
    let locales = FoundationUniverse.sharedLocales.enumerated()
      .filter { $0.offset % Self.step == 0 }
    try FoundationTables.packed.get().withRuntime { runtime in
      for locale in locales.map({ LocaleIdentifier($0.element) }) {
        for code in FoundationUniverse.sharedCodes {
          let currency = try #require(CurrencyCode(code))
          pairs += 1
          let ours = CurrencyStyle(currency, in: locale, tables: .default)
          let theirs = CurrencyStyle(currency, in: locale, tables: runtime.tables)
          guard try texts(ours) != texts(theirs) else { continue }
          different += 1
          let causes = causes(currency, locale, runtime.tables)
          #expect(!causes.isEmpty, "\(locale) \(code)")
          for cause in causes { counts[cause, default: 0] += 1 }
        }
      }
    }
    guard Self.step == 1 else {
      #expect(different > 0)
      return
    }
    #expect(pairs == 883 * 308)
    #expect(different == 20_805)
    #expect(counts == Self.expected)
  }

  private func texts(_ style: CurrencyStyle) throws -> [String] {
    try FoundationUniverse.amounts.map { try style.string($0) }
  }

  private func causes(
    _ currency: CurrencyCode, _ locale: LocaleIdentifier, _ tables: CurrencyTables
  ) -> [Cause] {
    let options = StyleOptions()
    let ours = StyleLookup(currency, in: locale, options: options, tables: .default)
    let theirs = StyleLookup(currency, in: locale, options: options, tables: tables)
    let style = CurrencyStyle(currency, in: locale, tables: .default)
    let other = CurrencyStyle(currency, in: locale, tables: tables)
    return Cause.allCases.filter { cause in
      switch cause {
      case .digits: style.zeroDigit != other.zeroDigit
      case .fractionDigits:
        style.minimumFraction != other.minimumFraction
          || style.maximumFraction != other.maximumFraction
      case .decimalSeparator: ours.decimalText != theirs.decimalText
      case .groupingSeparator: ours.groupingText != theirs.groupingText
      case .grouping: ours.grouping != theirs.grouping
      case .symbol: ours.symbolText != theirs.symbolText
      case .pattern:
        StyleLookup.Affix.allCases.contains { ours.templateBytes($0) != theirs.templateBytes($0) }
      case .signs: ours.minusText != theirs.minusText
      case .spacing:
        [true, false].contains {
          ours.insertedText(isPrefix: $0) != theirs.insertedText(isPrefix: $0)
        } || ours.symbolEdges != theirs.symbolEdges
      }
    }
  }
}
