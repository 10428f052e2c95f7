public import MintageCore

/// One section of packed tables.
public struct PackedSection: Sendable, Equatable {
  /// The section's name in the layout.
  public var name: String
  /// Bytes of a row, 0 where rows differ.
  public var stride: Int
  /// The packed bytes: seven bits each, or UTF-8 in text pools.
  public var bytes: [UInt8]

  /// How many rows there are, or nil where rows differ in length.
  public var rows: Int? { stride == 0 ? nil : bytes.count / stride }
}

/// Packed tables in the one layout for literals, binary files and memory.
public struct PackedTables: Sendable, Equatable {
  /// The sections in directory order.
  public let sections: [PackedSection]
  /// Header, directory, sections and padding.
  public let bytes: [UInt8]

  /// Lays sections out behind a header.
  init(sections: [PackedSection]) throws(PackingError) {
    self.sections = sections
    var offset = TableHeader.directory + sections.count * 4
    var directory = ByteWriter()
    var body: [UInt8] = []
    for section in sections {
      directory.append(UInt64(offset), bytes: 4)
      offset += section.bytes.count
      body += section.bytes
    }
    let total = offset + TableHeader.padding
    guard total < 1 << 28 else { throw .tooLarge("the tables", total, limit: 1 << 28 - 1) }
    let payload = directory.bytes + body + [UInt8](repeating: 0, count: TableHeader.padding)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in payload { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var header = ByteWriter()
    header.raw((0..<8).map { UInt8(truncatingIfNeeded: TableHeader.magic >> UInt64($0 * 8)) })
    header.append(UInt64(total), bytes: 4)
    try header.small(sections.count, "the count of sections")
    header.append(hash, bytes: 10)
    header.append(0, bytes: TableHeader.directory - header.count)
    bytes = header.bytes + payload
  }

  /// The checksum in the header, in hexadecimal.
  public var checksum: String {
    var hash: UInt64 = 0
    for index in 0..<10 {
      hash |= UInt64(bytes[TableHeader.checksum + index]) << UInt64(index * 7)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Calls `body` with the tables as the runtime reads them.
  public func withTables<Result>(
    _ body: (CurrencyTables) throws -> Result
  ) throws -> Result {
    try unsafe bytes.withUnsafeBufferPointer { buffer in
      try body(unsafe CurrencyTables(validating: buffer))
    }
  }
}
