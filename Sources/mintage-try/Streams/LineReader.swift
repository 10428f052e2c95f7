/// Reads standard input in big blocks and hands out its lines.
struct LineReader {
  private let source: StandardStream
  private var block: [UInt8]
  private var filled = 0

  init(_ source: StandardStream = .input, blockSize: Int = 1 << 18) {
    self.source = source
    block = [UInt8](repeating: 0, count: blockSize)
  }

  /// Calls `line` with every line, without its line feed or CR LF, and `idle` whenever the input
  /// has to be waited for: the time to flush, so that a program at the other end can wait for each
  /// answer.
  mutating func forEachLine(
    _ line: (ByteText) throws(StreamError) -> Void, idle: () throws(StreamError) -> Void
  ) throws(StreamError) {
    while true {
      if filled == block.count { block += [UInt8](repeating: 0, count: block.count) }
      let count = try unsafe block.withUnsafeMutableBufferPointer {
        memory throws(StreamError) in
        try unsafe source.read(into: UnsafeMutableBufferPointer(rebasing: memory[filled...]))
      }
      if count == 0 { break }
      try handOut(from: filled, to: filled + count, line)
      try idle()
    }
    if filled > 0 {
      try unsafe block.withUnsafeBufferPointer { memory throws(StreamError) in
        try line(unsafe ByteText(UnsafeBufferPointer(rebasing: memory[..<filled])).withoutReturn)
      }
    }
  }

  /// Hands out the lines that end in the new bytes, and moves the rest to the front.
  private mutating func handOut(
    from start: Int, to end: Int, _ line: (ByteText) throws(StreamError) -> Void
  ) throws(StreamError) {
    var next = 0
    try unsafe block.withUnsafeBufferPointer { memory throws(StreamError) in
      let text = unsafe ByteText(UnsafeBufferPointer(rebasing: memory[..<end]))
      var from = start
      while let feed = text.firstIndex(of: UInt8(ascii: "\n"), from: from) {
        try line(text[next..<feed].withoutReturn)
        next = feed + 1
        from = next
      }
    }
    if next > 0 { block.replaceSubrange(0..<end - next, with: block[next..<end]) }
    filled = end - next
  }
}

extension ByteText {
  /// Without a carriage return at the end.
  fileprivate var withoutReturn: ByteText {
    !isEmpty && self[count - 1] == UInt8(ascii: "\r") ? self[0..<count - 1] : self
  }
}
