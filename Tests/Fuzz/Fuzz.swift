import MintageCore
import Mintage

/// What libFuzzer calls with each input: reads it as a text, edits a field by it, damages tables by
/// it, or writes amounts in a style by the bytes, by the kernel and by the reference.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  #if ONLY_WRITING
  let kind: UInt8 = 0
  #elseif ONLY_READING
  let kind: UInt8 = 1
  #elseif ONLY_ENTRY
  let kind: UInt8 = 2
  #elseif ONLY_TABLES
  let kind: UInt8 = 5
  #else
  let kind = input.byte() & 7
  #endif
  switch kind {
  case 1, 3:
    fuzzReading(&input)
    return 0
  case 2, 6:
    fuzzEntry(&input)
    return 0
  case 5, 7:
    fuzzTables(&input)
    return 0
  default: break
  }
  let options = input.options()
  let code = CurrencyCode(input.letter(), input.letter(), input.letter()) ?? .xxx
  let amounts = [input.amount(), input.amount(), input.amount()]
  // What is left is the identifier, in whatever bytes.
  let identifier = input.rest
  let locale = LocaleIdentifier(utf8: identifier)
  let style = CurrencyStyle(code, in: locale, options: options)
  // A style whose texts are longer than a text can be has no reference.
  guard let naive = try? NaiveStyle(style) else { return 0 }
  for amount in amounts {
    let expected = naive.text(amount)
    var text = CurrencyText()
    style.write(minorUnits: amount, into: &text)
    let written = text.withUTF8 { Array($0) }
    guard written == expected else {
      fatalError(
        """
        differs from the reference: '\(text)' instead of \
        '\(String(decoding: expected, as: UTF8.self))' for \(amount) in \(locale) \(code) \(options)
        """)
    }
    check(style, amount, expected)
  }
  return 0
}

/// Writes into a buffer of just the size, which the sanitizer guards.
private func check(_ style: CurrencyStyle, _ amount: Int64, _ expected: [UInt8]) {
  guard !expected.isEmpty else { return }
  let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: expected.count)
  defer { buffer.deallocate() }
  let count = try? style.write(minorUnits: amount, into: buffer)
  guard count == expected.count, buffer.elementsEqual(expected) else {
    fatalError("the buffer differs from the reference for \(amount) in \(style.currency)")
  }
}
