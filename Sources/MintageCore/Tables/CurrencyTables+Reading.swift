/// Why bytes are not usable as tables.
public enum TableError: Error, Equatable, Sendable {
  /// The bytes do not start as tables do.
  case notTables
  /// The tables were written for another layout version.
  case unknownVersion
  /// There are fewer bytes than the header says, or offsets lie outside.
  case truncated
  /// The checksum does not match: bytes were changed on the way.
  case damaged
}

extension CurrencyTables {
  /// Uses tables that `mintagec compile --format binary` wrote, after checking them.
  ///
  /// The memory must stay mapped and unchanged as long as the tables are used; styles resolved from
  /// them do not need it any more.
  ///
  /// Bytes that pass can be used without trap, whoever made them.
  ///
  /// - Throws: ``TableError`` when the bytes are not tables, of another version, cut or changed.
  /// - Complexity: O(*n*), two passes over the bytes; never allocates.
  @unsafe
  public init(validating memory: UnsafeBufferPointer<UInt8>) throws(TableError) {
    guard let start = memory.baseAddress,
      memory.count >= TableHeader.directory + TableHeader.padding
    else {
      throw .truncated
    }
    let bytes = unsafe TableBytes(start, count: memory.count)
    try bytes.validate(sections: StyleSection.count, unit: StyleSection.unit)
    self.bytes = bytes
    try checkReferences()
  }
}

extension TableBytes {
  /// Checks header, size, offsets and checksum.
  package func validate(sections: Int, unit: Int) throws(TableError) {
    guard word(0) << 8 == TableHeader.magic << 8 else { throw .notTables }
    guard word(0) == TableHeader.magic, byte(TableHeader.sectionCount) == sections else {
      throw .unknownVersion
    }
    // The checksum does not cover the header: no bit of it may be free to change.
    for offset in TableHeader.size..<TableHeader.directory where byte(offset) > 0x7F {
      throw .damaged
    }
    guard byte(TableHeader.directory - 2) <= 1, byte(TableHeader.directory - 1) == 0 else {
      throw .damaged
    }
    guard word28(TableHeader.size) == count,
      TableHeader.directory + sections * 2 + TableHeader.padding <= count
    else { throw .truncated }
    var last = TableHeader.directory + sections * 2
    for index in 0..<sections {
      let offset = section(index, unit: unit)
      guard offset >= last, offset <= count - TableHeader.padding else { throw .truncated }
      last = offset
    }
    var stored: UInt64 = 0
    for index in 0..<10 {
      stored |= UInt64(byte(TableHeader.checksum + index)) << UInt64(index * 7)
    }
    guard stored == checksum else { throw .damaged }
  }

  private func word28(_ offset: Int) -> Int {
    number(offset) | number(offset + 2) << 14
  }

  /// FNV-1a, 64 bits, of everything after the fixed header.
  package var checksum: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in TableHeader.directory..<count {
      hash = (hash ^ UInt64(byte(offset))) &* 0x100_0000_01B3
    }
    return hash
  }
}
