/// Bytes under construction in stack memory that outlives this value.
@safe
struct AffixScratch {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  var count = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { unsafe self.memory = unsafe memory }

  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: memory.baseAddress, count: count)
  }

  mutating func append(_ byte: UInt8) {
    guard unsafe count < memory.count else { return }
    unsafe memory[count] = byte
    count += 1
  }

  mutating func append(_ text: TableText, _ tables: CurrencyTables) {
    for index in 0..<text.count { append(tables.bytes.byte(text.offset + index)) }
  }

  /// Drops one space, no-break space or narrow no-break space from the end.
  mutating func dropTrailingSpace() {
    if count >= 1, unsafe memory[count - 1] == 0x20 {
      count -= 1
    } else if count >= 2, unsafe memory[count - 2] == 0xC2 && memory[count - 1] == 0xA0 {
      count -= 2
    } else if count >= 3,
      unsafe memory[count - 3] == 0xE2 && memory[count - 2] == 0x80 && memory[count - 1] == 0xAF
    {
      count -= 3
    }
  }
}
