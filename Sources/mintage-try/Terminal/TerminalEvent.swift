/// What a person did at a terminal.
enum TerminalEvent: Equatable {
  /// One typed character.
  case text(String)
  /// Text that the terminal says was pasted.
  case paste(String)
  /// A key that edits the field or moves its caret.
  case key(NamedKey)
  case tab
  case backTab
  case enter
  case up
  case down
  case redraw
  case quit
}

extension TerminalEvent {
  /// What a control character does; nil for one that does nothing.
  init?(control: UInt8) {
    switch control {
    case 0x03, 0x1C: self = .quit
    case 0x01: self = .key(.selectAll)
    case 0x02: self = .key(.left)
    case 0x04: self = .key(.delete)
    case 0x05: self = .key(.end)
    case 0x06: self = .key(.right)
    case 0x08, 0x7F: self = .key(.backspace)
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x0B: self = .key(.lineDelete)
    case 0x0C: self = .redraw
    case 0x15: self = .key(.lineBackspace)
    case 0x17: self = .key(.wordBackspace)
    case 0x19: self = .key(.redo)
    case 0x1A, 0x1F: self = .key(.undo)
    default: return nil
    }
  }

  /// What an escape sequence means: its parameters and its last byte, as xterm sends them; nil for
  /// one that means nothing here.
  init?(parameters: [Int], final: UInt8) {
    let modifiers = parameters.count > 1 ? max(0, parameters[1] - 1) : 0
    let isShifted = modifiers & 1 != 0
    let isWord = modifiers & 6 != 0
    switch (final, parameters.first ?? 0) {
    case (UInt8(ascii: "A"), _): self = .up
    case (UInt8(ascii: "B"), _): self = .down
    case (UInt8(ascii: "C"), _):
      self = .key(isWord ? (isShifted ? .selectEnd : .end) : isShifted ? .selectRight : .right)
    case (UInt8(ascii: "D"), _):
      self = .key(isWord ? (isShifted ? .selectHome : .home) : isShifted ? .selectLeft : .left)
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7):
      self = .key(isShifted ? .selectHome : .home)
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8):
      self = .key(isShifted ? .selectEnd : .end)
    case (UInt8(ascii: "~"), 3): self = .key(isWord ? .wordDelete : .delete)
    case (UInt8(ascii: "Z"), _): self = .backTab
    default: return nil
    }
  }
}
