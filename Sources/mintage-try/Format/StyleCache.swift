import Mintage

/// The styles of recent lines, by the bytes of locale, currency and options.
///
/// Batches repeat a few combinations in any order, or walk through all of them. A slot is found by
/// hash and simply replaced, so the cache neither grows nor has to be cleaned.
struct StyleCache {
  private struct Slot {
    var key: [UInt8] = []
    var outcome = Result<CurrencyStyle, Refusal>.failure(Refusal(""))
  }

  private var slots = [Slot](repeating: Slot(), count: 1 << 10)

  /// The style a line asks for, or why there is none.
  mutating func outcome(for line: FormatLine) -> Result<CurrencyStyle, Refusal> {
    let index = slot(of: line)
    if !line.hasKey(slots[index].key) {
      slots[index].key = line.key
      slots[index].outcome = Result { () throws(Refusal) in try line.resolve() }
    }
    return slots[index].outcome
  }

  private func slot(of line: FormatLine) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for field in [line.locale, line.currency, line.options] {
      for index in 0..<field.count { hash = (hash ^ UInt64(field[index])) &* 0x100_0000_01B3 }
      hash = (hash ^ 9) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}

extension FormatLine {
  /// The three fields with tabs between them.
  fileprivate var key: [UInt8] {
    var key: [UInt8] = []
    for field in [locale, currency, options] {
      unsafe field.withBytes { unsafe key.append(contentsOf: $0) }
      key.append(UInt8(ascii: "\t"))
    }
    return key
  }

  fileprivate func hasKey(_ key: [UInt8]) -> Bool {
    guard key.count == locale.count + currency.count + options.count + 3 else { return false }
    var offset = 0
    for field in [locale, currency, options] {
      for index in 0..<field.count where field[index] != key[offset + index] { return false }
      offset += field.count + 1
    }
    return true
  }
}
