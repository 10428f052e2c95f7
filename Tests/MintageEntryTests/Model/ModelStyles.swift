import Mintage

/// Styles whose looks are written down by hand, from what CLDR 48 says of them.
enum ModelStyles {
  struct Pick {
    var name: String
    var style: CurrencyStyle
    var look: ModelLook
  }

  static let all: [Pick] = [
    pick("en-US", .usd, positive: ("$", ""), negative: ("-$", "")),
    pick("en-US", .kwd, positive: ("KWD\u{A0}", ""), negative: ("-KWD\u{A0}", "")),
    pick("en-US", .jpy, positive: ("¥", ""), negative: ("-¥", "")),
    pick(
      "de-DE", .eur, positive: ("", "\u{A0}€"), negative: ("-", "\u{A0}€"), decimal: ",",
      grouping: "."),
    pick(
      "de-CH", .chf, positive: ("CHF\u{A0}", ""), negative: ("CHF-", ""), grouping: "'"),
    pick("hi-IN", .inr, positive: ("₹", ""), negative: ("-₹", ""), secondary: 2),
    pick(
      "es-ES", .eur, positive: ("", "\u{A0}€"), negative: ("-", "\u{A0}€"), decimal: ",",
      grouping: ".", minimum: 2),
    pick(
      "fy-NL", .eur, positive: ("€\u{A0}", ""), negative: ("€\u{A0}", "-"), decimal: ",",
      grouping: ".", signIsInFront: false),
    pick(
      "sv-SE", .sek, positive: ("", "\u{A0}kr"), negative: ("\u{2212}", "\u{A0}kr"),
      minus: "\u{2212}", decimal: ",", grouping: "\u{A0}"),
    pick(
      "ar-EG-u-nu-arab", .egp, positive: ("\u{200F}", "\u{A0}ج.م.\u{200F}"),
      negative: ("\u{61C}-\u{200F}", "\u{A0}ج.م.\u{200F}"), minus: "\u{61C}-", zero: 0x660,
      decimal: "\u{66B}", grouping: "\u{66C}"),
    pick(
      "ff-Adlm", .usd, positive: ("US$\u{A0}", ""), negative: ("-US$\u{A0}", ""), zero: 0x1E950,
      grouping: "\u{2E41}"),
  ]

  private static func pick(
    _ locale: LocaleIdentifier, _ currency: CurrencyCode, positive: (String, String),
    negative: (String, String), minus: String = "-", zero: UInt32 = 0x30, decimal: String = ".",
    grouping: String = ",", secondary: Int = 3, minimum: Int = 1, signIsInFront: Bool = true
  ) -> Pick {
    var look = ModelLook()
    look.positive = positive
    look.negative = negative
    look.minus = minus
    look.zeroDigit = zero
    look.decimal = decimal
    look.grouping = grouping
    look.secondary = secondary
    look.minimumGrouping = minimum
    look.signIsInFront = signIsInFront
    return Pick(
      name: "\(locale) \(currency)", style: CurrencyStyle(currency, in: locale), look: look)
  }
}
