/// How much a reader accepts.
public enum ReadingMode: UInt8, Sendable, BitwiseCopyable {
  /// What people type and paste, as long as its meaning is certain.
  case lenient
  /// The style's own output: its symbol, separators, digits and sign; grouping exact or absent. A
  /// plain space stands for the locale's spaces and an ASCII minus for its minus.
  case strict
}

/// What becomes of a mark before three digits that is neither separator of the locale.
public enum AmbiguityPolicy: UInt8, Sendable, BitwiseCopyable {
  /// Refused, with both readings, so that the host can ask.
  case refuse
  /// The locale's reading: what is not its decimal separator groups.
  case localeReading
}

#if !hasFeature(Embedded)
extension ReadingMode: CaseIterable {}
extension AmbiguityPolicy: CaseIterable {}
#endif
