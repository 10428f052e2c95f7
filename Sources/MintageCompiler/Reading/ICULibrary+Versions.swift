internal import CICU

extension ICULibrary {
  /// Which ICU, CLDR and Unicode this is.
  func source() throws(ICUError) -> SnapshotSource {
    var status: Int32 = 0
    let cldr = unsafe versionText {
      unsafe record.pointee.call.ulocdata_getCLDRVersion($0, &status)
    }
    if status > 0 {
      throw .failed(function: "ulocdata_getCLDRVersion", subject: "", code: errorName(status))
    }
    return SnapshotSource(
      icu: version.description, cldr: cldr,
      unicode: unsafe versionText { unsafe record.pointee.call.u_getUnicodeVersion($0) })
  }

  private func versionText(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var digits: [UInt8] = [0, 0, 0, 0]
    unsafe digits.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe read(start) }
    }
    return "\(digits[0]).\(digits[1])"
  }
}
