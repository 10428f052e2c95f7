// What Shop is without formatting.

/// Prints a pair.
func show(_ locale: StaticString, _ code: StaticString) {
  locale.withUTF8Buffer { put($0) }
  putchar(9)
  code.withUTF8Buffer { put($0) }
  putchar(10)
}

func put(_ bytes: UnsafeBufferPointer<UInt8>) {
  for byte in bytes { putchar(Int32(byte)) }
}

@_silgen_name("putchar") @discardableResult func putchar(_ byte: Int32) -> Int32

show("en-US", "USD")
show("de-DE", "EUR")
