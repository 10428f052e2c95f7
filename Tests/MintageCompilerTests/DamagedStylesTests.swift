import MintageTestSupport
import Testing

@testable import MintageCompiler
@testable import MintageCore

/// Styles in memory that were cut, changed or forged are refused, or can be used without trap.
@Suite struct DamagedStylesTests {
  private static let packed = Result {
    let whole = try CommittedDataTests.loaded.get()
    return try StyleTablesPacker.pack(whole).withTables { tables in
      try ResolvedStylesPacker.pack(
        ["en-US/USD", "ar-EG/EGP", "hi-IN/INR;sign=exceptZero", "de-CH/CHF;numbers=hanidec"].map {
          try StyleRequest($0, in: whole)
        }, tables: tables, info: [])
    }
  }

  private func failure(_ bytes: [UInt8]) -> TableError? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      do throws(TableError) {
        let styles = unsafe try ResolvedStyles(validating: buffer)
        for position in 0..<styles.count { use(styles[position]) }
        return nil
      } catch {
        return error
      }
    }
  }

  /// Writes by every layout there may be.
  private func use(_ style: CurrencyStyle) {
    var text = CurrencyText()
    for amount in [0, 7, -1_234_567, .max, .min] as [Int64] {
      style.write(minorUnits: amount, into: &text)
      _ = try? style.write(ExactDecimal(minorUnits: amount, scale: 3), into: &text)
    }
  }

  private func forged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes[TableHeader.directory...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for index in 0..<10 {
      bytes[TableHeader.checksum + index] = UInt8(truncatingIfNeeded: hash >> (index * 7) & 0x7F)
    }
    return bytes
  }

  @Test func everyCutAndChangeIsNoticed() throws {
    var bytes = try Self.packed.get().bytes
    #expect(failure(bytes) == nil)
    for count in 0..<bytes.count { #expect(failure(Array(bytes.prefix(count))) == .truncated) }
    for index in bytes.indices {
      bytes[index] ^= 0x11
      #expect(failure(bytes) != nil, "byte \(index)")
      bytes[index] ^= 0x11
    }
    bytes[7] = UInt8(ascii: "2")
    #expect(failure(bytes) == .unknownVersion)
  }

  @Test func otherTablesAreNoStyles() throws {
    let whole = try CommittedDataTests.loaded.get()
    let tables = try StyleTablesPacker.pack(whole.subset(locales: ["de"], currencies: ["EUR"]))
    #expect(failure(tables.bytes) == .unknownVersion)
  }

  /// A byte of the entry at a time, by its place behind the key, with the checksum made right.
  @Test(arguments: [
    (0, 0x7F), (1, 0x7F), (2, 70), (3, 0x7F), (8, 0x7F), (20, 0), (20, 0xFF), (24, 3), (25, 30),
    (26, 9), (28, 0), (37, 0), (37, 99),
  ])
  func whatWritesOutsideIsRefused(place: Int, value: UInt8) throws {
    let packed = try Self.packed.get()
    var bytes = packed.bytes
    // Size 2, code 3, options 4, no system, "en_us".
    bytes[packed.offsets[1] + 16 + place] = value
    #expect(failure(forged(bytes)) == .damaged)
  }

  @Test func whatPassesCanBeUsed() throws {
    let seed = TestSeed()
    var random = seed.generator
    let packed = try Self.packed.get()
    var passed = 0
    for _ in 0..<4_000 {
      var bytes = packed.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: packed.offsets[1]..<bytes.count, using: &random)
        bytes[index] = .random(in: 0...255, using: &random)
      }
      if failure(forged(bytes)) == nil { passed += 1 }
    }
    // A changed letter or mode is another style, not a damaged one.
    #expect(passed > 40, "\(seed)")
  }
}
