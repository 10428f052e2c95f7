/// The words that packed names write in two bytes.
///
/// A word is text up to the next space, hyphen or parenthesis, the one before it included. Those
/// that save most are kept, as many as a byte below 32 and one of seven bits can number.
struct WordList {
  static var capacity: Int { 32 * 128 }

  private var indexes: [ArraySlice<UInt8>: Int] = [:]
  private(set) var words: [[UInt8]] = []

  /// Chooses the words for `texts`, each in the number in which it is stored.
  init(_ texts: [[UInt8]]) {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for text in texts {
      for word in WordList.pieces(of: text) where word.count > 2 { counts[word, default: 0] += 1 }
    }
    let savings = counts.compactMap { word, count -> (saving: Int, word: [UInt8])? in
      let saving = count * (word.count - 2) - word.count - 3
      return saving > 0 ? (saving, Array(word)) : nil
    }
    let best = savings.sorted { left, right in
      left.saving != right.saving
        ? left.saving > right.saving : left.word.lexicographicallyPrecedes(right.word)
    }
    words = best.prefix(WordList.capacity).map(\.word).sorted { $0.lexicographicallyPrecedes($1) }
    for (index, word) in words.enumerated() { indexes[word[...]] = index }
  }

  /// The packed form of a text.
  func pack(_ text: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    for word in WordList.pieces(of: text) {
      if let index = indexes[word] {
        packed += [UInt8(index >> 7), UInt8(index & 0x7F)]
      } else {
        packed += word
      }
    }
    return packed
  }

  /// The sections of starts and words.
  func write() -> (starts: ByteWriter, words: ByteWriter) {
    var starts = ByteWriter()
    var bytes = ByteWriter()
    for word in words {
      starts.append(UInt64(bytes.count), bytes: 3)
      bytes.raw(word)
    }
    starts.append(UInt64(bytes.count), bytes: 3)
    return (starts, bytes)
  }

  private static func pieces(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices.dropFirst() where isBreak(text[index]) && index > start {
      pieces.append(text[start..<index])
      start = index
    }
    pieces.append(text[start...])
    return pieces
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "(")
  }
}
