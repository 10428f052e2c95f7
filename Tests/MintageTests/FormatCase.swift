import Testing

@testable import mintage_try

/// A row that says how an amount is written.
struct FormatCase: Sendable, CustomTestStringConvertible {
  let row: CaseRow
  let locale: String
  let currency: String
  let amount: String
  let options: String
  let expected: String

  init(_ row: CaseRow) {
    self.row = row
    locale = row["locale"]
    amount = row.columns["amount"] ?? row["text"]
    expected = row.columns["expected"] ?? row["right_value"]
    // Rows on rounding modes alone have neither currency nor pattern: whole numbers.
    let isNumber = row["currency"].isEmpty && row["options"].hasPrefix("roundingMode=")
    currency = isNumber ? "XXX" : row["currency"]
    options =
      isNumber
      ? row["options"].replacing("roundingMode=", with: "round=") + "; maxfd=0; display=none"
      : row["options"]
  }

  var testDescription: String {
    "\(row.testDescription) \(locale) \(currency) \(amount) \(options)"
  }

  /// What the command-line tool prints for the row.
  var result: String {
    var line = "\(locale)\t\(currency)\t\(amount)\t\(options)"
    return line.withUTF8 { bytes in
      var formatter = LineFormatter()
      var output = OutputBuffer()
      formatter.format(unsafe ByteText(bytes), into: &output)
      return unsafe output.withBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
    }
  }

  /// Why the row does not run; nil for one that has to pass.
  var excuse: String? {
    let items = options.split { $0 == ";" || $0 == " " }
    for (option, reason) in FormatCase.excuses where items.contains(where: { $0.hasPrefix(option) })
    {
      return reason
    }
    return nil
  }

  /// Options that ask for features to come, with the reason; the rows are counted.
  private static let excuses: [(option: Substring, reason: String)] = [
    ("display=name", "not yet: names"),
    ("notation=", "not yet: compact"),
    ("skeleton=", "not yet: skeletons"),
    ("pattern=", "not yet: patterns of UTS 35"),
    ("style=", "not yet: legacy ICU styles"),
    ("sig=", "not yet: significant digits"),
    ("positivePrefix=", "not yet: custom affixes"),
    ("override=", "not yet: symbol override"),
  ]
}
