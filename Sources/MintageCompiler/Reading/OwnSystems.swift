/// Which numbering systems can differ from `latn` in a locale.
///
/// Root has every system, nearly all of them as a reference to whatever the locale has for
/// `latn`. So a system can differ only where some bundle on the way to root defines it, or where
/// root itself does (`arab`, `arabext`). Asking for the others would take most of the time.
final class OwnSystems {
  private let icu: ICULibrary
  private let list: LocaleListReader
  private var known: [String: Set<String>]

  /// - `inRoot`: the systems that differ from `latn` in root.
  init(_ icu: ICULibrary, inRoot: Set<String>) {
    self.icu = icu
    list = LocaleListReader(icu: icu)
    known = ["root": inRoot]
  }

  /// The systems defined by the bundle of `identifier` or one of its ancestors.
  func systems(of identifier: String) throws(ICUError) -> Set<String> {
    if let systems = known[identifier] { return systems }
    var systems: Set<String> = []
    if let parent = try list.parent(of: identifier) { systems = try self.systems(of: parent) }
    let bundle = try ResourceBundle(icu, .locales, identifier)
    systems.formUnion(bundle["NumberElements"]?.members.compactMap(\.key) ?? [])
    known[identifier] = systems
    return systems
  }
}
