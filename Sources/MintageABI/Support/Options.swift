internal import CMintage

/// A struct of options that starts with its size.
protocol SizedOptions {
  var size: UInt32 { get }
}

extension mintage_style_options: SizedOptions {}
extension mintage_amount_options: SizedOptions {}
extension mintage_reader_options: SizedOptions {}
extension mintage_entry_options: SizedOptions {}

/// The options that the caller gave; nil for null.
///
/// A caller of a later version may have more members, as long as they are zero.
@unsafe
func given<Options: SizedOptions>(
  _ options: UnsafePointer<Options>?
) throws(Failure) -> Options? {
  guard let options = unsafe options else { return nil }
  let known = MemoryLayout<Options>.stride
  let size = unsafe Int(options.pointee.size)
  guard size >= known, size <= 4096 else { throw .options }
  let bytes = unsafe UnsafeRawPointer(options)
  for offset in known..<size where unsafe bytes.load(fromByteOffset: offset, as: UInt8.self) != 0 {
    throw .options
  }
  return unsafe options.pointee
}

/// A case by its number.
@inline(__always)
func chosen<Choice: RawRepresentable>(
  _ number: UInt8, _ type: Choice.Type
) throws(Failure) -> Choice where Choice.RawValue == UInt8 {
  guard let choice = Choice(rawValue: number) else { throw .options }
  return choice
}

/// A case by the number of an argument.
@inline(__always)
func chosen<Choice: RawRepresentable>(
  argument number: Int32, _ type: Choice.Type
) throws(Failure) -> Choice where Choice.RawValue == UInt8 {
  guard let byte = UInt8(exactly: number), let choice = Choice(rawValue: byte) else {
    throw .argument
  }
  return choice
}
