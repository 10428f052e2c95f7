/// Why an amount was not written; the caller's memory is untouched.
public enum WriteError: Error, Equatable, Sendable {
  /// The memory is too small; so many bytes are needed.
  case bufferTooSmall(needed: Int)
  /// Rounding was declared unnecessary, but the amount has more digits than are shown.
  case inexact
  /// A cash increment would need an amount of more than 38 digits.
  case tooManyDigits
}
