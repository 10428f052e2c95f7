internal import CMintage
internal import MintageCore

/// Writes a text into the caller's buffer, gives its count, and puts a NUL behind it where there is
/// room.
///
/// - Parameter body: gets the buffer, and returns how many bytes it wrote.
@inline(__always)
@unsafe
func writing(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ body: (UnsafeMutableBufferPointer<UInt8>) throws(WriteError) -> Int
) throws(Failure) -> Int {
  guard capacity >= 0 else { throw .argument }
  let start = unsafe UnsafeMutableRawPointer(buffer)?.assumingMemoryBound(to: UInt8.self)
  let bytes = unsafe UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : capacity)
  do throws(WriteError) {
    let written = try unsafe body(bytes)
    unsafe count?.pointee = written
    if written < bytes.count { unsafe bytes[written] = 0 }
    return MINTAGE_OK
  } catch {
    if case .bufferTooSmall(let needed) = error { unsafe count?.pointee = needed }
    throw Failure(error)
  }
}

/// Writes what `body` appends into the caller's buffer, as ``writing(_:_:_:_:)`` does.
@inline(__always)
@unsafe
func appending(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ body: (inout ByteSink) -> Void
) throws(Failure) -> Int {
  try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
    var sink = unsafe ByteSink(buffer)
    body(&sink)
    guard sink.count <= buffer.count else { throw .bufferTooSmall(needed: sink.count) }
    return sink.count
  }
}

/// Collects bytes in the caller's buffer; what does not fit is counted and not kept.
@safe
struct ByteSink {
  private let target: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ target: UnsafeMutableBufferPointer<UInt8>) { unsafe self.target = unsafe target }

  mutating func append(_ byte: UInt8) {
    if unsafe count < target.count { unsafe target[count] = byte }
    count += 1
  }

  mutating func append(_ code: CurrencyCode) {
    let (first, second, third) = code.letters
    append(first)
    append(second)
    append(third)
  }

  /// Appends the subtags of an identifier in ICU's form.
  mutating func append(_ locale: LocaleIdentifier) { locale.forEachByte { append($0) } }
}

/// The address of a literal, which a NUL ends and which stays as long as the program runs.
func address(_ literal: StaticString) -> UnsafePointer<CChar> {
  unsafe UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}
