// The smallest program that formats: what a static executable pays for the runtime.

import Mintage

var text = CurrencyText()
CurrencyStyle(.usd, in: "en-US").write(minorUnits: 123_456, into: &text)
text.withUTF8 { bytes in
  for byte in bytes { putchar(Int32(byte)) }
}
putchar(10)

@_silgen_name("putchar")
@discardableResult
func putchar(_ byte: Int32) -> Int32
