extension TableBytes {
  /// Wraps tables that `mintagec compile` wrote as a literal, which was replayed then and is not
  /// checked again.
  @inline(__always)
  init(generated literal: StaticString) {
    precondition(literal.hasPointerRepresentation)
    unsafe self.init(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Wraps memory after checking header, size, offsets and checksum.
  ///
  /// - Complexity: O(*n*), one pass for the checksum; never allocates.
  @unsafe
  package init(
    validating memory: UnsafeBufferPointer<UInt8>, sections: Int, unit: Int
  ) throws(TableError) {
    guard let start = memory.baseAddress,
      memory.count >= TableHeader.directory + TableHeader.padding
    else { throw .truncated }
    unsafe self.init(start, count: memory.count)
    try validate(sections: sections, unit: unit)
  }

  /// Checks header, size, offsets and checksum.
  private func validate(sections: Int, unit: Int) throws(TableError) {
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
