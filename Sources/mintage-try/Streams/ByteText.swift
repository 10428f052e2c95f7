/// The bytes of a line or of one of its fields, valid while the line is handled.
///
/// A million lines are read without making a string of any; a string is made only to name an input
/// that cannot be done.
@safe
struct ByteText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Views memory that must stay valid and unchanged while the view is used.
  @unsafe
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
  }

  var count: Int { unsafe bytes.count }
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return unsafe bytes[index]
  }

  /// The part between two offsets.
  @inline(__always)
  subscript(range: Range<Int>) -> ByteText {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe ByteText(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  /// Where `byte` stands next, from `start` on.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Calls `body` with the memory, for readers that take a buffer.
  @inline(__always)
  func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(bytes)
  }

  /// Without spaces at both ends.
  var trimmed: ByteText {
    var range = 0..<count
    while !range.isEmpty, self[range.lowerBound] == UInt8(ascii: " ") { range = range.dropFirst() }
    while !range.isEmpty, self[range.upperBound - 1] == UInt8(ascii: " ") {
      range = range.dropLast()
    }
    return self[range]
  }
}

extension ByteText: CustomStringConvertible {
  /// The text in quotes for a message: control characters escaped, cut after 60 characters.
  var description: String {
    let text = unsafe withBytes { unsafe String(decoding: $0.prefix(400), as: UTF8.self) }
    var quoted = "\""
    for character in text.prefix(60) {
      for scalar in character.unicodeScalars {
        quoted += scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return quoted + (text.count > 60 ? "…\"" : "\"")
  }
}
