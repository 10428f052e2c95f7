@testable import MintageCore
import Mintage
import MintageNames

/// Reads an input's bytes as an amount and checks what was read against every other way to read it.
func fuzzReading(_ input: inout FuzzInput) {
  var options = input.options()
  // Without signs −1 looks like 1, and nothing can read that back.
  if options.sign == .never { options.sign = .automatic }
  let code = input.pickCode()
  let locale = input.pickLocale()
  let mode: ReadingMode = input.byte() & 7 == 0 ? .strict : .lenient
  // Names are looked through one by one, which takes long.
  let names: CurrencyNames? = input.byte() & 31 == 0 ? .default : nil
  let reader = CurrencyReader(code, in: locale, options: options, mode: mode, names: names)
  // What is left is the text: as it is, or the style's own with some bytes replaced.
  var text =
    input.byte() & 1 == 0
    ? Array(input.rest)
    : names == nil
      ? ownText(reader.style, &input)
      : Array(
        AmountStyle(code, in: locale, options: AmountOptions(options), names: names)
          .string(minorUnits: input.amount()).utf8)
  for _ in 0..<input.byte() & 3 where !text.isEmpty {
    text[Int(input.byte()) % text.count] = input.byte()
  }
  text.withUnsafeBufferPointer { check(reader, $0) }
}

private func ownText(_ style: CurrencyStyle, _ input: inout FuzzInput) -> [UInt8] {
  var text = CurrencyText()
  style.write(minorUnits: input.amount(), into: &text)
  return text.withUTF8 { Array($0) }
}

private func check(_ reader: CurrencyReader, _ text: UnsafeBufferPointer<UInt8>) {
  let reading = reader.read(utf8: text)
  var strict = StrictReader(reader, text)
  let strictReading = strict.read()
  if let fast = reader.fastRead(text) {
    expect(strictReading == .amount(fast), "the fast path differs", reader, text)
  }
  if let amount = strictReading.amount {
    expect(reading.amount == amount, "strict and lenient differ", reader, text)
  }
  let units = try? reader.minorUnits(utf8: text)
  expect(
    units == reading.amount?.minorUnits(scale: reader.style.minorUnitDigits),
    "minor units differ", reader, text)
  guard let amount = reading.amount else { return }
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { memory in
    guard let count = try? reader.style.write(amount, into: memory) else {
      // Only amounts beyond the width of an increment cannot be written.
      return
    }
    let written = UnsafeBufferPointer(rebasing: memory[..<count])
    let again = reader.read(utf8: written).amount
    expect(again.map { isEqual($0, amount) } == true, "it reads back differently", reader, text)
  }
}

/// Whether two amounts are the same number with the same sign.
private func isEqual(_ left: ExactDecimal, _ right: ExactDecimal) -> Bool {
  guard left.isNegative == right.isNegative else { return false }
  var (coefficients, scales) = ((left.coefficient, right.coefficient), (left.scale, right.scale))
  while scales.0 > scales.1, coefficients.0.divide(by: 10) == 0 { scales.0 -= 1 }
  while scales.1 > scales.0, coefficients.1.divide(by: 10) == 0 { scales.1 -= 1 }
  return scales.0 == scales.1 && coefficients.0 == coefficients.1
}

private func expect(
  _ condition: Bool, _ fault: String, _ reader: CurrencyReader,
  _ text: UnsafeBufferPointer<UInt8>
) {
  guard !condition else { return }
  fatalError(
    """
    \(fault): \(String(decoding: text, as: UTF8.self).debugDescription) \(Array(text)) as \
    \(reader.currency): \(reader.read(utf8: text))
    """)
}

extension FuzzInput {
  mutating func pickCode() -> CurrencyCode {
    let codes: [CurrencyCode] = [
      .usd, .eur, .jpy, .kwd, .chf, .inr, .egp, .irr, .cve, .dkk, .mxn, .huf, .clf, .cny, .xxx,
      .mmk,
    ]
    return codes[Int(byte()) % codes.count]
  }

  mutating func pickLocale() -> LocaleIdentifier {
    let locales: [LocaleIdentifier] = [
      "en-US", "de", "fr", "de-CH", "ar-EG", "fa", "hi", "ja", "pt-CV", "sv", "zh-u-nu-hanidec",
      "ff-Adlm", "da", "fy", "nqo", "he", "es", "en-DE", "tok", "pl", "en-IN", "br", "es-MX", "luy",
    ]
    return locales[Int(byte()) % locales.count]
  }
}
