extension String {
  /// The text with backslashes, and all that has no shape or turns its line around, as `\u{…}`.
  ///
  /// By fixed ranges and not by the toolchain's Unicode, so that files stay the same.
  var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "\\" || JSONWriter.isInvisible(scalar) || scalar.isRightToLeft {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that ``visible`` was made from; nil for a backslash that begins no `\u{…}`.
  var readingVisible: String? {
    var result = ""
    var rest = self[...]
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[backslash...]
      guard rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}"),
        let value = UInt32(rest[..<end].dropFirst(3), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      result.unicodeScalars.append(scalar)
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to a script that is written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
