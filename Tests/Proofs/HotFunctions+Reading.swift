import Mintage
import MintageNames

/// Reads an amount, by symbol, code or name, strictly and leniently, and writes it again.
///
/// - Returns: The bytes written to `output`; negative where it is refused.
@c
public func mintage_read(
  _ text: UnsafePointer<UInt8>, _ count: Int32, _ output: UnsafeMutablePointer<UInt8>,
  _ capacity: Int32
) -> Int32 {
  let text = unsafe UnsafeBufferPointer(start: text, count: Int(count))
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  var reader = CurrencyReader(.usd, in: "en-US", names: .default)
  guard let amount = unsafe reader.read(utf8: text).amount else { return -1 }
  reader.mode = .strict
  let units = unsafe try? reader.minorUnits(utf8: text)
  guard units == nil || units == amount.minorUnits(scale: 2) else { return -2 }
  return unsafe (try? reader.style.write(amount, into: buffer)).map { Int32($0) } ?? -3
}
