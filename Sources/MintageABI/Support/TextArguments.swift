internal import CMintage
internal import MintageCore

/// The bytes of a text that the caller gave with its count, or with `MINTAGE_NUL`.
@inline(__always)
@unsafe
func input(
  _ text: UnsafePointer<CChar>?, _ count: Int
) throws(Failure) -> UnsafeBufferPointer<UInt8> {
  guard let text = unsafe text else {
    guard count == 0 else { throw .argument }
    return unsafe UnsafeBufferPointer(start: nil, count: 0)
  }
  let bytes = unsafe UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  if count >= 0 { return unsafe UnsafeBufferPointer(start: bytes, count: count) }
  // `SIZE_MAX`: as `strlen`, of which an Embedded program may have none.
  guard count == -1 else { throw .argument }
  var end = 0
  while unsafe bytes[end] != 0 { end += 1 }
  return unsafe UnsafeBufferPointer(start: bytes, count: end)
}

/// A currency by its three letters.
@unsafe
func currencyCode(_ text: UnsafePointer<CChar>?, _ count: Int) throws(Failure) -> CurrencyCode {
  guard let code = try unsafe CurrencyCode(utf8: input(text, count)) else {
    throw Failure(MINTAGE_ERROR_CURRENCY)
  }
  return code
}

/// A locale by its identifier.
@unsafe
func localeIdentifier(
  _ text: UnsafePointer<CChar>?, _ count: Int
) throws(Failure) -> LocaleIdentifier {
  try unsafe LocaleIdentifier(utf8: input(text, count))
}

/// Three letters and a NUL.
func letters(_ code: CurrencyCode) -> (CChar, CChar, CChar, CChar) {
  let (first, second, third) = code.letters
  return (
    CChar(truncatingIfNeeded: first), CChar(truncatingIfNeeded: second),
    CChar(truncatingIfNeeded: third), 0
  )
}

/// Calls `body` with the bytes of a fixed array of characters, up to its first zero.
@inline(__always)
func withText<Characters, Result>(
  _ characters: Characters, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
) throws(Failure) -> Result {
  try unsafe withUnsafeBytes(of: characters) { bytes throws(Failure) in
    var count = 0
    while count < bytes.count, unsafe bytes[count] != 0 { count += 1 }
    return try unsafe body(
      UnsafeBufferPointer(
        start: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count: count))
  }
}
