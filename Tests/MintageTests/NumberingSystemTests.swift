import Mintage
import Testing

@Suite struct NumberingSystemTests {
  /// Systems with digits, the scattered `hanidec`, systems of rules, and the locale's own ones.
  @Test(arguments: ["latn", "LATN", "arab", "adlm", "hanidec", "hans", "roman", "native"])
  func known(name: String) {
    #expect(NumberingSystem(name)?.isKnown == true)
  }

  @Test(arguments: ["klingon", "latin", "x"])
  func unknownOnesKeepTheLocalesDefault(name: String) throws {
    let system = try #require(NumberingSystem(name))
    #expect(!system.isKnown)
    let style = CurrencyStyle(.egp, in: "ar-EG", options: StyleOptions(numberingSystem: system))
    #expect(
      style.string(minorUnits: 100) == CurrencyStyle(.egp, in: "ar-EG").string(minorUnits: 100))
  }

  /// ICU writes by digits where a system writes by rules.
  @Test func systemsOfRulesAreWrittenInLatinDigits() {
    let rules = StyleOptions(numberingSystem: NumberingSystem("hans"))
    #expect(CurrencyStyle(.usd, in: "zh", options: rules).string(minorUnits: 1_250) == "US$12.50")
  }
}
