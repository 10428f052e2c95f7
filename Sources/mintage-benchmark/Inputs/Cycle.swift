/// 65,536 values that are read round and round.
///
/// So many, because a branch predictor learns a shorter sequence and flatters branchy code. Made
/// once and never freed: it lives as long as the program.
@safe
struct Cycle<Element: BitwiseCopyable> {
  private let start: UnsafePointer<Element>

  static var count: Int { 65_536 }

  /// Fills all places, in order.
  init(_ make: (Int) -> Element) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: Cycle.count)
    for index in 0..<Cycle.count { unsafe (memory + index).initialize(to: make(index)) }
    unsafe start = UnsafePointer(memory)
  }

  /// The value at `index`, which may be any.
  @inline(__always)
  subscript(index: Int) -> Element {
    unsafe start[index & 0xFFFF]
  }
}
