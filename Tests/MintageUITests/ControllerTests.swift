import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// A platform's field that behaves as UIKit's does, as far as the controller sees.
@MainActor
private final class FakeField: FieldSurface {
  let controller: FieldController
  var isComposing = false
  var shownText = ""
  var selection = 0..<0
  var feedback: [FieldFeedback] = []
  var announcements: [String] = []
  var undo: [FieldInverse] = []
  var timesShown = 0
  var hasFocus = true

  init(_ rules: CurrencyFieldRules = CurrencyFieldRules(.usd)) {
    controller = FieldController(CurrencyFieldModel(rules, in: "en-US"))
    controller.surface = self
  }

  func show(_ model: CurrencyFieldModel) {
    #expect(!isComposing, "marked text was touched")
    timesShown += 1
    shownText = model.text
    // UIKit puts the caret at the end of a text that was set, and tells of it.
    selection = shownText.utf16.count..<shownText.utf16.count
    controller.selectionDidChange(anchor: selection.lowerBound, head: selection.upperBound)
    controller.textDidChange()
    selection = model.selection.utf16
  }

  func play(_ feedback: FieldFeedback) { self.feedback.append(feedback) }
  func announce(_ text: String) { announcements.append(text) }
  func registerUndo(_ inverse: FieldInverse) { undo.append(inverse) }
  func removeUndo() { undo = [] }
  func giveUpFocus() {
    hasFocus = false
    controller.didBlur()
  }

  func type(_ keys: String) {
    for key in keys {
      #expect(!controller.shouldReplace(utf16: selection, with: String(key)))
    }
  }

  func tap(_ offset: Int) {
    selection = offset..<offset
    controller.selectionDidChange(anchor: offset, head: offset)
  }
}

/// What adapters share: events in, text, undo, haptics and announcements out.
@Suite @MainActor struct ControllerTests {
  @Test func keysAreAnsweredByTheEngineAndTheCaretIsKept() {
    let field = FakeField()
    field.controller.didFocus()
    field.type("1234")
    #expect(field.shownText == "$1,234")
    field.tap(2)
    field.type("9")
    #expect(field.shownText == "$19,234")
    #expect(field.selection == 3..<3)
  }

  @Test func markedTextIsNeverTouched() {
    let field = FakeField()
    field.controller.didFocus()
    field.type("12")
    field.isComposing = true
    let before = field.timesShown
    #expect(field.controller.shouldReplace(utf16: 3..<3, with: "３"))
    field.shownText = "$12３"
    field.controller.textDidChange()
    field.controller.selectionDidChange(anchor: 4, head: 4)
    field.controller.handle { $0.resolve(CurrencyFieldRules(.eur), in: "en-US") }
    #expect(field.timesShown == before)
    #expect(field.shownText == "$12３")
    field.controller.handle { $0.resolve(CurrencyFieldRules(.usd), in: "en-US") }
    field.isComposing = false
    field.controller.textDidChange()
    #expect(field.shownText == "$123")
    #expect(field.selection == 4..<4)
  }

  @Test func whatIsComposedWhenTheFocusGoesCounts() {
    let field = FakeField()
    field.controller.didFocus()
    field.type("1")
    field.shownText = "$1２"
    field.controller.didBlur()
    #expect(field.shownText == "$12.00")
  }

  @Test func refusalsAreAnnouncedOnceAndPlayedEachTime() {
    let field = FakeField()
    field.controller.didFocus()
    field.type("1x")
    field.type("yz")
    #expect(field.announcements == ["Not possible here"])
    #expect(field.feedback == [.key, .refusal, .refusal, .refusal])
    #expect(field.shownText == "$1")
  }

  @Test func undoIsRegisteredAndRemovedWithTheFocus() {
    let field = FakeField()
    field.controller.didFocus()
    field.type("12")
    #expect(field.undo.count == 1)
    field.controller.undo(field.undo.removeLast())
    #expect(field.shownText == "")
    #expect(field.undo.count == 1)  // the redo
    field.controller.didBlur()
    #expect(field.undo.isEmpty)
  }

  @Test func aTapThatGivesTheFocusDoesNotUndoSelectingEverything() async {
    var options = EntryOptions()
    options.selectsAllOnFocus = true
    let field = FakeField(CurrencyFieldRules(.usd, options: options))
    field.controller.handle(isOutside: true) { $0.setAmount(ExactDecimal("12")) }
    field.controller.didFocus()
    field.tap(3)
    #expect(field.selection == 0..<6)
    for _ in 0..<100 where field.controller.model.isSettling { await Task.yield() }
    #expect(!field.controller.model.isSettling)
    #expect(field.selection == 0..<6)
    field.tap(3)
    #expect(field.selection == 3..<3)
  }

  @Test func theHostHearsOfEditsAndNotOfItsOwnAmounts() {
    let field = FakeField()
    var heard: [String?] = []
    field.controller.onChange = { entry, _ in heard.append(entry.amount?.description) }
    field.controller.handle(isOutside: true) { $0.setAmount(ExactDecimal("5")) }
    #expect(heard.isEmpty)
    field.controller.didFocus()
    field.tap(5)
    #expect(!field.controller.shouldReplace(utf16: 4..<5, with: ""))
    #expect(heard == ["5.0"])
  }

  @Test func doneAcceptsDismissesAndRunsTheAction() {
    var options = EntryOptions()
    options.minimum = ExactDecimal("10")
    let field = FakeField(CurrencyFieldRules(.usd, options: options))
    var submits = 0
    var focus: [Bool] = []
    field.controller.onSubmit = { submits += 1 }
    field.controller.onFocus = { focus.append($0) }
    field.controller.didFocus()
    field.type("5")
    field.controller.submit()
    #expect(submits == 0 && field.hasFocus)
    #expect(field.announcements == ["At least $10"])
    field.type("0")
    field.controller.submit()
    #expect(submits == 1 && !field.hasFocus)
    #expect(field.shownText == "$50.00")
    #expect(focus == [true, false])
    #expect(field.feedback.last == .commit)
  }
}

/// How an amount is taken apart to be drawn.
@Suite struct PieceTests {
  private func pieces(_ text: String, _ caret: Int, _ dimmed: Range<Int> = 0..<0) -> [FieldPiece] {
    FieldPiece.pieces(of: text, placeholder: "$0", caret: caret, dimmed: dimmed)
  }

  @Test func theCaretStandsWhereItIs() {
    #expect(pieces("$12", 3) == [.text("$12"), .caret])
    #expect(pieces("$12", 2) == [.text("$1"), .caret, .text("2")])
    #expect(pieces("$12", 0) == [.caret, .text("$12")])
    #expect(pieces("$12", 9) == [.text("$12"), .caret])
  }

  @Test func whatNobodyTypedIsDimmed() {
    #expect(pieces("$1.50", 4, 4..<5) == [.text("$1.5"), .caret, .dimmed("0")])
    #expect(pieces("$1.00", 2, 3..<5) == [.text("$1"), .caret, .text("."), .dimmed("00")])
    #expect(
      pieces("1,00 €", 1, 2..<4) == [
        .text("1"), .caret, .text(","), .dimmed("00"), .text(" €"),
      ])
    #expect(pieces("", 0) == [.caret, .dimmed("$0")])
  }
}
