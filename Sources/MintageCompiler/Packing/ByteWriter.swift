/// Bytes of one section under construction; numbers go in seven bits a byte, lowest first.
struct ByteWriter {
  private(set) var bytes: [UInt8]

  /// A section that starts with these bytes.
  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Appends one byte: 0 to 127.
  mutating func small(_ value: Int, _ what: String) throws(PackingError) {
    guard 0...0x7F ~= value else { throw .tooLarge(what, value, limit: 0x7F) }
    bytes.append(UInt8(value))
  }

  /// Appends two bytes: 0 to 16,383.
  mutating func number(_ value: Int, _ what: String) throws(PackingError) {
    guard 0...0x3FFF ~= value else { throw .tooLarge(what, value, limit: 0x3FFF) }
    append(UInt64(value), bytes: 2)
  }

  /// Appends the lowest `count` × 7 bits.
  mutating func append(_ value: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (index * 7) & 0x7F)) }
  }

  /// Appends ASCII text padded with zeros to `width` bytes.
  mutating func ascii(_ text: String, width: Int) throws(PackingError) {
    let utf8 = Array(text.utf8)
    guard utf8.count <= width, utf8.allSatisfy({ $0 < 0x80 }) else {
      throw .notASCII(text, limit: width)
    }
    bytes += utf8 + [UInt8](repeating: 0, count: width - utf8.count)
  }

  mutating func raw(_ more: some Sequence<UInt8>) { bytes += more }

  /// Overwrites the two-byte number at `offset`.
  mutating func set(_ value: Int, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: value & 0x7F)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value >> 7 & 0x7F)
  }
}

/// Why a snapshot cannot be packed; each names what it stumbled over.
public enum PackingError: Error, Equatable, CustomStringConvertible {
  /// A value does not fit its field.
  case tooLarge(String, Int, limit: Int)
  /// A key is not short ASCII.
  case notASCII(String, limit: Int)
  /// A pattern has a shape the runtime cannot write.
  case unsupportedPattern(String, reason: String)
  /// A locale names a parent, target, numbering system or column that is not there.
  case missing(String, of: String)
  /// The data break an assumption the runtime is built on.
  case unexpectedData(String)

  /// What cannot be packed, and why.
  public var description: String {
    switch self {
    case .tooLarge(let what, let value, let limit):
      "\(what) is \(value), but its field holds at most \(limit); the table layout needs a wider"
        + " field"
    case .notASCII(let text, let limit):
      "'\(text)' is not ASCII of at most \(limit) characters"
    case .unsupportedPattern(let pattern, let reason): "pattern '\(pattern)': \(reason)"
    case .missing(let what, let owner): "\(owner) needs \(what), which the snapshot does not have"
    case .unexpectedData(let text): text
    }
  }
}
