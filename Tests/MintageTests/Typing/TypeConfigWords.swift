import Foundation

/// Translates the prose in which the outside files describe a field into `mintage-try type` items.
enum TypeConfigWords {
  static func items(of row: CaseRow) -> [String] {
    let words = row["config"]
    return switch row.file {
    case "type/react-number-format": separators(words)
    case "type/numerictextfield": numeric(words)
    case "type/magicalcurrencyinput": keypad(words, start: row["start_text"])
    default: currency(words)
    }
  }

  /// Reads what such a configuration says.
  ///
  /// `locale=de_DE, int digits<=6, fraction digits<=2, symbol none, plain text while editing`
  private static func numeric(_ words: String) -> [String] {
    var items = [
      "symbol=0", "grouping=0", "minfd=0", "round=half-up", "currency=EUR", "writerounded=1",
    ]
    for word in words.components(separatedBy: ", ") {
      if word.hasPrefix("locale=") { items.append(word) }
      if word.hasPrefix("int digits<=") { items.append("maxint=\(word.dropFirst(12))") }
      if word.hasPrefix("fraction digits<=") { items.append("maxfd=\(word.dropFirst(17))") }
    }
    return items
  }

  /// Reads what such a configuration says.
  ///
  /// `currency USD, locale en_US, custom keypad, decimal mode, fraction digits<=2, …`
  private static func keypad(_ words: String, start: String) -> [String] {
    let words = words.components(separatedBy: ", ")
    let currency = words[0].split(separator: " ")[1]
    let locale = words[1].split(separator: " ")[1]
    return ["currency=\(currency)", "locale=\(locale)", "minfd=0", "maxfd=2"]
      + (start.contains("$") ? [] : ["symbol=0"])
  }

  /// Reads what such a configuration says.
  ///
  /// `locale en_US, currency USD, cents-first (digits shift left), …` and `en_IE EUR, min -351, …`
  private static func currency(_ words: String) -> [String] {
    var items: [String] = []
    for word in words.replacing("(digits shift left)", with: "").components(separatedBy: ", ") {
      let parts = word.split(separator: " ").map(String.init)
      switch parts.first {
      case "locale": items.append("locale=\(parts[1])")
      case "currency": items.append("currency=\(parts[1])")
      case "cents-first", "insert": items.append("mode=cents")
      case "min": items += ["min=\(parts[1])", "negative=1"]
      case "max": items.append("max=\(parts[1])")
      case "negatives": items.append("negative=1")
      case "clears": items.append("blankzero=1")
      case "integer": items.append("maxint=\(parts[1].dropFirst("digits<=".count))")
      case "keyboard" where word.contains("punctuation"): items.append("negative=1")
      case "USD", "GBP", "EUR": items.append("currency=\(parts[0])")
      case "2": items += ["minfd=2", "maxfd=2", "symbol=0", "group="]
      case "1": items += ["minfd=1", "maxfd=1", "symbol=0", "group="]
      case "0": items += ["maxfd=0", "symbol=0", "group="]
      case .some(let first) where first.count == 5 && first.contains("_") || first == "de":
        items.append("locale=\(first)")
        if parts.count > 1 { items.append("currency=\(parts[1])") }
      default: break
      }
      if word.contains("no decimals") { items.append("maxfd=0") }
    }
    return items
  }

  /// Reads what such a configuration says.
  ///
  /// `decimal=',', group='.', prefix='$', exactly 3 decimals`
  private static func separators(_ words: String) -> [String] {
    var items = ["typed=alwaysDecimal", "round=half-up"]
    var (prefix, suffix, group, decimal) = ("", "", "", ".")
    var (least, most) = (0, 10)
    var rest = words[...]
    for (name, store) in [("prefix=", 0), ("suffix=", 1), ("group=", 2), ("decimal=", 3)] {
      guard let start = rest.range(of: name + "'"),
        let end = rest[start.upperBound...].firstIndex(of: "'")
      else { continue }
      let value = String(rest[start.upperBound..<end])
      switch store {
      case 0: prefix = value
      case 1: suffix = value
      case 2: group = value
      default: decimal = value
      }
    }
    rest = words.replacing("'", with: "")[...]
    for word in rest.components(separatedBy: ", ") {
      let parts = word.split(separator: " ")
      if word.hasPrefix("exactly"), let digits = Int(parts[1]) { (least, most) = (digits, digits) }
      if word.hasPrefix("<="), let digits = Int(parts[0].dropFirst(2)) { most = digits }
      if word == "0 decimals" { most = 0 }
      if word == "2 decimals" { (least, most) = (2, 2) }
      if word == "prefix + when positive" { prefix = "+" }
      if word.hasPrefix("app refuses values >=") { items.append("max=\(99.999)") }
      if word == "Indian groups" { (group, items) = (",", items + ["groupsize=3\\u002C2"]) }
      if word == "groups of four" { (group, items) = (",", items + ["groupsize=4"]) }
    }
    if !words.contains("no negatives") { items.append("negative=1") }
    if words.contains("exactly"), !words.contains("no leading zeros") {
      items.append("fraction=padded")
    }
    items += ["prefix=\(escaped(prefix))", "suffix=\(escaped(suffix))"]
    items += ["decimal=\(escaped(decimal))", "group=\(escaped(group))"]
    return items + ["minfd=\(least)", "maxfd=\(most)"]
  }

  /// A semicolon or an edge space would not survive in a configuration.
  private static func escaped(_ text: String) -> String {
    text.replacing(" ", with: "\\u0020")
  }
}
