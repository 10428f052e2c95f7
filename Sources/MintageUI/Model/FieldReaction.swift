public import MintageEntry

/// What a host does after it told a field's model of something.
public struct FieldReaction: Sendable {
  /// What the engine did.
  public var outcome: EntryOutcome
  /// Whether text or selection differ from what the platform's field is known to show: then both
  /// are to be written to it.
  public var writesText = false
  /// Whether the amount differs from what the host is known to hold: then its binding is written.
  public var writesAmount = false
  /// What the hand feels.
  public var feedback: FieldFeedback?
  /// What a screen reader says; nil where it was said already.
  public var announcement: FieldAnnouncement?
  /// What takes this back, to be registered with an undo manager; nil where there is nothing to
  /// take back or where it joins the step before.
  public var inverse: FieldInverse?
  /// Whether steps that were registered before mean nothing any more and are to be removed.
  public var clearsUndo = false
  /// Whether the person is done with the field and its action runs.
  public var submits = false

  init(_ outcome: EntryOutcome = .absorbed) { self.outcome = outcome }
}

/// What the hand feels: a host plays it, or not.
public enum FieldFeedback: UInt8, Sendable, CaseIterable {
  /// A key did something.
  case key
  /// A key or an insertion was refused.
  case refusal
  /// The amount was accepted.
  case commit
}

/// What a screen reader says besides the value.
public enum FieldAnnouncement: Equatable, Sendable {
  /// An edit was refused, and why.
  case refused(EntryRefusal)
  /// Something inserted had two readings; this one was taken.
  case interpreted(EntryInterpretation)
  /// A typed separator turned out to group.
  case regrouped
}

/// What takes an edit back: data to register with an undo manager.
///
/// ``CurrencyFieldModel/undo(_:)`` applies it, and hands out the inverse of that: the redo.
public struct FieldInverse: Sendable {
  let edit: EntryInverse
}

/// Whether a field's amount can be accepted.
public enum FieldValidity: Equatable, Sendable {
  /// There is no amount.
  case empty
  /// There is an amount, and it is in range.
  case valid
  /// The amount is out of range, and which bound it goes beyond.
  case outOfRange(EntryRefusal)

  /// Whether there is an amount that can be accepted.
  public var isValid: Bool { self == .valid }
}
