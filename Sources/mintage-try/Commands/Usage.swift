/// What `--help` prints.
enum Usage {
  static var tool: String {
    """
    Tries Mintage's formatting, reading and typing of money from the command line.

    usage: mintage-try [VERB [ARGUMENTS]]

    verbs:
      format    format amounts, one or a line each
      parse     read amounts, one or a line each
      type      type into a currency field, a script a line
      field     type into a currency field at the terminal; also without a verb

    'mintage-try VERB --help' tells more about a verb.

    """
  }

  /// How the verb is written, also told after a mistake.
  static var formatSynopsis: String {
    """
    usage: mintage-try format LOCALE CURRENCY AMOUNT [OPTION ...]
           mintage-try format < LINES

    'mintage-try format --help' tells more.

    """
  }

  static var format: String {
    """
    Formats amounts as ICU does.

    usage: mintage-try format LOCALE CURRENCY AMOUNT [OPTION ...]
           mintage-try format < LINES

    Without arguments it reads lines of standard input,
      locale<TAB>currency<TAB>amount<TAB>options
    and prints one text for each, or '!' and the reason for one it cannot do. The options and
    their tab may be left out; an empty locale means en.

      LOCALE    de-CH, de_CH, ar-EG-u-nu-latn, zh_Hant@currency=TWD; unknown ones fall back
      CURRENCY  three letters, such as EUR
      AMOUNT    an exact decimal in major units, such as -1234.5 or 1e6; up to 38 digits
      OPTION    as below; in a line separated by ';' or spaces

    options:
    \(OptionKey.allCases.map(line).joined(separator: "\n"))

    Of minfd and maxfd, one alone moves the currency's digits as far as needed.

      $ mintage-try format de-CH CHF -1234.5
      CHF-1'234.50
      $ mintage-try format en-US USD -1234.5 accounting=1 display=code
      (USD 1,234.50)

    """
  }

  private static func line(_ key: OptionKey) -> String {
    "  \(key.rawValue)=\(key.values)\n      \(key.meaning)"
  }
}
