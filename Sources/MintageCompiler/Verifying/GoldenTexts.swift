/// A file of texts that ICU printed, for people to read and for tests to compare with.
public struct GoldenTexts: Equatable, Sendable {
  /// The version of the ICU that printed the texts.
  public var icu: String
  /// What each column shows.
  public var columns: [Column]
  /// The texts, by locale and currency.
  public var rows: [Row]

  /// A style and an amount.
  public struct Column: Equatable, Sendable {
    /// The style's name.
    public var style: String
    /// The amount in ASCII.
    public var amount: String
  }

  /// One currency in one locale.
  public struct Row: Equatable, Sendable {
    /// The locale's identifier.
    public var locale: String
    /// The currency's code.
    public var currency: String
    /// A text for each column.
    public var texts: [String]
  }

  static let columns = [
    Column(style: "symbol", amount: "1234567.895"), Column(style: "symbol", amount: "-1234.5"),
    Column(style: "symbol-accounting", amount: "-1234.5"), Column(style: "narrow", amount: "12"),
    Column(style: "code", amount: "-0.001"), Column(style: "none", amount: "999999.9"),
    Column(style: "cash", amount: "12345.678"), Column(style: "always", amount: "0"),
  ]

  /// The sixty locales with the most speakers and the most unusual rules.
  static let locales = [
    "root", "am_ET", "ar_AE", "ar_EG", "ar_SA", "bg_BG", "bn_BD", "ca_ES", "cs_CZ", "da_DK",
    "de_AT", "de_CH", "de_DE", "el_GR", "en_AU", "en_CA", "en_DE", "en_GB", "en_IN", "en_US",
    "en_US_POSIX", "en_ZA", "es_ES", "es_MX", "et_EE", "fa_IR", "ff_Adlm_GN", "fi_FI", "fr_CA",
    "fr_CH", "fr_FR", "he_IL", "hi_IN", "hr_HR", "hu_HU", "id_ID", "it_IT", "ja_JP", "kn_IN",
    "ko_KR", "mr_IN", "my_MM", "nb_NO", "ne_NP", "nl_NL", "pl_PL", "pt_BR", "pt_CV", "pt_PT",
    "ru_RU", "sr_Latn_RS", "sv_SE", "sw_KE", "ta_IN", "th_TH", "tr_TR", "uk_UA", "ur_PK",
    "vi_VN", "zh_Hans_CN", "zh_Hant_TW",
  ]

  static let currencies = [
    "AED", "AUD", "BGN", "BRL", "CAD", "CHF", "CLF", "CLP", "CNY", "CVE", "CZK", "DKK", "EGP",
    "EUR", "GBP", "HUF", "ILS", "INR", "IQD", "JPY", "KRW", "KWD", "MXN", "PLN", "RUB", "SEK",
    "TRY", "TWD", "USD", "XAF", "XXX",
  ]
}

extension GoldenTexts {
  /// What an ICU prints.
  init(_ icu: ICULibrary) throws(ICUError) {
    self.init(icu: icu.version.description, columns: Self.columns, rows: [])
    for locale in Self.locales {
      for currency in Self.currencies {
        var texts: [String] = []
        for column in columns {
          guard let style = ConformanceStyle.named(column.style) else { continue }
          let skeleton = style.skeleton(currency: currency, minorUnitDigits: 0)
          let formatter = try ICUFormatter(icu, skeleton: skeleton, locale: locale)
          texts.append(try formatter.string(decimal: column.amount))
        }
        rows.append(Row(locale: locale, currency: currency, texts: texts))
      }
    }
  }

  /// The file's text, with what cannot be seen or turns a line around as `\u{…}`.
  public var text: String {
    var lines = [
      "# Printed by ICU \(icu); written by `mintagec goldens`, do not edit.",
      "# Characters that cannot be seen or are written from right to left stand as \\u{hexadecimal}.",
      "# icu\t\(icu)",
      (["locale", "currency"] + columns.map { "\($0.style) \($0.amount)" })
        .joined(separator: "\t"),
    ]
    for row in rows {
      lines.append(
        ([row.locale, row.currency] + row.texts.map(\.visible)).joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file's text; nil if it is damaged.
  public init?(text: String) {
    var icu = ""
    var columns: [Column] = []
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      if line.hasPrefix("#") {
        if fields[0] == "# icu", fields.count == 2 { icu = fields[1] }
      } else if columns.isEmpty {
        columns = fields.dropFirst(2).map { field in
          let parts = field.split(separator: " ").map(String.init)
          return Column(style: parts[0], amount: parts.last ?? "")
        }
      } else {
        let texts = fields.dropFirst(2).compactMap(\.readingVisible)
        guard texts.count == columns.count else { return nil }
        rows.append(Row(locale: fields[0], currency: fields[1], texts: texts))
      }
    }
    guard !icu.isEmpty, !rows.isEmpty else { return nil }
    self.init(icu: icu, columns: columns, rows: rows)
  }
}
