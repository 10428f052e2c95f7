#if !hasFeature(Embedded)
/// Undo and redo for one field, kept beside its entry.
///
///     history.record(entry.deleteBackward())
///     history.undo(&entry)
///
/// A run of keys of one kind is one step. Hosts with an undo manager register the inverses there
/// instead; this is for those without.
public struct EntryHistory: Sendable {
  private var undone: [EntryInverse] = []
  private var done: [EntryInverse] = []
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
    done.append(change.inverse)
    if done.count > limit { done.removeFirst() }
  }

  /// Takes the last step back; false when there is none.
  @discardableResult
  public mutating func undo(_ entry: inout CurrencyEntry) -> Bool {
    guard let inverse = done.popLast() else { return false }
    undone.append(entry.apply(inverse).inverse)
    return true
  }

  /// Does the last step again that was taken back; false when there is none.
  @discardableResult
  public mutating func redo(_ entry: inout CurrencyEntry) -> Bool {
    guard let inverse = undone.popLast() else { return false }
    done.append(entry.apply(inverse).inverse)
    return true
  }
}
#endif
