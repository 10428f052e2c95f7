#if !hasFeature(Embedded)
extension CurrencyCode: LosslessStringConvertible {
  /// Makes a code from text; nil unless it is exactly three ASCII letters.
  public init?(_ text: String) {
    let utf8 = text.utf8
    guard utf8.count == 3 else { return nil }
    let second = utf8.index(after: utf8.startIndex)
    self.init(utf8[utf8.startIndex], utf8[second], utf8[utf8.index(after: second)])
  }

  /// The three letters, such as `USD`.
  public var description: String {
    let (first, second, third) = letters
    return String(decoding: [first, second, third], as: UTF8.self)
  }
}
#endif
