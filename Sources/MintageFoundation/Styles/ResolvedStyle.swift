import Mintage
import MintageCore

/// What a format style writes with: the kernel of plain amounts where it is enough.
enum ResolvedStyle: Sendable {
  case plain(CurrencyStyle)
  case full(AmountStyle)

  init(
    _ currency: CurrencyCode, _ locale: LocaleIdentifier, _ options: AmountOptions,
    _ tables: FurtherTables
  ) {
    if tables.names == nil, options == AmountOptions(options.style) {
      self = .plain(CurrencyStyle(currency, in: locale, options: options.style))
    } else {
      self = .full(
        AmountStyle(
          currency, in: locale, options: options, names: tables.names, notation: tables.notation))
    }
  }

  /// The scale of amounts in minor units.
  var minorUnitDigits: Int {
    switch self {
    case .plain(let style): style.minorUnitDigits
    case .full(let style): style.minorUnitDigits
    }
  }

  /// The text of an amount; nil where it would be rounded and must not be.
  func string(_ amount: ExactDecimal) -> String? {
    switch self {
    case .plain(let style):
      var text = CurrencyText()
      do throws(WriteError) {
        try style.write(amount, into: &text)
        return text.string
      } catch {
        return ResolvedStyle.longString(style, amount, error)
      }
    case .full(let style): return try? style.string(amount)
    }
  }

  /// The text of an amount of more bytes than a `CurrencyText` holds, as 38 digits of four bytes are.
  @inline(never)
  private static func longString(
    _ style: CurrencyStyle, _ amount: ExactDecimal, _ error: WriteError
  ) -> String? {
    guard case .bufferTooSmall = error else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { buffer in
      guard let count = unsafe try? style.write(amount, into: buffer) else { return nil }
      return unsafe String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }
}
