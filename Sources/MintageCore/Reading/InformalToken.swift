/// Texts that people write for currencies and that are no CLDR symbols.
struct InformalToken {
  let end: Int
  /// The codes it can stand for, one behind the other; the most likely first.
  private let codes: StaticString

  /// The informal text at `offset`; nil when there is none.
  init?(_ text: FoldedText, at offset: Int) {
    let first = text.scalar(at: offset)
    var end = first.end
    switch first.value {
    case 0x5186: codes = "JPY"  // 円
    case 0x5143: codes = "CNYTWDHKDMOP"  // 元
    case 0x5706: codes = "CNY"  // 圆
    case 0x5713: codes = "TWDHKDMOPJPY"  // 圓
    case 0xC6D0: codes = "KRWKPW"  // 원
    case 0x20A8: codes = "INRPKRLKRNPRMURSCR"  // ₨
    case 0xFDFC: codes = "IRRSARQAROMRYER"  // ﷼
    case 0x46, 0x53, 0x52:
      guard let word = InformalToken.word(text, at: offset) else { return nil }
      (codes, end) = word
    default: return nil
    }
    self.end = end
  }

  private static func word(_ text: FoldedText, at offset: Int) -> (StaticString, Int)? {
    let first = text.scalar(at: offset)
    let second = text.scalar(at: first.end)
    switch (first.value, second.value) {
    case (0x46, 0x72): return ("CHF", second.end)  // Fr
    case (0x52, 0x73): return ("INRPKRLKRNPRMURSCR", second.end)  // Rs
    case (0x53, 0x46):  // SFr
      let third = text.scalar(at: second.end)
      return third.value == 0x72 ? ("CHF", third.end) : nil
    default: return nil
    }
  }

  /// Whether it can stand for `currency`.
  func means(_ currency: CurrencyCode) -> Bool {
    for index in 0..<codes.utf8CodeUnitCount / 3 where code(index) == currency { return true }
    return false
  }

  /// The most likely of its currencies.
  var firstCurrency: CurrencyCode { code(0) }

  private func code(_ index: Int) -> CurrencyCode {
    let start = unsafe codes.utf8Start + index * 3
    return unsafe CurrencyCode(
      uncheckedPacked: UInt32(start[0]) | UInt32(start[1]) << 8 | UInt32(start[2]) << 16)
  }
}
