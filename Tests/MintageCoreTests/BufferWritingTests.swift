import MintageTestSupport
import Testing

@testable import MintageCore

@Suite struct BufferWritingTests {
  let style = CurrencyStyle.handMade(prefix: "€", suffix: "\u{A0}x", group: "’")
  let expected = Array("-€1’234.50\u{A0}x".utf8)

  /// Every capacity below the text's: an error that names the right size, and no byte touched.
  @Test func aSmallBufferIsLeftAlone() {
    for capacity in 0..<expected.count {
      let (result, memory) = write(-123_450, capacity: capacity)
      #expect(result == .failure(.bufferTooSmall(needed: expected.count)))
      #expect(memory.allSatisfy { $0 == 0xAA })
    }
  }

  @Test func aBufferIsWrittenFromItsStart() {
    for extra in [0, 1, 40] {
      let (result, memory) = write(-123_450, capacity: expected.count + extra)
      #expect(result == .success(expected.count))
      #expect(Array(memory.prefix(expected.count)) == expected)
      #expect(memory.dropFirst(expected.count).allSatisfy { $0 == 0xAA })
    }
  }

  @Test func noMemoryIsTooSmall() {
    let empty = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    #expect(throws: WriteError.bufferTooSmall(needed: expected.count)) {
      try unsafe style.write(minorUnits: -123_450, into: empty)
    }
  }

  @Test func bufferTextAndStringAgree() throws {
    let seed = TestSeed()
    var generator = seed.generator
    for _ in 0..<5_000 {
      let amount =
        Int64.random(in: .min ... .max, using: &generator)
        >> Int64.random(in: 0...63, using: &generator)
      let (result, memory) = write(amount, capacity: 128)
      let text = style.string(minorUnits: amount)
      #expect(Array(memory.prefix(try result.get())) == Array(text.utf8), "\(seed)")
    }
  }

  /// Writes into the middle of marked memory, so that a byte before or behind it would show.
  private func write(
    _ minorUnits: Int64, capacity: Int
  ) -> (result: Result<Int, WriteError>, memory: [UInt8]) {
    var memory = [UInt8](repeating: 0xAA, count: capacity + 32)
    let result = unsafe memory.withUnsafeMutableBufferPointer { memory in
      let buffer = unsafe UnsafeMutableBufferPointer(rebasing: memory[16..<16 + capacity])
      return Result { () throws(WriteError) -> Int in
        try unsafe style.write(minorUnits: minorUnits, into: buffer)
      }
    }
    #expect(memory.prefix(16).allSatisfy { $0 == 0xAA })
    #expect(memory.suffix(16).allSatisfy { $0 == 0xAA })
    return (result, Array(memory.dropFirst(16).dropLast(16)))
  }
}
