import Mintage

/// Formats lines one by one.
struct LineFormatter {
  private var styles = StyleCache()

  /// Appends the text for a line, or `!` and the reason why there is none.
  mutating func format(_ line: ByteText, into output: inout OutputBuffer) {
    do throws(Refusal) {
      try append(line, to: &output)
    } catch {
      output.append("! " + error.reason)
    }
  }

  /// Appends the text for a line.
  mutating func append(_ line: ByteText, to output: inout OutputBuffer) throws(Refusal) {
    let fields = try FormatLine(line)
    let style = try styles.outcome(for: fields).get()
    try write(fields.amount, in: style, into: &output)
  }

  private func write(
    _ text: ByteText, in style: CurrencyStyle, into output: inout OutputBuffer
  ) throws(Refusal) {
    let amount: ExactDecimal
    do throws(AmountError) {
      amount = try unsafe text.withBytes { bytes throws(AmountError) in
        try unsafe ExactDecimal(parsing: bytes)
      }
    } catch {
      throw Refusal("amount \(text): \(error)")
    }
    do throws(WriteError) {
      try output.append(amount, in: style)
    } catch {
      throw Refusal("amount \(text): \(error)")
    }
  }
}
