#if !hasFeature(Embedded)
/// Undo and redo for one field, kept beside its entry.
///
///     history.record(entry.deleteBackward())
///     history.undo(&entry)
///
/// A run of keys of one kind is one step. Hosts with an undo manager register the inverses there
/// instead; this is for those without.
public struct EntryHistory: Sendable {
  private enum Step: Sendable {
    case edit(EntryInverse)
    case style(EntryStyleInverse)
  }
  private var undone: [Step] = []
  private var done: [Step] = []
  /// The most steps that are kept.
  public let limit: Int

  /// Makes an empty history.
  public init(limit: Int = 100) { self.limit = max(1, limit) }

  /// Whether there is something to undo.
  public var canUndo: Bool { !done.isEmpty }

  /// Whether there is something to redo.
  public var canRedo: Bool { !undone.isEmpty }

  /// Keeps what takes a change back; changes that join a run and those that changed nothing add no
  /// step.
  public mutating func record(_ change: EntryChange) {
    guard change.outcome.isChange else { return }
    undone.removeAll(keepingCapacity: true)
    if change.joinsRun, !done.isEmpty { return }
    append(.edit(change.inverse))
  }

  /// Keeps what takes a change of style back.
  public mutating func record(_ change: EntryStyleChange) {
    guard change.outcome.isChange else { return }
    undone.removeAll(keepingCapacity: true)
    append(.style(change.inverse))
  }

  private mutating func append(_ step: Step) {
    done.append(step)
    if done.count > limit { done.removeFirst() }
  }

  private func apply(_ step: Step, to entry: inout CurrencyEntry) -> Step {
    switch step {
    case .edit(let inverse): .edit(entry.apply(inverse).inverse)
    case .style(let inverse): .style(entry.apply(inverse).inverse)
    }
  }

  /// Takes the last step back; false when there is none.
  @discardableResult
  public mutating func undo(_ entry: inout CurrencyEntry) -> Bool {
    guard let step = done.popLast() else { return false }
    undone.append(apply(step, to: &entry))
    return true
  }

  /// Does the last step again that was taken back; false when there is none.
  @discardableResult
  public mutating func redo(_ entry: inout CurrencyEntry) -> Bool {
    guard let step = undone.popLast() else { return false }
    done.append(apply(step, to: &entry))
    return true
  }
}
#endif
