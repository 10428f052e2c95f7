import Mintage
import MintageNames
import MintageNotation

/// The fields of one line: `locale<TAB>currency<TAB>amount<TAB>options`.
struct FormatLine {
  let locale: ByteText
  let currency: ByteText
  let amount: ByteText
  let options: ByteText

  /// Splits a line at its tabs; the options may be left out with their tab.
  init(_ line: ByteText) throws(Refusal) {
    let tab = UInt8(ascii: "\t")
    guard let first = line.firstIndex(of: tab, from: 0),
      let second = line.firstIndex(of: tab, from: first + 1)
    else {
      throw Refusal("line \(line): write locale, currency, amount and options between tabs")
    }
    let third = line.firstIndex(of: tab, from: second + 1) ?? line.count
    locale = line[0..<first]
    currency = line[first + 1..<second]
    amount = line[second + 1..<third]
    options = line[min(third + 1, line.count)..<line.count]
    guard options.firstIndex(of: tab, from: 0) == nil else {
      throw Refusal("line \(line): has more than four fields")
    }
  }

  /// The style the line asks for, apart from any cache.
  func resolve() throws(Refusal) -> LineStyle {
    guard let code = unsafe currency.withBytes({ unsafe CurrencyCode(utf8: $0) }) else {
      throw Refusal("currency \(currency): a code is three ASCII letters; write it like EUR")
    }
    let wanted = try OptionReader.read(options)
    // An empty field is English, the notation's default; `root` and `und` are root.
    let identifier: LocaleIdentifier =
      locale.isEmpty ? "en" : unsafe locale.withBytes { unsafe LocaleIdentifier(utf8: $0) }
    guard wanted.isDetailed else {
      return .plain(CurrencyStyle(code, in: identifier, options: wanted.options(for: code)))
    }
    if let named = wanted.skeletonCurrency, named != code {
      throw Refusal("currency \(currency): the skeleton says \(named); leave one out")
    }
    let style = AmountStyle(
      code, in: identifier, options: wanted.amountOptions(for: code),
      names: wanted.showsName ? .default : nil, notation: .default)
    return .detailed(
      DetailedStyle(style: style, showsParts: wanted.showsParts, upper: wanted.upper))
  }
}
