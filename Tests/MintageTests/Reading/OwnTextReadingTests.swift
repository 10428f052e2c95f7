import Mintage
import Testing

/// Amounts written with a symbol and separators of the caller's own are read back.
@Suite struct OwnTextReadingTests {
  private let overrides = {
    var overrides = AmountOverrides()
    overrides.symbol = OwnText("Dinar")
    overrides.decimalSeparator = OwnText(",")
    overrides.groupingSeparator = OwnText(".")
    return overrides
  }()

  @Test(arguments: ["12345", "12345.678", "-0.5", "1234567", "0"])
  func whatIsWrittenIsRead(text: String) throws {
    let amount = try #require(ExactDecimal(text))
    let style = AmountStyle(.bhd, in: "en-US", options: AmountOptions(overrides: overrides))
    let reader = CurrencyReader(.bhd, in: "en-US", overrides: overrides)
    let written = try style.string(amount)
    let read = try #require(reader.read(written).amount, "\(written)")
    #expect(read.minorUnits(scale: 3) == amount.minorUnits(scale: 3))
  }

  /// American separators would make these a thousand times as much.
  @Test func separatorsAreTheCallersOwn() {
    let reader = CurrencyReader(.bhd, in: "en-US", overrides: overrides)
    #expect(reader.read("12,345").amount == ExactDecimal("12.345"))
    #expect(reader.read("12.345").amount == ExactDecimal("12345"))
    #expect(CurrencyReader(.bhd, in: "en-US").read("12,345").amount == ExactDecimal("12345"))
  }

  @Test func symbolsAreReadBesideTheTables() {
    let reader = CurrencyReader(.bhd, in: "en-US", overrides: overrides)
    #expect(reader.read("5 Dinar").amount == ExactDecimal("5"))
    #expect(reader.read("BHD 5").amount == ExactDecimal("5"))
    #expect(reader.read("5 Dinars").failure?.reason != nil)
    #expect(CurrencyReader(.bhd, in: "en-US").read("5 Dinar").amount == nil)
  }
}
