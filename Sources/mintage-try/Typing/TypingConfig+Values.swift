import Mintage

extension TypingConfig {
  static func flag(_ value: String) -> Bool? { ["0": false, "1": true][value] }

  static func digits(_ value: String) -> Int? {
    Int(value).flatMap { 0...FractionDigits.limit ~= $0 ? $0 : nil }
  }

  static func rounding(_ value: String) -> RoundingMode? {
    [
      "half-even": .halfEven, "half-up": .halfUp, "half-down": .halfDown, "half-odd": .halfOdd,
      "half-ceiling": .halfCeiling, "half-floor": .halfFloor, "up": .up, "down": .down,
      "ceiling": .ceiling, "floor": .floor,
    ][value]
  }

  /// Every key with its values, as messages and the usage name them.
  static let table: [(key: String, values: String)] = [
    ("locale", "an identifier such as de-CH"),
    ("currency", "three letters"),
    ("mode", "decimal|cents"),
    ("maxint", "the most integer digits"),
    ("minfd", "0…20"),
    ("maxfd", "0…20"),
    ("min", "an amount such as -100.50"),
    ("max", "an amount such as 999.99"),
    ("negative", "0|1"),
    ("optional", "0|1"),
    ("blankzero", "0|1"),
    ("selectall", "0|1"),
    ("reenter", "0|1"),
    ("writerounded", "0|1"),
    ("atonce", "0|1"),
    ("symbol", "0|1"),
    ("display", "symbol|narrow|code|none"),
    ("grouping", "0|1, while editing; group= for never"),
    ("latin", "0|1"),
    ("plainspaces", "0|1"),
    ("width", "exact|minor"),
    ("fraction", "asTyped|padded"),
    ("typed", "alwaysDecimal|structural|strict"),
    ("paste", "refuse|locale|ask"),
    ("bare", "units|keys"),
    ("digits", "iso|cldr|cash"),
    ("round", "half-even|half-up|half-down|half-odd|half-ceiling|half-floor|up|down|ceiling|floor"),
    ("nu", "latn|arab|deva|…"),
    ("accounting", "0|1"),
    ("prefix", "at most 32 bytes"),
    ("suffix", "at most 32 bytes"),
    ("decimal", "one character"),
    ("group", "one character, or nothing for no groups"),
    ("groupsize", "3 or 3,2"),
    ("start", "the text the field begins with"),
    ("caret", "UTF-16 offsets: 3, 2-5 or end"),
  ]

  /// Keys whose empty value is a value.
  static let textKeys: Set<String> = ["prefix", "suffix", "group", "start"]

  static var keys: String { table.map(\.key).joined(separator: ", ") }

  static func values(of key: String) -> String {
    guard let row = table.first(where: { $0.key == key }) else { return "unknown key" }
    return "write \(key)=\(row.values)"
  }
}
