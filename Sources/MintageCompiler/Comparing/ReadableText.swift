extension String {
  /// The text with plain spaces and without bidi marks, for where nothing can be turned around.
  var withPlainSpaces: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x2007, 0x202F: result.append(" ")
      case 0x061C, 0x200B, 0x200E, 0x200F: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text with plain spaces and without bidi marks, for a table that a person reads.
  ///
  /// Letters that would turn their line around are escaped, as in ``visible``; digits stay.
  var readable: String {
    var result = ""
    for scalar in withPlainSpaces.unicodeScalars {
      switch scalar.value {
      case 0x0660...0x066C, 0x06F0...0x06F9: result.unicodeScalars.append(scalar)
      default: result += String(scalar).visible
      }
    }
    return result
  }

  /// Two texts made readable; exact with escapes where the difference would not be seen.
  static func readable(_ old: String, _ new: String) -> (old: String, new: String) {
    let (before, after) = (old.readable, new.readable)
    return before == after ? (old.visible, new.visible) : (before, after)
  }
}

extension [String] {
  /// `de_AT, de_CH and 12 more`; all of them where at most `limit` are left out by no more than one.
  func listed(_ limit: Int) -> String {
    guard count > limit + 1 else { return joined(separator: ", ") }
    return self[..<limit].joined(separator: ", ") + " and \((count - limit).grouped) more"
  }
}
