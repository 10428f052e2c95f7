import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// Undo as an undo manager runs it: inverses are registered, and applying one registers the next.
@Suite struct UndoTests {
  /// What `UndoManager` does with registered steps.
  struct Manager {
    var undone: [FieldInverse] = []
    var done: [FieldInverse] = []

    mutating func register(_ reaction: FieldReaction) {
      if reaction.clearsUndo { (undone, done) = ([], []) }
      guard let inverse = reaction.inverse else { return }
      done.append(inverse)
      undone = []
    }

    mutating func undo(_ model: inout CurrencyFieldModel) {
      guard let step = done.popLast() else { return }
      if let redo = model.undo(step).inverse { undone.append(redo) }
    }

    mutating func redo(_ model: inout CurrencyFieldModel) {
      guard let step = undone.popLast() else { return }
      if let undo = model.undo(step).inverse { done.append(undo) }
    }
  }

  @Test func aRunIsOneStepAndRedoBringsItBack() {
    var model = field()
    var manager = Manager()
    for key in "123" { manager.register(model.type(String(key))) }
    manager.register(model.backspace())
    manager.register(model.backspace())
    #expect(manager.done.count == 2)
    #expect(model.shown == "$1|")
    manager.undo(&model)
    #expect(model.shown == "$123|")
    manager.undo(&model)
    #expect(model.shown == "|")
    manager.redo(&model)
    #expect(model.shown == "$123|")
    manager.redo(&model)
    #expect(model.shown == "$1|")
    manager.undo(&model)
    #expect(model.shown == "$123|")
  }

  @Test func undoWritesTheAmount() {
    var model = field()
    guard let inverse = model.type("5").inverse else {
      Issue.record("a key cannot be undone")
      return
    }
    let reaction = model.undo(inverse)
    #expect(reaction.writesAmount && reaction.writesText)
    #expect(model.amount == nil)
  }

  @Test func refusedKeysRegisterNothing() {
    var model = field(typing: "1")
    #expect(model.type("x").inverse == nil)
    #expect(model.press(.backspace).inverse != nil)
    #expect(model.press(.backspace).inverse == nil)
  }

  @Test func stepsEndWithTheFocusWithOutsideAmountsAndWithTheLocale() {
    var model = field(typing: "5")
    #expect(model.resolve(model.rules, in: "de-DE").clearsUndo)
    #expect(model.blur().clearsUndo)
    #expect(model.setAmount(ExactDecimal("7")).clearsUndo)
    #expect(!model.setAmount(ExactDecimal("7.0")).clearsUndo)
  }
}
