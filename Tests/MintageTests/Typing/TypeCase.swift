import Testing

@testable import mintage_try

/// A row that says what a field shows after some keys.
struct TypeCase: Sendable, CustomTestStringConvertible {
  let row: CaseRow
  /// Configuration and keys as `mintage-try type` takes them.
  let config: String
  let keys: String
  /// What is expected; nil where the row does not say.
  let text: String?
  let caret: String?
  let value: String?

  var testDescription: String { "\(row.testDescription) \(config) \(keys)" }

  /// Why the row is decided differently; nil for one that has to pass.
  var reason: String? { TypeCase.reasons["\(row.file):\(row.line)"] }

  /// What the tool prints for the row, by column.
  var result: [String] {
    TypeCommand.result(of: config + "\t" + keys).split(
      separator: "\t", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// What of the result is not what the row expects; nil when all of it is.
  var difference: String? {
    let result = result
    guard result.count == 4 else { return result.joined(separator: " ") }
    if let text, spaced(result[0]) != spaced(text) { return "text \(result[0])" }
    if let caret, result[1] != caret { return "caret \(result[1]) in \(result[0])" }
    if let value, !isEqual(result[2], value) { return "value \(result[2])" }
    return nil
  }

  /// Rows write no-break spaces as plain ones where they do not care.
  private func spaced(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  /// Whether two plain decimals are the same number.
  private func isEqual(_ left: String, _ right: String) -> Bool {
    func trimmed(_ text: String) -> Substring {
      var text = text[...]
      guard text.contains(".") else { return text }
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
      return text
    }
    return trimmed(left) == trimmed(right)
  }
}

extension TypeCase {
  /// Reads a row of the files in `Cases/type`.
  init(_ row: CaseRow) {
    self.row = row
    if row.file == "type/bugreports" {
      (config, keys) = TypeCase.bugReport(row)
      let (shown, caret) = TypeCase.marked(row["right_value"])
      text = shown
      self.caret = caret
      value = row["value_or_minor"]
      return
    }
    let start = row["start_text"]
    let expected = row["expected_text"]
    (config, keys) = TypeCase.translated(row)
    let isUnchanged = expected == "(unchanged)"
    text =
      expected == "\\N" || expected == "(formatted)"
      ? nil : isUnchanged ? startText(start) : expected
    let caret = row["expected_caret"]
    self.caret = Int(caret) == nil ? nil : caret
    let value = row["expected_value"]
    self.value = value == "\\N" ? nil : value

    func startText(_ text: String) -> String { text == "(any)" ? "12" : text == "\\N" ? "" : text }
  }

  /// A text with its caret marked by `|`.
  private static func marked(_ text: String) -> (text: String, caret: String?) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (text, nil) }
    return (parts.joined(), String(parts[0].utf16.count))
  }

  private static func bugReport(_ row: CaseRow) -> (config: String, keys: String) {
    var items = ["typed=alwaysDecimal"]
    if !row["locale"].isEmpty { items.append("locale=\(row["locale"])") }
    if !row["currency"].isEmpty { items.append("currency=\(row["currency"])") }
    let options = row["options"]
    if options.contains("cents-first") { items.append("mode=cents") }
    if options.contains("no symbol") { items.append("symbol=0") }
    if options.contains("0 digits") { items.append("maxfd=0") }
    if options.contains("<=2 digits") { items.append("maxfd=2") }
    if options.contains(", 2 digits") { items.append("fraction=padded") }
    if options.contains("prefix $, group \".\"") {
      items += ["prefix=$", "group=.", "decimal=\\u002C"]
    }
    if options.contains("group space") { items += ["group=\\u0020", "plainspaces=1"] }
    let (text, caret) = marked(row["text"])
    if !text.isEmpty { items.append("start=\(text)") }
    if let caret { items.append("caret=\(caret)") }
    return (items.joined(separator: ";"), row["event"])
  }

  private static func translated(_ row: CaseRow) -> (config: String, keys: String) {
    var items = TypeConfigWords.items(of: row)
    var keys = row["event"]
    let start = row["start_text"]
    if start == "(any)" {
      items.append("start=12")
    } else if start != "\\N", !start.isEmpty {
      items.append("start=\(start)")
    }
    let selection = row["start_selection"]
    if Int(selection) != nil || selection.contains("-"), !start.isEmpty {
      items.append("caret=\(selection)")
    }
    if row.file == "type/numerictextfield" {
      // The seed takes either separator as a key, and binds what it shows.
      items.append("typed=alwaysDecimal")
      if keys.hasPrefix("{SetValue") { keys += "{Focus}" }
    }
    switch keys {
    // A library's own helpers, as what a field does for them.
    case "{Reformat}": keys = "{SetValue:\(start)}"
    case "{Shift}": keys = start
    case "{Value}" where row.file == "type/currencytext": keys = "{Paste:\(start)}"
    default: break
    }
    if !keys.isEmpty, keys != row["event"], row.file == "type/currencytext" {
      items.removeAll { $0.hasPrefix("start=") }
    }
    return (items.joined(separator: ";"), keys)
  }
}
