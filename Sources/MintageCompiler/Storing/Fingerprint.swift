/// FNV-1a with 64 bits over the files of a snapshot: enough to notice a change, not an attack.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in some bytes.
  mutating func add<Bytes: Sequence<UInt8>>(_ bytes: Bytes) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The fingerprint of some bytes.
  static func of(_ bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
  }

  /// The fingerprint of files by path, whatever their order.
  static func of(_ files: [String: [UInt8]]) -> String {
    var fingerprint = Fingerprint()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(path.utf8)
      fingerprint.add(CollectionOfOne(0))
      fingerprint.add(bytes)
      fingerprint.add(CollectionOfOne(0))
    }
    return fingerprint.text
  }
}
