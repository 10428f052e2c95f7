/// Prints text without what `print` would link.
func put(_ text: StaticString) { text.withUTF8Buffer { put($0) } }

/// Prints UTF-8.
func put(_ bytes: UnsafeBufferPointer<UInt8>) {
  for byte in bytes { putchar(Int32(byte)) }
}

@_silgen_name("putchar") @discardableResult func putchar(_ byte: Int32) -> Int32
