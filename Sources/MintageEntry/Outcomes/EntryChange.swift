/// What an edit did, and what takes it back.
///
/// The inverse is data: a host registers it with its undo manager, or keeps it in an
/// ``EntryHistory``, and hands it to ``CurrencyEntry/apply(_:)-(EntryInverse)``, whose own inverse is
/// the redo.
public struct EntryChange: Sendable, BitwiseCopyable {
  private let state: EntryState
  /// Outcome, run and generation, a byte each: one store on the path of every key.
  private let bits: UInt32

  @inline(__always)
  init(_ outcome: EntryOutcome, joinsRun: Bool = false, before state: EntryState, generation: UInt8)
  {
    self.state = state
    bits = UInt32(outcome.code) | (joinsRun ? 0x100 : 0) | UInt32(generation) << 16
  }

  /// What was done.
  public var outcome: EntryOutcome { EntryOutcome(code: UInt8(truncatingIfNeeded: bits)) }

  /// Whether this goes on with the run that the edit before began: then the inverse of that one
  /// takes both back, and this one need not be kept.
  public var joinsRun: Bool { bits & 0x100 != 0 }

  /// What restores text, amount and caret as they were.
  public var inverse: EntryInverse {
    EntryInverse(state, generation: UInt8(truncatingIfNeeded: bits >> 16))
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

extension EntryOutcome {
  /// The outcome in a byte: the two high bits tell which, the others what goes with it.
  @inline(__always)
  fileprivate var code: UInt8 {
    switch self {
    case .changed: 0
    case .moved: 1
    case .absorbed: 2
    case .regrouped: 3
    case .interpreted(let reading): 0x40 | reading.rawValue
    case .refused(let reason): 0x80 | reason.rawValue
    }
  }

  fileprivate init(code: UInt8) {
    switch code {
    case 0: self = .changed
    case 1: self = .moved
    case 3: self = .regrouped
    case 0x40..<0x80:
      self = .interpreted(EntryInterpretation(rawValue: code & 0x3F) ?? .wholeUnits)
    case 0x80...: self = .refused(EntryRefusal(rawValue: code & 0x7F) ?? .notUnderstood)
    default: self = .absorbed
    }
  }
}
