import Mintage
import MintageNames

/// Reads amounts from lines `locale<TAB>currency<TAB>text<TAB>options` one by one.
struct LineParser {
  /// The reader of the last line, since most lines ask for the same as the one before.
  private var key: [UInt8] = []
  private var outcome = Result<Parser, Refusal>.failure(Refusal(""))

  /// A reader and the form of its answers.
  private struct Parser {
    var reader: CurrencyReader
    var inMinorUnits: Bool
  }

  /// Appends what is read from a line, or `!` and the reason why there is nothing.
  mutating func parse(_ line: ByteText, into output: inout OutputBuffer) {
    do throws(Refusal) {
      output.append(try answer(to: line))
    } catch {
      output.append("!" + error.reason)
    }
  }

  /// What is read from a line.
  mutating func answer(to line: ByteText) throws(Refusal) -> String {
    let fields = try FormatLine(line)
    let key = LineParser.key(fields)
    if key != self.key {
      self.key = key
      outcome = Result { () throws(Refusal) in try LineParser.resolve(fields) }
    }
    let parser = try outcome.get()
    switch unsafe fields.amount.withBytes({ unsafe parser.reader.read(utf8: $0) }) {
    case .refused(let failure):
      throw Refusal("\(failure.reason.word) at byte \(failure.offset)")
    case .amount(let read):
      guard parser.inMinorUnits else { return read.amount.description }
      let scale = parser.reader.style.minorUnitDigits
      guard let units = read.amount.minorUnits(scale: scale) else {
        throw Refusal("\(ReadingReason.outOfRange.word) at byte 0")
      }
      return String(units)
    }
  }

  private static func key(_ fields: FormatLine) -> [UInt8] {
    var key: [UInt8] = []
    for field in [fields.locale, fields.currency, fields.options] {
      unsafe field.withBytes { unsafe key.append(contentsOf: $0) }
      key.append(UInt8(ascii: "\t"))
    }
    return key
  }

  private static func resolve(_ fields: FormatLine) throws(Refusal) -> Parser {
    var rest: [UInt8] = []
    let wanted = try ParseOptions(fields.options, rest: &rest)
    let style = try unsafe rest.withUnsafeBufferPointer { bytes throws(Refusal) in
      try unsafe OptionReader.read(ByteText(bytes))
    }
    let identifier: LocaleIdentifier =
      fields.locale.isEmpty
      ? "en" : unsafe fields.locale.withBytes { unsafe LocaleIdentifier(utf8: $0) }
    let code = try code(fields.currency)
    var options = style.options(for: code ?? .xxx)
    if code == nil {
      // A number without currency: by the locale's rules, with any fraction digits.
      options.width = .none
      options.resolution = .clean
      options.fractionDigits = .range(minimum: 0, maximum: FractionDigits.limit)
    }
    if wanted.isInteger { options.fractionDigits = .exactly(0) }
    let reader = CurrencyReader(
      code ?? .xxx, in: identifier, options: options, mode: wanted.mode,
      ambiguity: wanted.ambiguity, names: .default)
    return Parser(reader: reader, inMinorUnits: wanted.inMinorUnits)
  }

  /// The code of a field; nil for an empty one.
  private static func code(_ field: ByteText) throws(Refusal) -> CurrencyCode? {
    if field.isEmpty { return nil }
    guard let code = unsafe field.withBytes({ unsafe CurrencyCode(utf8: $0) }) else {
      throw Refusal("currency \(field): a code is three ASCII letters; write it like EUR")
    }
    return code
  }
}
