import CMintage
import MintageCore
import MintageEntry
import Testing

@testable import MintageABI

/// The header's structs hold what the library keeps in them.
@Suite struct LayoutTests {
  @Test func opaqueStructsHoldTheirValues() {
    #expect(mintage_style.holdsValue)
    #expect(mintage_amount_style.holdsValue)
    #expect(mintage_reader.holdsValue)
    #expect(mintage_entry.holdsValue)
    #expect(mintage_inverse.holdsValue)
    #expect(mintage_style_inverse.holdsValue)
  }

  @Test func kindsDiffer() {
    let kinds: Set<UInt64> = [
      mintage_style.kind, mintage_amount_style.kind, mintage_reader.kind, mintage_entry.kind,
      mintage_inverse.kind, mintage_style_inverse.kind,
    ]
    #expect(kinds.count == 6)
  }

  @Test func tablesAreAnAddressAndASize() {
    #expect(MemoryLayout<CurrencyTables>.size == MemoryLayout<mintage_tables>.size)
    #expect(MemoryLayout<NotationTables>.size == MemoryLayout<mintage_notation>.size)
    #expect(MemoryLayout<CurrencyNames>.size == MemoryLayout<mintage_names>.size)
  }

  /// A field writes straight into the caller's struct, so each member must lie where Swift's does.
  @Test func fieldTextsAreLaidOutAlike() throws {
    #expect(MemoryLayout<EntryText>.size <= MemoryLayout<mintage_entry_text>.size)
    #expect(MemoryLayout<EntryText>.alignment <= MemoryLayout<mintage_entry_text>.alignment)
    var entry = CurrencyEntry(CurrencyStyle(.jpy, in: "ja", tables: .default), mode: .decimalFirst)
    for key in "1234" { entry.replaceSelection(with: String(key)) }
    entry.select(utf16: 2, to: 4)
    var text = mintage_entry_text()
    try withUnsafeMutablePointer(to: &text) { text in
      let target = try #require(try target(text))
      entry.write(into: &target.pointee)
    }
    let bytes = withUnsafeBytes(of: text.storage) { Array($0[Int(text.start)..<Int(text.end)]) }
    #expect(String(decoding: bytes, as: UTF8.self) == "￥1,234")
    #expect((text.utf16_anchor, text.utf16_head) == (2, 4))
    // The full-width yen sign has three bytes.
    #expect((text.utf8_anchor, text.utf8_head) == (4, 6))
  }
}
