@testable import MintageCore
import Mintage
import MintageNames
import MintageNotation

/// Damages a file of tables by an input's bytes, in memory of just its size, which the sanitizer
/// guards, and sees that it is refused.
///
/// Where the checksum is made right again the tables of styles may pass, but must then format.
func fuzzTables(_ input: inout FuzzInput) {
  let kind = input.byte()
  let original: TableBytes =
    switch kind & 3 {
    case 1: CurrencyHistory.default.bytes
    case 2: NotationTables.default.bytes
    // The names are a megabyte, which takes long to hash.
    case 3 where kind & 31 == 3: CurrencyNames.default.bytes
    default: CurrencyTables.default.bytes
    }
  var bytes = (0..<original.count).map { original.byte($0) }
  let isForged = input.byte() & 1 == 1
  damage(&bytes, &input)
  if isForged { forge(&bytes) }
  let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  defer { memory.deallocate() }
  _ = memory.initialize(from: bytes)
  let isUnchanged =
    bytes.count == original.count && bytes.indices.allSatisfy { bytes[$0] == original.byte($0) }
  let counts = [
    StyleSection.count, HistorySection.count, NotationSection.count, NameSection.count,
  ]
  for sections in counts {
    // What the other kinds of tables check; their readers trust what passes.
    let passes =
      (try? TableBytes(
        validating: UnsafeBufferPointer(memory), sections: sections, unit: StyleSection.unit))
      != nil
    if passes, !isForged, !isUnchanged { fatalError("damaged tables pass") }
  }
  guard let tables = try? CurrencyTables(validating: UnsafeBufferPointer(memory)) else {
    if isUnchanged, kind & 3 == 0 { fatalError("sound tables are refused") }
    return
  }
  if !isForged, !isUnchanged { fatalError("damaged tables pass") }
  use(tables, &input)
}

/// Cuts, extends, or changes some bytes anywhere, among them the directory and the counts of rows.
private func damage(_ bytes: inout [UInt8], _ input: inout FuzzInput) {
  switch input.byte() & 15 {
  case 0: bytes.removeLast(min(bytes.count, input.number()))
  case 1: bytes = Array(bytes.prefix(input.number()))
  case 2: bytes += [UInt8](repeating: input.byte(), count: Int(input.byte()))
  default: break
  }
  guard !bytes.isEmpty else { return }
  for _ in 0..<input.byte() & 7 {
    let place = input.byte() & 3 == 0 ? input.number() % 96 : input.number()
    bytes[place % bytes.count] = input.byte()
  }
}

/// Makes size and checksum right for what the bytes have become.
private func forge(_ bytes: inout [UInt8]) {
  guard bytes.count > TableHeader.directory else { return }
  for index in 0..<4 {
    bytes[TableHeader.size + index] = UInt8(bytes.count >> (index * 7) & 0x7F)
  }
  let hash = bytes.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { TableBytes($0, count: buffer.count).checksum } ?? 0
  }
  for index in 0..<10 {
    bytes[TableHeader.checksum + index] = UInt8(truncatingIfNeeded: hash >> (index * 7) & 0x7F)
  }
}

/// Resolves and writes by tables that may say anything.
private func use(_ tables: CurrencyTables, _ input: inout FuzzInput) {
  _ = tables.versions
  var count = 0
  tables.forEachCurrency { count += $0.fractionDigits }
  tables.forEachLocale { count += Int($0.language) }
  for _ in 0..<8 {
    let locale = input.pickLocale()
    let code = input.pickCode()
    let options = input.options()
    _ = tables.defaultCurrency(for: locale)
    let style = CurrencyStyle(code, in: locale, options: options, tables: tables)
    for amount in [0, 1, -123_456_789, Int64.max, Int64.min] {
      var text = CurrencyText()
      style.write(minorUnits: amount, into: &text)
    }
  }
}

extension FuzzInput {
  /// 0 to 65,535.
  mutating func number() -> Int { Int(byte()) << 8 | Int(byte()) }
}
