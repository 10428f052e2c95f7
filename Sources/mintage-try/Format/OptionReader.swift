import Mintage

/// Reads options such as `display=code; accounting=1; round=half-up`.
struct OptionReader {
  private var wanted = WantedStyle()
  private var given: Set<OptionKey> = []

  /// Reads a whole options field: `key=value` items between semicolons or spaces.
  static func read(_ text: ByteText) throws(Refusal) -> WantedStyle {
    var reader = OptionReader()
    var start = 0
    for index in 0...text.count where index == text.count || isSeparator(text[index]) {
      // A skeleton has spaces of its own.
      if index < text.count, text[index] == UInt8(ascii: " "), isSkeleton(text[start..<index]) {
        continue
      }
      if index > start { try reader.read(item: text[start..<index]) }
      start = index + 1
    }
    if reader.wanted.digits == .cash,
      reader.wanted.minimumFraction != nil || reader.wanted.maximumFraction != nil
    {
      throw Refusal("options \(text): cash digits exclude minfd and maxfd; leave one out")
    }
    // A skeleton says everything about the text itself.
    if reader.given.contains(.skeleton),
      let other = OptionKey.allCases.first(where: { reader.given.contains($0) && $0.isInSkeleton })
    {
      throw Refusal("options \(text): a skeleton excludes \(other.rawValue); leave one out")
    }
    return reader.wanted
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ")
  }

  private static func isSkeleton(_ item: ByteText) -> Bool {
    guard let equals = item.firstIndex(of: UInt8(ascii: "="), from: 0) else { return false }
    return OptionKey(OptionWord(item[0..<equals])) == .skeleton
  }

  private mutating func read(item: ByteText) throws(Refusal) {
    let equals = item.firstIndex(of: UInt8(ascii: "="), from: 0)
    let name = OptionWord(item[0..<(equals ?? item.count)])
    guard let key = OptionKey(name) else {
      if OptionKey.isPlanned(name) { throw Refusal("option \(item): not supported yet") }
      throw Refusal("option \(item): unknown; known are \(OptionKey.names)")
    }
    guard let equals else {
      throw Refusal("option \(item): has no value; write \(key.rawValue)=\(key.values)")
    }
    guard given.insert(key).inserted else {
      throw Refusal("option \(item): \(key.rawValue) is given twice")
    }
    let value = item[equals + 1..<item.count]
    guard try assign(key, OptionWord(value), value) else {
      throw Refusal("option \(item): write \(key.rawValue)=\(key.values)")
    }
  }

  /// Stores a value; false where it is none of the key's.
  private mutating func assign(
    _ key: OptionKey, _ word: OptionWord, _ text: ByteText
  ) throws(Refusal) -> Bool {
    switch key {
    case .display:
      if word.text == "name" { return set(\.isNamed, true) }
      return set(\.options.width, SymbolWidth(word))
    case .accounting:
      return set(\.options.form, word.flag.map { $0 ? .accounting : .standard })
    case .sign: return set(\.options.sign, SignDisplay(word))
    case .grouping: return set(\.options.grouping, Grouping(word))
    case .round: return set(\.options.rounding, RoundingMode(word))
    case .notation: return set(\.notation, Notation(word).map { Optional($0) })
    case .parts: return set(\.showsParts, word.flag)
    case .sig: return set(\.significant, AmountPrecision(significant: word).map { Optional($0) })
    case .to:
      let amount = try? unsafe text.withBytes { bytes throws(AmountError) in
        try unsafe ExactDecimal(parsing: bytes)
      }
      return set(\.upper, amount.map { Optional($0) })
    case .skeleton:
      do throws(SkeletonError) {
        wanted.skeleton = try unsafe text.withBytes { bytes throws(SkeletonError) in
          try unsafe AmountSkeleton(utf8: bytes)
        }
        return true
      } catch {
        let stem = text[error.offset..<error.offset + error.count]
        throw Refusal("option skeleton: the stem \(stem) \(error.reason)")
      }
    case .clean: return set(\.options.resolution, word.flag.map { $0 ? .clean : .parity })
    case .nu:
      let system = unsafe text.withBytes { unsafe NumberingSystem(utf8: $0) }
      return set(\.options.numberingSystem, system?.isKnown == true ? .some(system) : nil)
    case .minfd: return set(\.minimumFraction, word.digits.map { Optional($0) })
    case .maxfd: return set(\.maximumFraction, word.digits.map { Optional($0) })
    case .digits, .cash:
      let source =
        key == .digits ? WantedStyle.DigitSource(word) : word.flag.map { $0 ? .cash : .cldr }
      if given.isSuperset(of: [.digits, .cash]), source != wanted.digits {
        throw Refusal("option \(key.rawValue)=\(word.text): cash and digits contradict each other")
      }
      return set(\.digits, source)
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<WantedStyle, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    wanted[keyPath: path] = value
    return true
  }
}
