import CICUPrototypes
import Testing

@testable import MintageCompiler

@Suite struct ICULibraryTests {
  @Test(.enabled(if: cicu_prototypes_compared == 1))
  func prototypesAreThoseOfICUsHeaders() {
    // The comparison happens while `CICUPrototypes` compiles.
    #expect(cicu_prototypes_compared == 1)
  }

  @Test func aFolderWithoutICUIsAnErrorThatNamesIt() {
    #expect(throws: ICUError.notLoaded("no ICU library in /nowhere")) {
      try ICULibrary(prefix: "/nowhere")
    }
  }

  @Test func versionsAreReadAndCompared() throws {
    #expect(ICUVersion("78.3") == ICUVersion(major: 78, minor: 3))
    #expect(ICUVersion("78") == ICUVersion(major: 78, minor: 0))
    for text in ["", "x", "78.x", "78.3.1", "-1", "usr/lib"] { #expect(ICUVersion(text) == nil) }
    #expect(ICUVersion(major: 72, minor: 1) < ICUVersion(major: 78, minor: 0))
  }

  @Test(.enabled(if: LiveICU.isPresent), arguments: LiveICU.all)
  func formats(icu: ICULibrary) throws {
    let dollars = try ICUFormatter(icu, skeleton: "currency/USD", locale: "en_US")
    #expect(try dollars.string(decimal: "-1234.565") == "-$1,234.56")
    var text: [UInt8] = []
    try dollars.format(integer: 42, into: &text)
    #expect(String(decoding: text, as: UTF8.self) == "$42.00")
    let wide = try ICUFormatter(icu, skeleton: "currency/EUR", locale: "ar_EG")
    #expect(try wide.string(decimal: "1234567890123456789012345678901234567890").count > 50)
  }

  @Test(.enabled(if: LiveICU.isPresent), arguments: LiveICU.all)
  func aBadSkeletonIsAnError(icu: ICULibrary) {
    #expect(throws: ICUError.self) {
      try ICUFormatter(icu, skeleton: "no-such-stem", locale: "en")
    }
  }
}
