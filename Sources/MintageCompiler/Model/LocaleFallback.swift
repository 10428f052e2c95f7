/// How ICU finds a locale for an identifier that has no bundle of its own.
///
/// The rule (ICU's `getParentLocaleID`, CLDR-15265): with variants, drop the last; with script and
/// region, drop the script if it is the default for language and region, else the region; with a
/// region alone, replace it by the script asked for or the default one; with a script alone, drop
/// it if it is the language's default, else root; a language alone goes to root.
public struct LocaleFallback: Equatable, Sendable {
  /// Legacy identifiers whose data is their target's: `iw` to `he`, `zh_TW` to `zh_Hant_TW`.
  public var aliases: [String: String]
  /// Default script by `language` or `language_REGION` (only where it differs from the language's),
  /// for every language that has a locale.
  public var defaultScripts: [String: String]
  /// Identifiers without a bundle that do not follow the rule: `pt_FR` to `pt_PT`.
  public var exceptions: [String: String]
  /// Three-letter language codes that ICU replaces by two-letter ones: `deu` to `de`; only
  /// languages that have a locale.
  public var languageAlpha3: [String: String]
}
