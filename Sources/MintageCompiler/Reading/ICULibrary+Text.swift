internal import CICU

/// Text in and out of ICU, and the small questions answered by one call.
extension ICULibrary {
  /// The package that holds a tree of bundles; nil is ICU's main one.
  func packageName(of tree: ResourceBundle.Tree) -> String? {
    switch tree {
    case .locales: nil
    case .currencies: "icudt\(version.major)\(Self.byteOrderLetter)-curr"
    }
  }

  /// ICU names its data after the byte order they are stored in.
  private static let byteOrderLetter = UInt16(littleEndian: 1) == 1 ? "l" : "b"

  /// A locale function's answer, such as `uloc_addLikelySubtags`'.
  func localeText(
    _ function: StaticString, _ identifier: String,
    _ body: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) throws(ICUError) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var status: Int32 = 0
    let length = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int32(0) }
      return unsafe body(start, Int32(buffer.count), &status)
    }
    guard status <= 0, Int(length) < buffer.count else {
      throw .failed(function: "\(function)", subject: identifier, code: errorName(status))
    }
    return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// An identifier in ICU's spelling, without keywords.
  func baseName(_ identifier: String) throws(ICUError) -> String {
    unsafe try localeText("uloc_getBaseName", identifier) { buffer, capacity, status in
      unsafe record.pointee.call.uloc_getBaseName(identifier, buffer, capacity, status)
    }
  }

  /// An identifier in ICU's spelling, POSIX codeset and modifier translated.
  func canonicalized(_ identifier: String) throws(ICUError) -> String {
    unsafe try localeText("uloc_canonicalize", identifier) { buffer, capacity, status in
      unsafe record.pointee.call.uloc_canonicalize(identifier, buffer, capacity, status)
    }
  }

  /// An identifier with the script and region that are likely.
  func addingLikelySubtags(_ identifier: String) throws(ICUError) -> String {
    unsafe try localeText("uloc_addLikelySubtags", identifier) { buffer, capacity, status in
      unsafe record.pointee.call.uloc_addLikelySubtags(identifier, buffer, capacity, status)
    }
  }

  /// The ISO 639 alpha-3 code of a language, or an empty string.
  func alpha3(ofLanguage language: String) -> String {
    unsafe String(cString: record.pointee.call.uloc_getISO3Language(language))
  }

  /// The ISO 3166 alpha-3 code of a region, or an empty string.
  func alpha3(ofRegion region: String) -> String {
    unsafe String(cString: record.pointee.call.uloc_getISO3Country("und_\(region)"))
  }

  /// All two-letter regions ICU has heard of.
  var isoRegions: [String] { unsafe strings(record.pointee.call.uloc_getISOCountries()) }

  private func strings(_ list: cicu_names) -> [String] {
    var result: [String] = []
    var next = unsafe list
    while let text = unsafe next.pointee {
      unsafe result.append(String(cString: text))
      unsafe next += 1
    }
    return result
  }

  /// The identifiers of all available locales, without root.
  var availableLocales: [String] {
    unsafe (0..<record.pointee.call.uloc_countAvailable()).map { index in
      unsafe String(cString: record.pointee.call.uloc_getAvailable(index))
    }
  }

  /// The identifiers that ICU keeps only for older programs.
  func legacyAliases() throws(ICUError) -> [String] {
    let onlyLegacyAliases: UInt32 = 1
    return unsafe try strings("uloc_openAvailableByType") { status in
      unsafe record.pointee.call.uloc_openAvailableByType(onlyLegacyAliases, status)
    }
  }

  /// All strings of an enumeration that `open` makes.
  func strings(
    _ function: StaticString, _ open: (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  ) throws(ICUError) -> [String] {
    guard let list = unsafe try call(function, "", open) else { return [] }
    defer { unsafe record.pointee.call.uenum_close(list) }
    var result: [String] = []
    var length: Int32 = 0
    while let text = unsafe try call(
      "uenum_next", "\(function)", { unsafe record.pointee.call.uenum_next(list, &length, $0) })
    {
      unsafe result.append(String(cString: text))
    }
    return result
  }

  /// Runs `body` with a currency code as ICU wants it: UTF-16, ended by zero.
  func withCurrency<Result>(
    _ code: String, _ body: (UnsafePointer<UInt16>) -> Result
  ) -> Result {
    var units: (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)
    let letters = Array(code.utf16.prefix(3))
    if letters.count == 3 { units = (letters[0], letters[1], letters[2], 0) }
    return unsafe withUnsafePointer(to: &units) { pointer in
      unsafe pointer.withMemoryRebound(to: UInt16.self, capacity: 4) { unsafe body($0) }
    }
  }
}
