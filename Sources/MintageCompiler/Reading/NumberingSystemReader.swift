internal import CICU

/// Reads numbering systems: their digits, and which one a locale uses.
struct NumberingSystemReader {
  let icu: ICULibrary

  /// Every numbering system, algorithmic ones without digits.
  func systems() throws(ICUError) -> [String: NumberingSystemRecord] {
    let names = unsafe try icu.strings("unumsys_openAvailableNames") { status in
      unsafe icu.record.pointee.call.unumsys_openAvailableNames(status)
    }
    let decimalDigits = try CodePointSet(icu, pattern: "[:digit:]")
    var systems: [String: NumberingSystemRecord] = [:]
    for name in names {
      let digits = try digits(of: name)
      systems[name] = NumberingSystemRecord(
        digits: digits,
        digitsAreDecimal: digits.map { $0.unicodeScalars.allSatisfy(decimalDigits.contains) }
          ?? false)
    }
    return systems
  }

  /// The system ICU chooses for an identifier, which may ask for one with `@numbers=`.
  func name(for identifier: String) throws(ICUError) -> String {
    let system = unsafe try icu.call("unumsys_open", identifier) { status in
      unsafe icu.record.pointee.call.unumsys_open(identifier, status)
    }
    guard let system = unsafe system else {
      throw .failed(function: "unumsys_open", subject: identifier, code: "null")
    }
    defer { unsafe icu.record.pointee.call.unumsys_close(system) }
    return unsafe String(cString: icu.record.pointee.call.unumsys_getName(system))
  }

  private func digits(of name: String) throws(ICUError) -> String? {
    let system = unsafe try icu.call("unumsys_openByName", name) { status in
      unsafe icu.record.pointee.call.unumsys_openByName(name, status)
    }
    guard let system = unsafe system else { return nil }
    defer { unsafe icu.record.pointee.call.unumsys_close(system) }
    guard unsafe icu.record.pointee.call.unumsys_isAlgorithmic(system) == 0 else { return nil }
    var units = [UInt16](repeating: 0, count: 64)
    let length = unsafe try icu.call("unumsys_getDescription", name) { status in
      unsafe units.withUnsafeMutableBufferPointer { buffer in
        unsafe icu.record.pointee.call.unumsys_getDescription(
          system, buffer.baseAddress, Int32(buffer.count), status)
      }
    }
    return String(decoding: units[..<Int(length)], as: UTF16.self)
  }
}
