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
  /// Where each section starts.
  public let offsets: [Int]

  /// Lays sections out behind a header, each at a multiple of `unit` bytes and behind the count of
  /// its rows.
  init(sections: [PackedSection], unit: Int) throws(PackingError) {
    self.sections = sections
    var body = [UInt8](repeating: 0, count: TableHeader.directory + sections.count * 2)
    var directory = ByteWriter()
    var offsets: [Int] = []
    for section in sections {
      let gap = (unit - (body.count + 2) % unit) % unit
      body += [UInt8](repeating: 0, count: gap)
      var rows = ByteWriter()
      try rows.number(section.rows ?? 0, "the rows of \(section.name)")
      body += rows.bytes
      try directory.number(body.count / unit, "the offset of \(section.name)")
      offsets.append(body.count)
      body += section.bytes
    }
    self.offsets = offsets
    body += [UInt8](repeating: 0, count: TableHeader.padding)
    guard body.count < 1 << 28 else {
      throw .tooLarge("the tables", body.count, limit: 1 << 28 - 1)
    }
    body.replaceSubrange(
      TableHeader.directory..<TableHeader.directory + directory.count, with: directory.bytes)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in body[TableHeader.directory...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var header = ByteWriter()
    header.raw((0..<8).map { UInt8(truncatingIfNeeded: TableHeader.magic >> UInt64($0 * 8)) })
    header.append(UInt64(body.count), bytes: 4)
    try header.small(sections.count, "the count of sections")
    header.append(hash, bytes: 10)
    body.replaceSubrange(0..<header.count, with: header.bytes)
    bytes = body
  }

  /// Lays out all sections of a kind of tables; those that are not given are empty.
  init<Section: CaseIterable & Hashable>(
    _ sections: [Section: ByteWriter], stride: (Section) -> Int, unit: Int
  ) throws(PackingError) {
    try self.init(
      sections: Section.allCases.map { section in
        PackedSection(
          name: "\(section)", stride: stride(section), bytes: sections[section]?.bytes ?? [])
      }, unit: unit)
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
