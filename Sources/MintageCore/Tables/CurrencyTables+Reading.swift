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
    bytes = try unsafe TableBytes(
      validating: memory, sections: StyleSection.count, unit: StyleSection.unit)
    try checkReferences()
  }
}
