import Mintage
import Testing

@testable import MintageEntry

/// Rule A15: undo is data.
@Suite struct UndoRuleTests {
  @Test func aRunOfTypingIsOneStep() {
    #expect(typed("locale=en-US", "123{Undo}") == "|")
    #expect(typed("locale=en-US", "123{Undo}{Redo}") == "$123|")
    #expect(typed("locale=en-US;mode=cents", "123456{Undo}") == "|")
  }

  @Test func aRunOfBackspacesIsOneStep() {
    #expect(typed("locale=en-US", "12345{Backspace*3}{Undo}") == "$12,345|")
    #expect(typed("locale=en-US", "12345{Backspace*3}{Undo*2}") == "|")
    #expect(typed("locale=en-US;mode=cents", "12345{Backspace*3}{Undo}") == "$123.45|")
  }

  @Test(arguments: [
    "12{Left}{Right}3", "12{Paste:3}", "12{SelectLeft}3", "12-3", "12.3", "12{Blur}{Focus}3",
    "12{Switch:currency=EUR}3", "12{Backspace}3", "12{Caret:1}3",
  ])
  func whatBreaksARun(keys: String) {
    var field = made("locale=en-US;negative=1", String(keys.dropLast(keys.hasSuffix("}") ? 0 : 1)))
    let before = field.state
    let change =
      keys.hasSuffix("}") ? nil : Optional(field.replaceSelection(with: String(keys.suffix(1))))
    if let change {
      #expect(!change.joinsRun)
      field.apply(change.inverse)
      #expect(field.state == before)
    }
  }

  @Test func refusedKeysLeaveNothing() {
    #expect(typed("locale=en-US", "12x3{Undo}") == "|")
    var entry = made("locale=en-US;maxint=2", "12")
    let (before, revision) = (entry.state, entry.revision)
    for key in ["3", "x", "-", "€"] {
      #expect(entry.replaceSelection(with: key).outcome.refusal != nil)
      #expect(entry.state == before)
      #expect(entry.revision == revision)
    }
  }

  @Test func undoRestoresTheStateExactly() {
    let config = "locale=en-US;negative=1"
    let starts = [
      "", "0", "-1,234.50{Left*3}", "{SetValue:1.23456}", "1,23", ".5", "12{SelectAll}",
    ]
    let edits: [(inout CurrencyEntry) -> EntryChange] = [
      { $0.replaceSelection(with: "7") }, { $0.replaceSelection(with: ".") },
      { $0.replaceSelection(with: "-") }, { $0.deleteBackward() }, { $0.deleteForward() },
      { $0.deleteWordBackward() }, { $0.deleteLineForward() }, { $0.clear() }, { $0.toggleSign() },
      { $0.replaceSelection(with: "1,234.50", source: .insertion) }, { $0.press(.doubleZero) },
      { $0.setAmount(ExactDecimal("9.999")) },
    ]
    for start in starts {
      for (index, edit) in edits.enumerated() {
        var entry = made(config, start)
        entry.beginIfNeeded()
        let before = entry.state
        let change = edit(&entry)
        let after = entry.state
        let redo = entry.apply(change.inverse)
        #expect(entry.state == before, "\(start) \(index)")
        entry.apply(redo.inverse)
        #expect(entry.state == after, "\(start) \(index)")
      }
    }
  }

  @Test func anInverseOfAnotherStyleIsRefused() {
    var entry = made("locale=en-US", "12")
    let change = entry.replaceSelection(with: "3")
    entry.switchStyle(to: CurrencyStyle(.jpy, in: "ja-JP"))
    #expect(entry.apply(change.inverse).outcome == .refused(.outdated))
    #expect(entry.amount == ExactDecimal("123"))
  }

  @Test func theHistoryKeepsItsLimit() {
    var entry = made("locale=en-US")
    var history = EntryHistory(limit: 3)
    for _ in 0..<5 {
      history.record(entry.replaceSelection(with: "1"))
      history.record(entry.replaceSelection(with: "2"))
      entry.moveCaret(.home)
      history.record(entry.deleteForward())
      entry.moveCaret(.end)
    }
    var steps = 0
    while history.undo(&entry) { steps += 1 }
    #expect(steps == 3)
    #expect(!history.canUndo && history.canRedo)
  }
}

/// Edits that carry the revision they were made against.
@Suite struct RevisionTests {
  @Test func aRepeatedEditChangesNothing() {
    var entry = made("locale=en-US", "12")
    let revision = entry.revision
    #expect(entry.replace(utf16: 3..<3, with: "3", revision: revision).outcome == .changed)
    #expect(entry.replace(utf16: 3..<3, with: "3", revision: revision).outcome == .absorbed)
    #expect(entry.text == "$123")
    #expect(entry.replaceSelection(with: "3", revision: revision).outcome == .absorbed)
    #expect(entry.text == "$123")
  }

  @Test func carryingOutRaisesItAndSelectingDoesNot() {
    var entry = made("locale=en-US", "12.5")
    let revision = entry.revision
    entry.select(utf16: 1, to: 2)
    entry.moveCaret(.end)
    #expect(entry.revision == revision)
    entry.replaceSelection(with: "x")
    #expect(entry.revision == revision)
    entry.deleteBackward()
    #expect(entry.revision == revision + 1)
  }

  @Test func aRefusedRangeLeavesTheSelection() {
    var entry = made("locale=en-US", "1234")
    let before = entry.state
    #expect(entry.replace(utf16: 2..<4, with: "x").outcome == .refused(.notUnderstood))
    #expect(entry.state == before)
    #expect(entry.replace(utf16: 2..<99, with: "1").outcome == .refused(.outdated))
    #expect(entry.state == before)
  }
}
