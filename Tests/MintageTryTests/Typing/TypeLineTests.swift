import Testing

@testable import mintage_try

/// Lines of `mintage-try type`: what is answered, and what is said about lines that are wrong.
@Suite struct TypeLineTests {
  @Test(arguments: [
    ("locale=en-US;mode=cents\t1234{Backspace}", "$1.23\t5\t1.23\t"),
    ("locale=de_DE;currency=EUR\t1234,5{Left*2}", "1.234,5\u{A0}€\t5\t1234.5\t"),
    ("locale=en-US\t", "\t0\t(none)\t"),
    ("\t5", "$5\t2\t5\t"),
    ("locale=en-US\t12{SelectAll}", "$12\t0-3\t12\t"),
    ("locale=en-US\t12x", "$12\t3\t12\tnotUnderstood"),
    // The reason stays that of the last key that was refused.
    ("locale=en-US\t12x3", "$123\t4\t123\tnotUnderstood"),
    ("locale=en-US;negative=1;accounting=1\t-5", "($5)\t3\t-5\t"),
    ("locale=ar-EG;nu=arab\t12", "\u{200F}١٢\u{A0}ج.م.\u{200F}\t3\t12\t"),
  ])
  func keysAreTyped(line: String, expected: String) {
    #expect(TypeCommand.result(of: line) == expected)
  }

  /// An item without a value leaves the default; spaces around one do not matter.
  @Test func emptyItemsAreLeftOut() {
    let line = "locale=en-US;maxint=;minfd=;maxfd=;min=;max=;round=;nu=;typed=;\t12.5"
    #expect(TypeCommand.result(of: line) == "$12.5\t5\t12.5\t")
    #expect(
      TypeCommand.result(of: " locale = de-CH ; mode = cents \t5") == "CHF\u{A0}0.05\t8\t0.05\t")
    #expect(
      TypeCommand.result(of: "prefix=;suffix= pts;group=;minfd=0\t1234") == "1234 pts\t4\t1234\t")
  }

  @Test func aFieldBeginsWithAText() {
    #expect(TypeCommand.result(of: "start=$1,234.50;caret=3\t9") == "$19,234.50\t3\t19234.50\t")
    #expect(TypeCommand.result(of: "mode=cents;start=$0.05;caret=end\t1") == "$0.51\t5\t0.51\t")
    #expect(TypeCommand.result(of: "start=$12.34;caret=1-3\t9") == "$9.34\t2\t9.34\t")
    #expect(TypeCommand.result(of: "start=$00.25\t{Blur}") == "$0.25\t5\t0.25\t")
    #expect(TypeCommand.result(of: "start=-$5;negative=1\t") == "-$5\t3\t-5\t")
  }

  /// A proposed text is taken where the field shows just that.
  @Test func aWholeTextIsProposed() {
    let german = "locale=de-DE;currency=EUR;symbol=0;grouping=0;minfd=0"
    #expect(TypeCommand.result(of: german + "\t{Propose:1,5}") == "1,5\t3\t1.5\t")
    #expect(
      TypeCommand.result(of: german + ";start=12\t{Propose:1.5}") == "12\t2\t12\tnotUnderstood")
    #expect(
      TypeCommand.result(of: german + ";start=12\t{Propose: 1}") == "12\t2\t12\tnotUnderstood")
    #expect(TypeCommand.result(of: "locale=en-US\t{Propose:1234}") == "$1,234\t6\t1234\t")
    #expect(TypeCommand.result(of: "locale=en-US;start=$5\t{Propose:}") == "\t0\t(none)\t")
  }

  @Test(arguments: [
    ("12", "! line \"12\": write the configuration and the keys with a tab between"),
    ("currency=ZZ\t1", "! config \"currency=ZZ\": write currency=three letters"),
    ("mode=Cents\t1", "! config \"mode=Cents\": write mode=decimal|cents"),
    ("mode\t1", "! config \"mode\": write key=value"),
    ("color=red\t1", "! config \"color=red\": unknown; known are locale, "),
    ("color=\t1", "! config \"color=\": unknown; known are locale, "),
    ("\t{Left", "! keys \"{Left\": a key has no closing brace; write {Left}"),
    ("\t{Jump}", "! key {Jump}: unknown; known are {Left} "),
    ("\t{Jump:3}", "! key {Jump:…}: unknown; known are {Left} "),
    ("\t{Left*x}", "! key {Left*x}: write how often as a number, as in {Left*3}"),
    ("\t{Caret:x}", "! key {Caret:x}: write UTF-16 offsets, as in {Select:2-5}"),
    ("\t{SetValue:1,5}", "! amount \"1,5\": "),
    ("\t\\x", "! text \"\\x\": a backslash starts \\uXXXX or \\\\"),
    ("start=abc\t1", "! start \"abc\": no text of this field"),
  ])
  func mistakesAreNamed(line: String, expected: String) {
    #expect(TypeCommand.result(of: line).hasPrefix(expected))
  }

  @Test(.enabled(if: Tool.executable != nil)) func linesAreAnsweredInOrder() throws {
    let outcome = try Tool.run("type", input: "locale=en-US\t1\r\nx\nlocale=ja-JP\t12")
    #expect(
      outcome.output
        == "$1\t2\t1\t\n! line \"x\": write the configuration and the keys with a tab between\n"
        + "￥12\t3\t12\t\n")
    #expect(outcome.status == 0)
    let one = try Tool.run("type", "locale=en-US", "mode=cents", "1234{Backspace}")
    #expect(one.output == "$1.23\t5\t1.23\t\n")
    let wrong = try Tool.run("type", "mode=x", "1")
    #expect(wrong.status == 1)
    #expect(wrong.error == "mintage-try: config \"mode=x\": write mode=decimal|cents\n")
  }
}
