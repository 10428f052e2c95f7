import Testing

@testable import MintageCompiler

@Suite struct JSONTests {
  @Test func whatCannotBeSeenIsEscaped() {
    #expect(JSONWriter.quoted("1\u{A0}€ \"\\") == #""1\u00A0€ \"\\""#)
    #expect(JSONWriter.quoted("د.إ.\u{200F}") == #""د.إ.\u200F""#)
    #expect(JSONWriter.quoted("\u{61C}-\u{202F}\u{200B}") == #""\u061C-\u202F\u200B""#)
    #expect(JSONWriter.quoted("\u{E0001}𞥐") == #""\uDB40\uDC01𞥐""#)
  }

  @Test func shortValuesStayOnOneLine() {
    let value: JSONValue = ["a": ["b": "c"], "d": .array([1, 2])]
    #expect(JSONWriter.document(value) == "{\"a\": {\"b\": \"c\"}, \"d\": [1, 2]}\n")
    let long: JSONValue = ["name": .string(String(repeating: "x", count: 95)), "b": 1]
    #expect(JSONWriter.document(long).split(separator: "\n").count == 4)
  }

  @Test func linesAreAtMostAHundredColumns() throws {
    let members = (100...199).map { count in
      (
        "n\(count)",
        JSONValue.sorted([
          "text": .string(String(repeating: "y", count: count / 4)), "k": .number(count),
        ])
      )
    }
    let value = JSONValue.sorted(Dictionary(uniqueKeysWithValues: members))
    let document = JSONWriter.document(value)
    #expect(document.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try JSONParser.value(of: Array(document.utf8)) == value)
  }

  @Test(arguments: [
    "", "{", "[1,,]", "{\"a\" 1}", "\"\u{1}\"", "tru", "1 2", "1.5", "+1", "\"\\x\"", "\"\\ud800\"",
    "\"\\ud800\\u0041\"", "\"\\u12\"", "\"\\u+123\"", "nul", "\"", "[\"a\"", "-",
  ])
  func nonsenseIsRefused(text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.value(of: Array(text.utf8)) }
  }

  @Test func depthIsLimited() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONParser.Failure.self) {
      try JSONParser.value(of: deep)
    }
  }

  @Test func textMustBeUTF8() {
    #expect(throws: JSONParser.Failure.self) {
      try JSONParser.value(of: [0x22, 0xFF, 0x22])
    }
  }

  @Test func escapesAreRead() throws {
    let value = try JSONParser.value(of: Array(#""\u00e9\n\t\/\uD83D\uDCB6""#.utf8))
    #expect(value == "é\n\t/💶")
  }
}
