internal import MintageCore

/// Packs plural rules as `PluralRules` reads them; equal sets are stored once.
struct PluralPacker {
  private(set) var bytes = ByteWriter()
  private var offsets: [[UInt8]: Int] = [:]
  private let data: PluralData

  init(_ data: PluralData) { self.data = data }

  /// Where the rules of an identifier start.
  mutating func rules(of identifier: String) throws(PackingError) -> Int {
    var set = ByteWriter()
    let rules = data.conditions(for: identifier)
    try set.small(rules.count, "the plural rules of \(identifier)")
    for (keyword, condition) in rules.sorted(by: { $0.key < $1.key }) {
      guard let category = PluralCategory(keyword) else {
        throw .unexpectedData("'\(keyword)' is no plural category")
      }
      try set.small(Int(category.rawValue), "a plural category")
      try PluralPacker.pack(condition, into: &set)
    }
    if let offset = offsets[set.bytes] { return offset }
    let offset = bytes.count
    bytes.raw(set.bytes)
    offsets[set.bytes] = offset
    return offset
  }

  /// `i = 1 and v = 0 or t != 0`, what `e` and `c` are about settled first: they are zero.
  private static func pack(_ condition: String, into set: inout ByteWriter) throws(PackingError) {
    var conditions: [[Relation]] = []
    for part in condition.split(whole: "or") {
      var relations: [Relation] = []
      var isPossible = true
      for text in part.split(whole: "and") {
        let relation = try Relation(text)
        if let value = relation.constant {
          isPossible = isPossible && value
        } else {
          relations.append(relation)
        }
      }
      if isPossible { conditions.append(relations) }
    }
    try set.small(conditions.count, "conditions of '\(condition)'")
    for relations in conditions {
      try set.small(relations.count, "relations of '\(condition)'")
      for relation in relations { try relation.write(to: &set) }
    }
  }

  /// `n % 10 != 2..4,9`.
  private struct Relation {
    var operand: PluralOperand?
    var isNegated: Bool
    var modulus = 0
    var ranges: [ClosedRange<Int>] = []

    init(_ words: [Substring]) throws(PackingError) {
      let text = words.joined(separator: " ")
      var rest = words[...]
      let name = rest.popFirst() ?? ""
      switch name {
      case "n": operand = .n
      case "i": operand = .i
      case "v": operand = .v
      case "w": operand = .w
      case "f": operand = .f
      case "t": operand = .t
      case "e", "c": operand = nil
      default: throw .unexpectedData("'\(text)' starts with no plural operand")
      }
      if rest.first == "%" {
        rest.removeFirst()
        modulus = rest.popFirst().flatMap { Int($0) } ?? 0
      }
      let relation = rest.popFirst()
      isNegated = relation == "!="
      guard relation == "=" || isNegated, rest.count == 1, let list = rest.first else {
        throw .unexpectedData("'\(text)' is no plural relation")
      }
      for item in list.split(separator: ",") {
        let ends = item.split(separator: ".").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, first <= last, last < 1 << 21 else {
          throw .unexpectedData("'\(item)' in '\(text)' is no range")
        }
        ranges.append(first...last)
      }
    }

    /// Whether it holds, where it is about an exponent.
    var constant: Bool? {
      operand == nil ? ranges.contains { $0.contains(0) } != isNegated : nil
    }

    func write(to set: inout ByteWriter) throws(PackingError) {
      var (power, zeros) = (1, 0)
      while power < modulus {
        power *= 10
        zeros += 1
      }
      guard modulus == 0 || modulus == power else {
        throw .unexpectedData("the modulus \(modulus) of a plural relation is no power of ten")
      }
      try set.small(
        Int(operand?.rawValue ?? 0) | (isNegated ? 8 : 0) | zeros << 4, "a plural operand")
      try set.small(ranges.count, "ranges of a plural relation")
      for range in ranges {
        set.groups(range.lowerBound)
        set.groups(range.upperBound)
      }
    }
  }
}

extension ByteWriter {
  /// Appends a number in groups of six bits, all but the last marked.
  fileprivate mutating func groups(_ value: Int) {
    var rest = value
    while rest >= 64 {
      append(UInt64(rest & 0x3F | 0x40), bytes: 1)
      rest >>= 6
    }
    append(UInt64(rest), bytes: 1)
  }
}

extension PluralData {
  /// The conditions for an identifier by category, found as ICU finds them; empty for only `other`.
  func conditions(for identifier: String) -> [String: String] {
    var name = Substring(identifier)
    while true {
      if let set = locales[String(name)], let found = rules[set] { return found }
      guard let cut = name.lastIndex(of: "_") else { return [:] }
      name = name[..<cut]
    }
  }
}

extension StringProtocol {
  /// The words between occurrences of a word.
  fileprivate func split(whole word: String) -> [[Substring]] {
    Array(Substring(self).split(separator: " ")).split(whole: word)
  }
}

extension [Substring] {
  fileprivate func split(whole word: String) -> [[Substring]] {
    split(separator: Substring(word)).map { Array($0) }
  }
}
