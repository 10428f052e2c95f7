import Foundation
import MintageFoundation
import MintageTestSupport
import Testing

/// Attributed text has the attributes that Foundation gives the same text.
@Suite struct AttributedTests {
  @Test func partsAreMarkedAsFoundationMarksThem() throws {
    var compared = 0
    for (index, identifier) in FoundationUniverse.sharedLocales.enumerated() where index % 3 == 0 {
      let locale = Locale(identifier: identifier)
      for code in ["USD", FoundationUniverse.sharedCodes[index % 308]] {
        let currency = try #require(CurrencyCode(code))
        for (form, sign) in [
          (CurrencyForm.standard, CurrencyFormatStyleConfiguration.SignDisplayStrategy.automatic),
          (.accounting, .accounting),
        ] {
          let ours = CurrencyFormatStyle(
            currency, in: locale, options: StyleOptions(form: form)
          ).attributed
          let theirs = Decimal.FormatStyle.Currency(code: code, locale: locale)
            .sign(strategy: sign).attributed
          for amount in FoundationUniverse.amounts {
            let (mine, other) = (ours.format(amount), theirs.format(amount))
            // Where the data differ, the text does.
            guard String(mine.characters) == String(other.characters) else { continue }
            #expect(mine == other, "\(identifier) \(code)")
            compared += 1
          }
        }
      }
    }
    #expect(compared > 3_000)
  }

  @Test func partsAreThere() throws {
    let style = CurrencyFormatStyle(.eur, in: Locale(identifier: "en_US"))
    let text = style.attributed.format(try #require(Decimal(string: "-1234.5")))
    #expect(String(text.characters) == "-€1,234.50")
    let parts = text.runs.map { run -> String in
      let part = run.numberPart.map { "\($0)" } ?? ""
      let symbol = run.numberSymbol.map { "\($0)" } ?? ""
      return "\(String(text[run.range].characters)):\(part):\(symbol)"
    }
    #expect(
      parts == [
        "-::sign", "€::currency", "1:integer:", ",:integer:groupingSeparator", "234:integer:",
        ".::decimalSeparator", "50:fraction:",
      ])
    let german = style.attributed.locale(Locale(identifier: "de_DE"))
    #expect(String(german.format(1).characters) == "1,00\u{A0}€")
  }
}
