import Mintage
import MintageEntry

/// A field as a line describes it: `locale=de-DE;currency=EUR;mode=cents`.
struct TypingConfig {
  var locale = "en-US"
  var currency: CurrencyCode?
  var mode = EntryMode.decimalFirst
  var options = EntryOptions()
  var style = StyleOptions()
  var minimumFraction: Int?
  var maximumFraction: Int?
  var start: String?
  var caret: (Int, Int)?
  private var prefix: String?
  private var suffix: String?

  /// Reads a configuration; keys that are left out have the defaults of a hardware keyboard.
  init(_ text: String) throws(TypingError) {
    try apply(text)
  }

  /// Changes what the items of a text name.
  mutating func apply(_ text: String) throws(TypingError) {
    for item in text.split(separator: ";") {
      guard let equals = item.firstIndex(of: "=") else {
        throw TypingError("config \"\(item)\": write key=value")
      }
      let key = item[..<equals].filter { $0 != " " }
      var value = String(item[item.index(after: equals)...])
      let isText = TypingConfig.textKeys.contains(key)
      if !isText, key != "decimal" { value = value.filter { $0 != " " } }
      // An empty value leaves the default, where the empty text is none.
      if value.isEmpty, !isText {
        guard TypingConfig.table.contains(where: { $0.key == key }) else {
          throw TypingError.unknown(key, value)
        }
        continue
      }
      guard try assign(key, value) else {
        throw TypingError("config \"\(item)\": \(TypingConfig.values(of: key))")
      }
    }
    if prefix != nil || suffix != nil {
      guard let own = EntryAffixes(prefix: prefix ?? "", suffix: suffix ?? "") else {
        throw TypingError("config: prefix and suffix have at most 32 UTF-8 bytes each")
      }
      options.presentation.affixes = own
    }
  }

  /// The currency, by default that of the locale's region.
  var code: CurrencyCode {
    currency ?? LocaleIdentifier(locale).defaultCurrency() ?? .usd
  }

  /// The reader that the items describe, and with it the style.
  var resolvedReader: CurrencyReader {
    var wanted = style
    if minimumFraction != nil || maximumFraction != nil {
      let own = CurrencyStyle(code, in: LocaleIdentifier(locale), options: style)
      let maximum = maximumFraction ?? max(minimumFraction ?? 0, own.maximumFractionDigits)
      let minimum = minimumFraction ?? min(maximum, own.minimumFractionDigits)
      wanted.fractionDigits = .range(minimum: minimum, maximum: maximum)
    }
    return CurrencyReader(
      code, in: LocaleIdentifier(locale), options: wanted, tables: .default)
  }

  /// Stores a value; false where it is none of the key's.
  private mutating func assign(_ key: String, _ value: String) throws(TypingError) -> Bool {
    switch key {
    case "locale": locale = value
    case "currency":
      guard let code = CurrencyCode(value) else { return false }
      currency = code
    case "mode": return set(\.mode, ["decimal": .decimalFirst, "cents": .centsFirst][value])
    case "maxint": return set(\.options.maximumIntegerDigits, Int(value).map { .some($0) })
    case "minfd": return set(\.minimumFraction, TypingConfig.digits(value).map { .some($0) })
    case "maxfd": return set(\.maximumFraction, TypingConfig.digits(value).map { .some($0) })
    case "min": return set(\.options.minimum, ExactDecimal(value).map { .some($0) })
    case "max": return set(\.options.maximum, ExactDecimal(value).map { .some($0) })
    case "negative": return set(\.options.allowsNegative, TypingConfig.flag(value))
    case "optional": return set(\.options.isOptional, TypingConfig.flag(value))
    case "blankzero": return set(\.options.showsZeroAsBlank, TypingConfig.flag(value))
    case "selectall": return set(\.options.selectsAllOnFocus, TypingConfig.flag(value))
    case "reenter": return set(\.options.reentersOnFocus, TypingConfig.flag(value))
    case "writerounded": return set(\.options.writesRoundedOnFocus, TypingConfig.flag(value))
    case "atonce": return set(\.options.appliesOutsideAmounts, TypingConfig.flag(value))
    case "symbol":
      guard let flag = TypingConfig.flag(value) else { return false }
      style.width = flag ? .symbol : .none
    case "display":
      return set(
        \.style.width, ["symbol": .symbol, "narrow": .narrow, "code": .code, "none": .none][value])
    case "grouping":
      return set(\.options.presentation.groupsWhileEditing, TypingConfig.flag(value))
    case "latin": return set(\.options.presentation.usesLatinDigits, TypingConfig.flag(value))
    case "plainspaces": return set(\.options.presentation.usesPlainSpaces, TypingConfig.flag(value))
    case "width":
      return set(\.options.width, ["exact": .exactDecimal, "minor": .minorUnits][value])
    case "fraction":
      return set(\.options.fraction, ["asTyped": .asTyped, "padded": .padded][value])
    case "typed":
      return set(
        \.options.typedSeparator,
        ["alwaysDecimal": .alwaysDecimal, "structural": .structural, "strict": .strict][value])
    case "paste":
      return set(
        \.options.ambiguousInsertion,
        ["refuse": .ask, "ask": .ask, "locale": .localeReading][value])
    case "bare": return set(\.options.bareDigits, ["units": .wholeUnits, "keys": .keys][value])
    case "digits":
      return set(\.style.fractionDigits, ["cldr": .currency, "iso": .iso, "cash": .cash][value])
    case "round": return set(\.style.rounding, TypingConfig.rounding(value))
    case "nu": return set(\.style.numberingSystem, NumberingSystem(value).map { .some($0) })
    case "accounting":
      guard let flag = TypingConfig.flag(value) else { return false }
      style.form = flag ? .accounting : .standard
    case "prefix": prefix = try KeyScript.unescape(value)
    case "suffix": suffix = try KeyScript.unescape(value)
    case "decimal": return set(\.options.presentation.decimalSeparator, try separator(value))
    case "group":
      if value.isEmpty {
        options.presentation.grouping = EntryGrouping(primary: 0)
        return true
      }
      options.presentation.grouping = options.presentation.grouping ?? EntryGrouping(primary: 3)
      return set(\.options.presentation.groupingSeparator, try separator(value))
    case "groupsize":
      let sizes = try KeyScript.unescape(value).split(separator: ",").compactMap { Int($0) }
      guard 1...2 ~= sizes.count else { return false }
      options.presentation.grouping = EntryGrouping(
        primary: sizes[0], secondary: sizes.count > 1 ? sizes[1] : nil)
    case "start": start = try KeyScript.unescape(value)
    case "caret":
      guard let selection = KeyScript.selection(value) else { return false }
      caret = selection
    default:
      throw TypingError.unknown(key, value)
    }
    return true
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<TypingConfig, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private func separator(_ value: String) throws(TypingError) -> EntrySeparator?? {
    let text = try KeyScript.unescape(value)
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      let separator = EntrySeparator(scalar)
    else { return nil }
    return .some(separator)
  }
}
