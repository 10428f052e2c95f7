/// One numbering system as the tables describe it.
struct NumberingSystemRow {
  var index: Int
  var zero: UInt32
  var flags: UInt8
  /// Whether its digits are Unicode decimal digits, which take currency spacing.
  var digitsAreDecimal: Bool { flags & 1 != 0 }
  /// Whether it writes numbers by rules, not digits; formatting then uses `latn`.
  var isAlgorithmic: Bool { flags & 2 != 0 }
  /// Whether its digits are not consecutive (`hanidec`).
  var isScattered: Bool { flags & 4 != 0 }
}

extension CurrencyTables {
  /// The numbering system of a row.
  @inline(__always)
  func numberingSystem(_ index: Int) -> NumberingSystemRow {
    let word = bytes.word(row(.numberingSystems, index) + 4)
    let zero =
      UInt32(truncatingIfNeeded: word >> 32 & 0x7F | word >> 33 & 0x3F80 | word >> 34 & 0x1F_C000)
    return NumberingSystemRow(
      index: index, zero: zero, flags: UInt8(truncatingIfNeeded: word >> 56))
  }

  /// The row of a numbering system's name, by binary search; nil for an unknown one.
  func rowOfNumberingSystem(_ name: UInt64) -> Int? {
    let wanted = name.byteSwapped
    var low = 0
    var high = rows(.numberingSystems)
    while low < high {
      let middle = (low + high) / 2
      let found = bytes.word(row(.numberingSystems, middle)).byteSwapped
      if found == wanted { return middle }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The number elements and the numbering system for a number set, by ICU's order: the system
  /// asked for, by name or as the locale's native, traditional or finance one, else the default.
  @inline(__always)
  func elements(
    numberSet: Int, system name: UInt64
  ) -> (elements: Int, system: NumberingSystemRow) {
    let set = row(.numberSets, numberSet)
    let word = bytes.word(set)
    var index = smallField(word, 0)
    switch name {
    case 0, NumberingSystem.default.name: break
    case NumberingSystem.native.name: index = smallField(word, 1)
    case NumberingSystem.traditional.name: index = smallField(word, 2)
    case NumberingSystem.finance.name: index = smallField(word, 3)
    default: index = rowOfNumberingSystem(name) ?? index
    }
    if index == smallField(word, 0) {
      return (field(word, 6), numberingSystem(index))
    }
    let system = numberingSystem(index)
    let latn = rowOfNumberingSystem(NumberingSystem.latin.name) ?? 0
    if system.isAlgorithmic || index == latn { return (field(word, 4), numberingSystem(latn)) }
    let elements =
      find(system: index, list: bytes.number(set + 8)) ?? find(system: index, list: 0)
    return (elements ?? field(word, 4), system)
  }

  private func find(system: Int, list: Int) -> Int? {
    let start = start(.numberLists) + list
    for entry in 0..<Int(bytes.byte(start)) {
      let offset = start + 1 + entry * 3
      if Int(bytes.byte(offset)) == system { return bytes.number(offset + 1) }
    }
    return nil
  }

  /// The own format of a currency in a locale's list: pattern, decimal, group (one-byte indexes).
  func ownFormat(
    currency: Int, list: Int
  ) -> (pattern: Int, decimal: Int, group: Int)? {
    guard list != 0, currency >= 0 else { return nil }
    let section = start(.ownFormats)
    let start = section + bytes.number(section + (list - 1) * 2)
    for entry in 0..<Int(bytes.byte(start)) {
      let offset = start + 1 + entry * 5
      guard bytes.number(offset) == currency else { continue }
      return (
        Int(bytes.byte(offset + 2)), Int(bytes.byte(offset + 3)), Int(bytes.byte(offset + 4))
      )
    }
    return nil
  }
}
