import MintageCore
import Testing

@testable import MintageCompiler

/// A file of tables that was cut, changed or made by a newer compiler is refused, with the reason.
@Suite struct DamagedTablesTests {
  private static let packed = Result {
    let whole = try CommittedDataTests.loaded.get()
    return try StyleTablesPacker.pack(
      whole.subset(locales: ["en_DE", "ar_EG"], currencies: ["EUR", "USD"]))
  }

  private func failure(_ bytes: [UInt8]) -> TableError? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      do throws(TableError) {
        _ = unsafe try CurrencyTables(validating: buffer)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test func soundTablesPass() throws {
    #expect(failure(try Self.packed.get().bytes) == nil)
  }

  @Test func everyCutIsNoticed() throws {
    let bytes = try Self.packed.get().bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(failure(Array(bytes.prefix(count))) == .truncated)
    }
    #expect(failure(bytes + [0]) == .truncated)
  }

  @Test func everyChangedByteIsNoticed() throws {
    var bytes = try Self.packed.get().bytes
    for index in Array(0..<256) + stride(from: 256, to: bytes.count, by: 5) {
      // In the header also each bit.
      for change in index < 32 ? (0..<8).map({ UInt8(1) << $0 }) : [0x11] {
        bytes[index] ^= change
        #expect(failure(bytes) != nil, "byte \(index) changed by \(change)")
        bytes[index] ^= change
      }
    }
  }

  @Test func anotherKindAndVersionAreNamed() throws {
    var bytes = try Self.packed.get().bytes
    bytes[7] = UInt8(ascii: "2")
    #expect(failure(bytes) == .unknownVersion)
    bytes[0] = 0
    #expect(failure(bytes) == .notTables)
  }

  /// Each reference out of its section, in tables whose checksum somebody made right again.
  @Test(arguments: [
    ("localeSlots", 0, 0x7F), ("localeRows", 0, 0x7F), ("localeRows", 2, 0x7F),
    ("regions", 0, 0x7F), ("numberSets", 0, 0x7F), ("numberElements", 0, 0x7F),
    ("numberElements", 6, 0x7F), ("symbolSets", 0, 0x7F), ("symbolSets", 8, 0x7F),
    ("currencies", 0, 0x20), ("currencies", 3, 0x7F), ("currencies", 13, 0x7F),
    ("currencyBuckets", 0, 0x7F), ("patterns", 1, 0x7F), ("separators", 0, 0x7F),
    ("languageAliases", 3, 0), ("info", -1, 0x7F),
  ])
  func whatLeadsOutsideIsRefused(section: String, offset: Int, value: Int) throws {
    let packed = try Self.packed.get()
    var bytes = packed.bytes
    let index = try #require(packed.sections.firstIndex { $0.name == section })
    bytes[packed.offsets[index] + offset] = UInt8(value)
    bytes[packed.offsets[index] + offset + 1] |= 0x40
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes[TableHeader.directory...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for index in 0..<10 {
      bytes[TableHeader.checksum + index] = UInt8(truncatingIfNeeded: hash >> (index * 7) & 0x7F)
    }
    #expect(failure(bytes) == .damaged)
  }
}
