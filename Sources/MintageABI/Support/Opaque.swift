internal import CMintage
internal import MintageCore
internal import MintageEntry

/// A struct of the header that holds a value of Swift's.
///
/// It starts with a word that says which, so that one that was never filled in, or by another version,
/// is refused instead of used. The value follows at the next multiple of 16 bytes.
protocol Opaque {
  associatedtype Value: BitwiseCopyable
  static var kind: UInt64 { get }
}

/// Where the value starts.
private var valueOffset: Int { 16 }

extension Opaque {
  /// Whether the value has room; a test asks for every struct.
  @inline(__always)
  static var holdsValue: Bool {
    MemoryLayout<Value>.size <= MemoryLayout<Self>.size - valueOffset
      && MemoryLayout<Value>.alignment <= 16
  }
}

extension mintage_style: Opaque {
  typealias Value = CurrencyStyle
  static var kind: UInt64 { 0x3145_4C59_5453_4E4D }
}
extension mintage_amount_style: Opaque {
  typealias Value = AmountStyle
  static var kind: UInt64 { 0x314E_554F_4D41_4E4D }
}
extension mintage_reader: Opaque {
  typealias Value = CurrencyReader
  static var kind: UInt64 { 0x3152_4441_4552_4E4D }
}
extension mintage_entry: Opaque {
  typealias Value = CurrencyEntry
  static var kind: UInt64 { 0x3159_5254_4E45_4E4D }
}
extension mintage_inverse: Opaque {
  typealias Value = EntryInverse
  static var kind: UInt64 { 0x3153_5256_4E49_4E4D }
}
extension mintage_style_inverse: Opaque {
  typealias Value = EntryStyleInverse
  static var kind: UInt64 { 0x3253_5256_4E49_4E4D }
}

/// The value inside a struct.
///
/// - Throws: for null, for an address that is no multiple of 16, and for a struct not filled in.
@inline(__always)
@unsafe
func opened<Storage: Opaque>(
  _ storage: UnsafePointer<Storage>?
) throws(Failure) -> UnsafePointer<Storage.Value> {
  guard let storage = unsafe storage, UInt(bitPattern: storage) & 15 == 0 else {
    throw .argument
  }
  let address = unsafe UnsafeRawPointer(storage)
  guard unsafe address.load(as: UInt64.self) == Storage.kind else {
    throw Failure(MINTAGE_ERROR_NOT_RESOLVED)
  }
  return unsafe (address + valueOffset).assumingMemoryBound(to: Storage.Value.self)
}

/// The value inside a struct, to change it.
@inline(__always)
@unsafe
func opened<Storage: Opaque>(
  _ storage: UnsafeMutablePointer<Storage>?
) throws(Failure) -> UnsafeMutablePointer<Storage.Value> {
  let value = try unsafe opened(UnsafePointer(storage))
  return unsafe UnsafeMutablePointer(mutating: value)
}

/// Fails unless a struct can be filled in.
@inline(__always)
@unsafe
func check<Storage: Opaque>(_ storage: UnsafeMutablePointer<Storage>?) throws(Failure) {
  guard let storage = unsafe storage, UInt(bitPattern: storage) & 15 == 0 else {
    throw .argument
  }
}

/// Fills a struct in.
@inline(__always)
@unsafe
func fill<Storage: Opaque>(
  _ storage: UnsafeMutablePointer<Storage>?, with value: Storage.Value
) throws(Failure) {
  precondition(Storage.holdsValue)
  try unsafe check(storage)
  let address = UnsafeMutableRawPointer(storage)
  unsafe address?.storeBytes(of: Storage.kind, as: UInt64.self)
  unsafe address?.storeBytes(of: value, toByteOffset: valueOffset, as: Storage.Value.self)
}
