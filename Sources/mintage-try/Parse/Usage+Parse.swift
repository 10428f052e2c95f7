extension Usage {
  /// How the verb is written, also told after a mistake.
  static var parseSynopsis: String {
    """
    usage: mintage-try parse LOCALE CURRENCY TEXT [OPTION ...]
           mintage-try parse < LINES

    'mintage-try parse --help' tells more.

    """
  }

  static var parse: String {
    """
    Reads amounts, and refuses instead of guessing.

    usage: mintage-try parse LOCALE CURRENCY TEXT [OPTION ...]
           mintage-try parse < LINES

    Without arguments it reads lines of standard input,
      locale<TAB>currency<TAB>text<TAB>options
    and prints the amount of each as a plain decimal, or '!' with the reason and the byte where it
    shows. An empty currency reads numbers.

    options, besides those of 'mintage-try format':
    \(ParseOptions.items.map { "  \($0.0)\n      \($0.1)" }.joined(separator: "\n"))

      $ mintage-try parse de-DE EUR '1.234,50 €'
      1234.50
      $ mintage-try parse fr-FR EUR 1.234
      mintage-try: ambiguous(1234, 1.234) at byte 1

    """
  }
}
