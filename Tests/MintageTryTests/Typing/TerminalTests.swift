import Mintage
import MintageEntry
import Testing

@testable import mintage_try

/// The terminal field without a terminal: what bytes mean, and what keys do.
@Suite struct TerminalTests {
  private func events(_ pieces: String...) -> [TerminalEvent] {
    var input = TerminalInput()
    return pieces.flatMap { input.feed($0.utf8) }
  }

  @Test func charactersComeOneByOne() {
    #expect(events("1٢,") == [.text("1"), .text("٢"), .text(",")])
  }

  /// A character or a sequence may arrive in two reads.
  @Test func piecesAreJoined() {
    var input = TerminalInput()
    #expect(input.feed([0xD9]) == [])
    #expect(input.feed([0xA2]) == [.text("٢")])
    #expect(events("\u{1B}", "[", "1;2", "D") == [.key(.selectLeft)])
  }

  @Test(
    arguments: [
      ("\u{1B}[D", .key(.left)), ("\u{1B}[C", .key(.right)), ("\u{1B}OH", .key(.home)),
      ("\u{1B}[F", .key(.end)), ("\u{1B}[1~", .key(.home)), ("\u{1B}[4~", .key(.end)),
      ("\u{1B}[3~", .key(.delete)), ("\u{1B}[1;2C", .key(.selectRight)),
      ("\u{1B}[1;2H", .key(.selectHome)), ("\u{1B}[1;2F", .key(.selectEnd)),
      ("\u{1B}[1;5D", .key(.home)), ("\u{1B}[Z", .backTab), ("\u{1B}\u{7F}", .key(.wordBackspace)),
      ("\u{7F}", .key(.backspace)), ("\t", .tab), ("\r", .enter), ("\u{3}", .quit),
      ("\u{1A}", .key(.undo)), ("\u{1}", .key(.selectAll)), ("\u{1B}[A", .up),
    ] as [(String, TerminalEvent)])
  func keysAreXterms(bytes: String, event: TerminalEvent) {
    #expect(events(bytes) == [event])
  }

  @Test func unknownKeysMeanNothing() {
    #expect(
      events("\u{1B}[15~1\u{1B}[I\u{1B}x2\u{0}3") == [
        .text("1"), .text("x"), .text("2"), .text("3"),
      ])
  }

  @Test func pastedTextIsOneEvent() {
    #expect(
      events("\u{1B}[200~1.234,", "56\r\n\u{1B}[201~7") == [.paste("1.234,56\r\n"), .text("7")])
  }

  private func field(_ config: String, _ input: String) throws -> TerminalField {
    var field = try TerminalField(try TypingConfig("negative=1;" + config))
    var decoder = TerminalInput()
    for event in decoder.feed(input.utf8) { field.handle(event) }
    return field
  }

  @Test func keysTypeAndMove() throws {
    #expect(try field("locale=en-US", "1234.5").written.description == "$1,234.5")
    let inserted = try field("locale=de-CH", "1234\u{1B}[D\u{1B}[D9")
    #expect(inserted.written.description == "CHF\u{A0}12'934")
    #expect(inserted.message == "changed")
    #expect(inserted.nanoseconds != nil)
    let refused = try field("locale=ja-JP", "12.")
    #expect(refused.message == "refused: the currency has no fraction digits")
    #expect(refused.written.description == "￥12")
    let pasted = try field("locale=de-DE", "\u{1B}[200~1,234.56 €\u{1B}[201~")
    #expect(pasted.written.description == "1.234,56\u{A0}€")
  }

  /// Tab goes round; arrows choose, and what is typed is taken.
  @Test func tabChangesLocaleCurrencyAndMode() throws {
    let chosen = try field("locale=en-US", "1234\t\u{1B}[B")
    #expect(chosen.field.config.locale == "de-DE")
    #expect(
      chosen.written.description == "1.234,00\u{A0}€"
        || chosen.written.description == "1.234\u{A0}€")
    let typed = try field("locale=en-US", "1234\tsv-SE\tJPY\t ")
    #expect(typed.field.config.locale == "sv-SE")
    #expect(typed.field.config.code == .jpy)
    #expect(typed.field.config.mode == .centsFirst)
    #expect(typed.field.entry.amount?.description == "1234")
    #expect(typed.focus == .mode)
    #expect(try field("locale=en-US", "\t\t\t\t5").written.description == "$5")
    #expect(try field("locale=en-US", "\u{1B}[Z").focus == .mode)
    let wrong = try field("locale=en-US", "\t\tEURO\r")
    #expect(wrong.message == "config \"currency=EURO\": write currency=three letters")
    #expect(wrong.field.config.code == .usd)
  }

  /// The cursor is saved where the caret is, and restored after everything is drawn.
  @Test func theScreenShowsTheCaret() throws {
    let screen = try field("locale=en-US", "1234\u{1B}[D").screen
    #expect(screen.contains("  $1,23\u{1B}74\u{1B}[K"))
    #expect(screen.hasSuffix("\u{1B}8\u{1B}[?25h"))
    let selected = try field("locale=en-US", "1234\u{1B}[1;2D").screen
    #expect(selected.contains("  $1,23\u{1B}7\u{1B}[7m4\u{1B}[m\u{1B}[K"))
    let empty = try field("locale=en-US", "").screen
    #expect(empty.contains("  \u{1B}7\u{1B}[2m$0.00\u{1B}[m"))
  }
}
