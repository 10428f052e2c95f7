/// Text of fixed capacity on the stack: what a style writes into without allocating.
///
///     var text = CurrencyText()
///     style.write(minorUnits: 123_456, into: &text)
///     text.withUTF8 { bytes in … }
///
/// 256 bytes hold any `Int64` amount in any style with up to ``FractionDigits/limit`` fraction
/// digits, four-byte digits included. The bytes stand at the end, since numbers are written from
/// their last digit; a new text is cheap, and keeping one saves nothing but the clearing.
@frozen
public struct CurrencyText: Sendable, BitwiseCopyable {
  @usableFromInline
  typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  @usableFromInline
  var storage: (Words, Words, Words, Words) = (
    (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0)
  )
  @usableFromInline var start: UInt16 = 256
  @usableFromInline var end: UInt16 = 256

  /// Makes an empty text.
  @inlinable
  public init() {}

  /// The most bytes a text can hold.
  @inlinable
  public static var capacity: Int { 256 }

  /// The number of UTF-8 bytes.
  @inlinable
  public var count: Int { Int(end &- start) }

  /// Whether there is no text.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// Calls `body` with the UTF-8 bytes, which are valid during the call only.
  @inlinable
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafePointer(to: storage) { storage in
      let bytes = unsafe UnsafeRawPointer(storage).assumingMemoryBound(to: UInt8.self)
      return unsafe body(
        UnsafeBufferPointer(start: bytes + Int(start), count: Int(end &- start)))
    }
  }

  /// Calls `body` with the whole storage, to write into.
  @inline(__always)
  mutating func withStorage<Result>(
    _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe body(UnsafeMutableRawPointer(storage))
    }
  }
}

#if !hasFeature(Embedded)
extension CurrencyText: CustomStringConvertible {
  /// The text as a string; allocates above 15 bytes.
  public var description: String { string }

  /// The text as a string; allocates above 15 bytes.
  public var string: String {
    unsafe withUTF8 { text in
      unsafe String(unsafeUninitializedCapacity: text.count) { target in
        guard let start = target.baseAddress, let source = text.baseAddress else { return 0 }
        unsafe start.update(from: source, count: text.count)
        return text.count
      }
    }
  }
}
#endif
