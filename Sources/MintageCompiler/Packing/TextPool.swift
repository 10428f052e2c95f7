/// Interned texts: a length, edge flags and UTF-8; equal ones are stored once.
struct TextPool {
  private(set) var bytes = ByteWriter()
  private var offsets: [Entry: Int] = [:]
  private let edges: SymbolEdges

  private struct Entry: Hashable {
    var text: [UInt8]
    var flags: Int
  }

  /// The text at offset 0 is empty, so that 0 can stand for "none".
  init(edges: SymbolEdges) throws(PackingError) {
    self.edges = edges
    _ = try intern(bytes: [])
  }

  /// The offset of a symbol, whose edges may take currency spacing.
  ///
  /// - Parameter edges: which do; nil for root's.
  mutating func symbol(_ text: String, _ edges: SymbolEdges? = nil) throws(PackingError) -> Int {
    guard !text.isEmpty else { throw .unexpectedData("a currency symbol is empty") }
    let isSpaced = (edges ?? self.edges).areSpaced(of: text)
    return try intern(
      bytes: Array(text.utf8), flags: (isSpaced.first ? 1 : 0) | (isSpaced.last ? 2 : 0))
  }

  /// The offset of an affix template.
  mutating func intern(bytes text: [UInt8], flags: Int = 0) throws(PackingError) -> Int {
    let entry = Entry(text: text, flags: flags)
    if let offset = offsets[entry] { return offset }
    let offset = bytes.count
    guard offset <= 0x3FFF else { throw .tooLarge("the text pool", offset, limit: 0x3FFF) }
    try bytes.small(text.count, "the length of '\(String(decoding: text, as: UTF8.self))'")
    try bytes.small(flags, "flags")
    bytes.raw(text)
    offsets[entry] = offset
    return offset
  }
}
