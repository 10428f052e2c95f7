import Mintage

/// Collects output and writes it in big blocks.
struct OutputBuffer {
  private let target: StandardStream
  private var bytes: [UInt8]
  private var used = 0

  /// More than any text: 58 digits of four bytes, their separators and both affixes.
  private static var widestText: Int { 1_024 }

  init(_ target: StandardStream = .output, capacity: Int = 1 << 18) {
    self.target = target
    bytes = [UInt8](repeating: 0, count: capacity + OutputBuffer.widestText)
  }

  /// Writes an amount and a line feed straight into the buffer; nothing when the style refuses.
  mutating func append(
    _ amount: ExactDecimal, in style: CurrencyStyle
  ) throws(WriteError) {
    let start = used
    let count = try unsafe bytes.withUnsafeMutableBufferPointer { memory throws(WriteError) in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: memory[start...])
      let count = try unsafe style.write(amount, into: room)
      unsafe room[count] = UInt8(ascii: "\n")
      return count + 1
    }
    used += count
  }

  /// Appends text and a line feed.
  mutating func append(_ text: String) {
    bytes.replaceSubrange(used..<used, with: text.utf8)
    used += text.utf8.count
    bytes[used] = UInt8(ascii: "\n")
    used += 1
  }

  /// Writes the collected bytes out once little room is left.
  mutating func flushIfFull() throws(StreamError) {
    if used + OutputBuffer.widestText > bytes.count { try flush() }
  }

  /// Writes the collected bytes out.
  mutating func flush() throws(StreamError) {
    try unsafe withBytes { bytes throws(StreamError) in try unsafe target.write(bytes) }
    used = 0
  }

  /// Calls `body` with the bytes that are not yet written.
  func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe bytes.withUnsafeBufferPointer { memory throws(Failure) in
      try unsafe body(UnsafeBufferPointer(rebasing: memory[..<used]))
    }
  }
}
