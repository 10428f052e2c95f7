internal import CICU

/// ICU's `UnicodeSet`, so that properties are those of the ICU the data come from.
@safe
final class CodePointSet {
  private let icu: ICULibrary
  private let set: OpaquePointer

  /// Opens a set from a pattern such as `[:digit:]`.
  init(_ icu: ICULibrary, pattern: String) throws(ICUError) {
    let units = Array(pattern.utf16)
    let opened = unsafe try icu.call("uset_openPattern", pattern) { status in
      unsafe units.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return unsafe nil as OpaquePointer? }
        return unsafe icu.record.pointee.call.uset_openPattern(start, Int32(buffer.count), status)
      }
    }
    guard let opened = unsafe opened else {
      throw .failed(function: "uset_openPattern", subject: pattern, code: "null")
    }
    self.icu = icu
    unsafe set = opened
  }

  deinit { unsafe icu.record.pointee.call.uset_close(set) }

  /// Whether the code point is in the set.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    unsafe icu.record.pointee.call.uset_contains(set, Int32(bitPattern: scalar.value)) != 0
  }
}
