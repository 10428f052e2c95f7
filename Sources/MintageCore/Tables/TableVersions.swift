extension CurrencyTables {
  /// Calls `body` with each byte of a version that the tables carry, such as `icu`.
  ///
  /// - Parameter key: a line's key in the section of versions.
  /// - Complexity: O(*n*) in the bytes of the section; never allocates.
  package func forEachByte(ofVersion key: StaticString, _ body: (UInt8) -> Void) {
    let end = start(.info) + rows(.info)
    var line = start(.info)
    while line < end {
      var offset = line
      var isKey = true
      var isWanted = true
      while offset < end, bytes.byte(offset) != UInt8(ascii: "\n") {
        let byte = bytes.byte(offset)
        if !isKey {
          if isWanted { body(byte) }
        } else if byte == UInt8(ascii: "=") {
          isKey = false
          isWanted = isWanted && offset - line == key.utf8CodeUnitCount
        } else {
          let index = offset - line
          isWanted =
            unsafe isWanted && index < key.utf8CodeUnitCount && key.utf8Start[index] == byte
        }
        offset += 1
      }
      line = offset + 1
    }
  }
}

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
  /// The version of the amendments: the day of their last change; empty where there are none.
  public var amended = ""
  /// What the tables say besides what ICU says, such as `VED in VE from 2021-10-01`: facts that came
  /// after it or that it has wrong.
  public var amendments: [String] = []
  /// What an app's own tables keep, such as `13 of 907 locales, 12 of 309 currencies`; empty where
  /// nothing was left out.
  public var kept = ""
}

extension CurrencyTables {
  /// The versions the tables carry; allocates.
  public var versions: TableVersions {
    TableVersions(bytes, at: start(.info), count: rows(.info))
  }
}

extension TableVersions {
  /// Reads lines of key and value from a section of text.
  init(_ bytes: TableBytes, at start: Int, count: Int) {
    var key = ""
    var value = ""
    var isKey = true
    for offset in start..<start + count {
      let scalar = Unicode.Scalar(bytes.byte(offset))
      if scalar == "=" {
        isKey = false
      } else if scalar == "\n" {
        assign(value, to: key)
        (key, value, isKey) = ("", "", true)
      } else if isKey {
        key.unicodeScalars.append(scalar)
      } else {
        value.unicodeScalars.append(scalar)
      }
    }
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
    case "amended": amended = value
    case "amendment": amendments.append(value)
    case "kept": kept = value
    default: break
    }
  }
}
#endif
