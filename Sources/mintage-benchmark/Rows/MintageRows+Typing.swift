import Mintage
import MintageEntry

/// Our own rows of typing: the whole engine, text and caret after every key.
extension MintageRows {
  static func typing(_ inputs: Inputs) -> [Row] {
    [row(.typing, "key", "a key, text and caret, en_US") { keys(.dollars, inputs) }]
      + Pair.all.dropFirst().map { pair in
        row(.typing, "key-\(pair.locale)-\(pair.code)", "a key, \(pair.locale) \(pair.code)") {
          keys(pair, inputs)
        }
      }
      + [
        row(.typing, "key-decimal", "a key, decimal-first, en_US") {
          keys(.dollars, inputs, mode: .decimalFirst)
        },
        row(.typing, "key-adlam", "a key, four-byte digits, ff_Adlm") {
          keys(Pair(locale: "ff_Adlm", code: "USD"), inputs)
        },
        row(.typing, "key-replace", "a key as text in UTF-8, en_US") { replacing(inputs) },
      ]
  }

  private static func keys(
    _ pair: Pair, _ inputs: Inputs, mode: EntryMode = .centsFirst
  ) -> Row.Body {
    { start, count in
      var entry = CurrencyEntry(pair.style, mode: mode)
      var text = EntryText()
      var sum = 0
      for index in start..<start &+ count {
        let key = inputs.keys[index]
        entry.press(key == 10 ? .backspace : .digit(key), into: &text)
        sum &+= text.count
      }
      return sum
    }
  }

  private static func replacing(_ inputs: Inputs) -> Row.Body {
    { start, count in
      var entry = CurrencyEntry(Pair.dollars.style, mode: .centsFirst)
      var text = EntryText()
      var sum = 0
      for index in start..<start &+ count {
        var key = inputs.keys[index]
        if key == 10 {
          entry.deleteBackward()
        } else {
          key += 0x30
          unsafe withUnsafePointer(to: key) { key in
            _ = unsafe entry.replaceSelection(with: UnsafeBufferPointer(start: key, count: 1))
          }
        }
        entry.write(into: &text)
        sum &+= text.count
      }
      return sum
    }
  }
}
