internal import MintageCore

/// A style that a package wants resolved: a locale, a currency, and options where they are not the
/// default.
///
///     en-US/USD
///     de-CH/CHF;form=accounting;fraction=cash
struct StyleRequest: Equatable {
  /// The identifier as ICU spells it.
  var locale: String
  var currency: String
  var options: StyleOptions
  /// The options as they were written, for names and messages.
  var words: [(key: String, value: String)]

  static func == (left: StyleRequest, right: StyleRequest) -> Bool {
    left.locale == right.locale && left.currency == right.currency && left.options == right.options
  }

  /// A request of these parts.
  init(
    locale: String, currency: String, options: StyleOptions = StyleOptions(),
    words: [(key: String, value: String)] = []
  ) {
    (self.locale, self.currency, self.options, self.words) = (locale, currency, options, words)
  }

  /// Reads a request and looks its locale and currency up.
  init(_ text: String, in snapshot: Snapshot) throws {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let pair = parts[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
      throw StyleRequestError(text: text, reason: "write LOCALE/CURRENCY, such as de-CH/CHF")
    }
    _ = try DataSelection.locale(pair[0], in: snapshot)
    currency = try DataSelection.currency(pair[1], among: Set(snapshot.currencies.keys))
    locale = LocaleIdentifier(pair[0]).description
    guard locale.utf8.allSatisfy({ $0 < 0x80 }), !locale.contains("@") else {
      throw StyleRequestError(
        text: text, reason: "keywords are written as options, such as ;numbers=latn")
    }
    options = StyleOptions()
    words = []
    for part in parts.dropFirst() {
      let word = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard word.count == 2, let option = StyleOption(rawValue: word[0]) else {
        throw StyleRequestError(
          text: text,
          reason: "'\(part)' is no option; there are "
            + StyleOption.allCases.map { "\($0.rawValue)=" }.joined(separator: ", "))
      }
      guard option.set(word[1], in: &options) else {
        throw StyleRequestError(
          text: text, reason: "'\(word[1])' is no \(option.rawValue); there are \(option.values)")
      }
      words.append((word[0], word[1]))
    }
    if let system = options.numberingSystem?.description,
      !["default", "native", "traditio", "finance"].contains(system),
      snapshot.numberingSystems[system]?.digits == nil
    {
      throw StyleRequestError(text: text, reason: "the data have no digits of '\(system)'")
    }
  }

  /// Reads requests; what is asked for twice is there once.
  static func list(_ words: [String], in snapshot: Snapshot) throws -> [StyleRequest] {
    var requests: [StyleRequest] = []
    for word in words {
      let request = try StyleRequest(word, in: snapshot)
      if !requests.contains(request) { requests.append(request) }
    }
    guard !requests.isEmpty else { throw SelectionError.empty("styles") }
    return requests
  }

  /// `usdEnUS`, `chfDeCHFormAccounting`: the constant of the style.
  var constant: String {
    var name = currency.lowercased()
    for (index, part) in locale.split(separator: "_").enumerated() {
      name +=
        index == 0 || part.count == 4
        ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }
    for (key, value) in words {
      for word in [key] + value.split(separator: "-").map(String.init) {
        name += word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return name
  }

  /// `de-CH/CHF;form=accounting`.
  var text: String {
    let identifier = locale.split(separator: "_").joined(separator: "-")
    return "\(identifier)/\(currency)" + words.map { ";\($0.key)=\($0.value)" }.joined()
  }
}

/// A style that cannot be resolved as it is written.
public struct StyleRequestError: Error, Equatable, CustomStringConvertible {
  var text: String
  var reason: String

  /// What is wrong with which style.
  public var description: String { "style '\(text)': \(reason)" }
}

/// What may be chosen about a style, named like the members of `StyleOptions`.
enum StyleOption: String, CaseIterable {
  case width, form, sign, grouping, fraction, rounding, numbers, resolution

  /// Sets the option; false for a value that it cannot have.
  func set(_ word: String, in options: inout StyleOptions) -> Bool {
    switch self {
    case .width: StyleOption.set(word, &options.width)
    case .form: StyleOption.set(word, &options.form)
    case .sign: StyleOption.set(word, &options.sign)
    case .grouping: StyleOption.set(word, &options.grouping)
    case .rounding: StyleOption.set(word, &options.rounding)
    case .resolution: StyleOption.set(word, &options.resolution)
    case .numbers:
      StyleOption.assign(NumberingSystem(word).map { .some($0) }, &options.numberingSystem)
    case .fraction: StyleOption.assign(StyleOption.fraction(word), &options.fractionDigits)
    }
  }

  /// The values, for messages.
  var values: String {
    switch self {
    case .width: StyleOption.names(SymbolWidth.self)
    case .form: StyleOption.names(CurrencyForm.self)
    case .sign: StyleOption.names(SignDisplay.self)
    case .grouping: StyleOption.names(Grouping.self)
    case .rounding: StyleOption.names(RoundingMode.self)
    case .resolution: StyleOption.names(Resolution.self)
    case .numbers: "the names of numbering systems, such as latn and arab"
    case .fraction: "currency, cash, iso, and digits such as 2 or 0-2"
    }
  }

  private static func fraction(_ word: String) -> FractionDigits? {
    switch word {
    case "currency": return .currency
    case "cash": return .cash
    case "iso": return .iso
    default:
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard 1...2 ~= ends.count, let first = ends[0], let last = ends[ends.count - 1],
        0...FractionDigits.limit ~= first, first...FractionDigits.limit ~= last
      else { return nil }
      return .range(minimum: first, maximum: last)
    }
  }

  private static func names<Value: CaseIterable>(_ type: Value.Type) -> String {
    type.allCases.map { "\($0)" }.joined(separator: ", ")
  }

  private static func set<Value: CaseIterable>(_ word: String, _ value: inout Value) -> Bool {
    assign(Value.allCases.first { "\($0)" == word }, &value)
  }

  private static func assign<Value>(_ found: Value?, _ value: inout Value) -> Bool {
    guard let found else { return false }
    value = found
    return true
  }
}
