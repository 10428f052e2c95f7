import Mintage
import MintageEntry

// The terminal places its own cursor where the text before it ends, so no width is computed here:
// it alone knows how wide it draws a character.
extension TerminalField {
  /// The screen, from its top left corner on, with the cursor where the caret is.
  var screen: String {
    let lines = [
      "\u{1B}[1mMintage\u{1B}[m  a currency field",
      "",
      setting("locale", .locale, field.config.locale) + "   "
        + setting("currency", .currency, field.config.code.description) + "   "
        + setting("mode", .mode, field.config.mode == .centsFirst ? "cents-first" : "decimal-first"),
      "",
      "  " + fieldLine,
      "",
      row("value", TypeCommand.value(field.entry.amount)),
      row("last key", message + (nanoseconds.map { ", \($0) ns" } ?? "")),
      row("last refusal", field.lastReason?.words ?? "none"),
      "",
      "\u{1B}[2mTab next setting   Enter commit   Ctrl-Z undo   Ctrl-Y redo   Ctrl-A select all",
      "Shift and arrows select   in a setting: arrows choose, or type   Ctrl-C quit\u{1B}[m",
    ]
    // Hidden while drawing; the saved position is the caret's.
    return "\u{1B}[?25l\u{1B}[H" + lines.map { $0 + "\u{1B}[K\r\n" }.joined() + "\u{1B}[J"
      + "\u{1B}8\u{1B}[?25h"
  }

  private static let saveCursor = "\u{1B}7"

  private func row(_ name: String, _ value: String) -> String {
    "  " + name + String(repeating: " ", count: 14 - name.count) + value
  }

  /// A setting; where it has the focus it is drawn reversed, and the cursor stands behind it.
  private func setting(_ name: String, _ focus: Focus, _ value: String) -> String {
    guard focus == self.focus else { return name + " " + value }
    let shown = draft.isEmpty ? value : draft
    return name + " \u{1B}[7m" + TerminalField.plain(shown) + "\u{1B}[m" + TerminalField.saveCursor
  }

  /// The field's text with its selection drawn reversed and the cursor at the head of it.
  private var fieldLine: String {
    let range = written.selection.utf8
    let head = written.selection.head.utf8
    let bytes = Array(written.description.utf8)
    func piece(_ range: Range<Int>) -> String {
      TerminalField.plain(String(decoding: bytes[range], as: UTF8.self))
    }
    let mark = focus == .field ? TerminalField.saveCursor : ""
    guard !bytes.isEmpty else {
      return mark + "\u{1B}[2m\(TerminalField.plain(field.entry.placeholder))\u{1B}[m"
    }
    let isHeadFirst = head == range.lowerBound
    return piece(0..<range.lowerBound) + (isHeadFirst ? mark : "")
      + (range.isEmpty ? "" : "\u{1B}[7m" + piece(range) + "\u{1B}[m")
      + (isHeadFirst ? "" : mark) + piece(range.upperBound..<bytes.count)
  }

  /// Text without control characters, which would move the cursor, and without bidi marks, at which
  /// some terminals stop and which the others do not show.
  private static func plain(_ text: String) -> String {
    let shown = text.unicodeScalars.filter {
      ![.control, .format].contains($0.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(shown))
  }
}
