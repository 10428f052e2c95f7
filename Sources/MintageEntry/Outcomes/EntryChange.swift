/// What an edit did, and what takes it back.
///
/// The inverse is data: a host registers it with its undo manager, or keeps it in an
/// ``EntryHistory``, and hands it to ``CurrencyEntry/apply(_:)``, whose own inverse is the redo.
public struct EntryChange: Sendable, BitwiseCopyable {
  /// What was done.
  public let outcome: EntryOutcome
  /// Whether this goes on with the run that the edit before began: then the inverse of that one
  /// takes both back, and this one need not be kept.
  public let joinsRun: Bool
  /// What restores text, amount, caret and style as they were.
  public let inverse: EntryInverse

  init(_ outcome: EntryOutcome, joinsRun: Bool = false, inverse: EntryInverse) {
    self.outcome = outcome
    self.joinsRun = joinsRun
    self.inverse = inverse
  }
}

/// What takes an edit back: the state before it.
public struct EntryInverse: Sendable, BitwiseCopyable {
  let state: EntryState
  /// The style that the state belongs to.
  let generation: UInt8

  init(_ state: EntryState, generation: UInt8) {
    self.state = state
    self.generation = generation
  }
}

/// What a change of style, mode or options did, and what takes it back, the amount included.
public struct EntryStyleChange: Sendable, BitwiseCopyable {
  /// What was done.
  public let outcome: EntryOutcome
  /// What restores style, text, amount and caret as they were.
  public let inverse: EntryStyleInverse

  init(_ outcome: EntryOutcome, inverse: EntryStyleInverse) {
    self.outcome = outcome
    self.inverse = inverse
  }
}

/// What takes a change of style back.
public struct EntryStyleInverse: Sendable, BitwiseCopyable {
  let styling: EntryStyling
  let state: EntryState

  init(_ styling: EntryStyling, _ state: EntryState) {
    self.styling = styling
    self.state = state
  }
}
