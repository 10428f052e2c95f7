/// Where a reader finds currencies' names, and what the style with names is made of.
struct NameReading: Sendable, BitwiseCopyable {
  let names: CurrencyNames
  let locale: LocaleIdentifier
  let options: StyleOptions

  /// Nil where there are no names.
  init?(_ names: CurrencyNames?, _ locale: LocaleIdentifier, _ options: StyleOptions) {
    guard let names else { return nil }
    self.names = names
    self.locale = locale
    self.options = options
  }
}

extension CurrencyReader {
  /// Whether the style with names writes an amount as just this text, as strict reading compares.
  ///
  /// The text is thus never taken apart by rules of its own, and plural forms are judged too.
  func isWrittenByName(_ amount: ExactDecimal, as text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let names else { return false }
    let style = AmountStyle(
      currency, in: names.locale, options: AmountOptions(names.options), tables: tokens.tables,
      names: names.names)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      do throws(WriteError) {
        let count = try unsafe style.write(amount, into: buffer)
        let written = unsafe UnsafeBufferPointer(rebasing: buffer[..<count])
        return unsafe FoldedText(text, isStrict: true).isEqual(
          to: FoldedText(written, isStrict: true))
      } catch {
        return false
      }
    }
  }
}

extension FoldedText {
  /// Whether both have the same folded code points.
  func isEqual(to other: FoldedText) -> Bool {
    var mine = scalar(at: 0)
    var theirs = other.scalar(at: 0)
    while mine.value == theirs.value, mine.value != FoldedText.end {
      mine = scalar(at: mine.end)
      theirs = other.scalar(at: theirs.end)
    }
    return mine.value == theirs.value && mine.value != FoldedText.malformed
  }
}
