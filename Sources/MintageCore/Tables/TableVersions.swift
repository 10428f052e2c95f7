#if !hasFeature(Embedded)
/// What tables were made from.
public struct TableVersions: Hashable, Sendable {
  /// ICU's version, such as `78.3`.
  public var icu = ""
  /// CLDR's version as ICU reports it, such as `48.0`.
  public var cldr = ""
  /// Unicode's version, such as `17.0`.
  public var unicode = ""
  /// The date of the ISO 4217 list the minor units come from.
  public var iso4217 = ""
  /// A hash of the extracted data: dot releases change data without changing versions.
  public var data = ""
}

extension CurrencyTables {
  /// The versions the tables carry; allocates.
  public var versions: TableVersions {
    var versions = TableVersions()
    var key = ""
    var value = ""
    var isKey = true
    for offset in start(.info)..<start(.info) + rows(.info) {
      let scalar = Unicode.Scalar(bytes.byte(offset))
      if scalar == "=" {
        isKey = false
      } else if scalar == "\n" {
        versions.assign(value, to: key)
        (key, value, isKey) = ("", "", true)
      } else if isKey {
        key.unicodeScalars.append(scalar)
      } else {
        value.unicodeScalars.append(scalar)
      }
    }
    return versions
  }
}

extension TableVersions {
  fileprivate mutating func assign(_ value: String, to key: String) {
    switch key {
    case "icu": icu = value
    case "cldr": cldr = value
    case "unicode": unicode = value
    case "iso4217": iso4217 = value
    case "data": data = value
    default: break
    }
  }
}
#endif
