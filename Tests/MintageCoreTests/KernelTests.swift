import MintageTestSupport
import Testing

@testable import MintageCore

/// The fast layouts write what the general one writes, which is short and goes digit by digit.
@Suite struct KernelTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var layout: NumberLayout
    var zero: Unicode.Scalar
    var grouping: (primary: UInt8, secondary: UInt8, minimum: UInt8)
    var separators = [(".", ",")] + wideSeparators
    var testDescription: String { "\(layout) \(zero) \(grouping)" }
  }

  /// Grouping separators of more than one byte.
  static let wideSeparators = [(",", "\u{A0}"), ("\u{66B}", "\u{202F}"), ("$", "’")]

  static let shapes: [Shape] = [
    Shape(layout: .commas, zero: "0", grouping: (3, 3, 1), separators: [(".", ","), ("’", ".")]),
    Shape(layout: .threes, zero: "0", grouping: (3, 3, 1), separators: wideSeparators),
    Shape(layout: .threes, zero: "0", grouping: (3, 3, 2)),
    Shape(layout: .general, zero: "0", grouping: (3, 3, 3)),
    Shape(layout: .threes, zero: "0", grouping: (0, 0, 1)),
    Shape(layout: .lakh, zero: "0", grouping: (3, 2, 1)),
    Shape(layout: .lakh, zero: "0", grouping: (3, 2, 2)),
    Shape(layout: .wideThrees, zero: "\u{660}", grouping: (3, 3, 1)),
    Shape(layout: .wideThrees, zero: "\u{6F0}", grouping: (3, 3, 2)),
    Shape(layout: .wideThrees, zero: "\u{7C0}", grouping: (0, 0, 1)),
  ]

  @Test(arguments: shapes)
  func fastLayoutsAgreeWithTheGeneralOne(shape: Shape) {
    let seed = TestSeed("fastLayoutsAgreeWithTheGeneralOne \(shape.testDescription)")
    var generator = seed.generator
    let affixes = [("", "\u{A0}€"), ("$", ""), ("", ""), ("1234567890abcde", "1234567890abcdef")]
    for fraction in 0...3 {
      for (index, affix) in affixes.enumerated() {
        let separator = shape.separators[index % shape.separators.count]
        var general = CurrencyStyle.handMade(
          prefix: affix.0, suffix: affix.1, decimal: separator.0, group: separator.1,
          zero: shape.zero, fraction: fraction...fraction, grouping: shape.grouping)
        general.minorUnitScale = UInt8(fraction)
        var fast = general
        fast.chooseLayout()
        #expect(fast.layout == shape.layout)
        for amount in edges + (0..<40).map({ _ in randomAmount(&generator) }) {
          let expected = general.string(minorUnits: amount)
          let text = fast.string(minorUnits: amount)
          #expect(text == expected, "\(amount) with \(fraction) digits, \(seed)")
          #expect(
            buffered(amount, fast, expected.utf8.count) == expected,
            "\(amount), \(fraction) digits, \(seed)")
        }
      }
    }
  }

  /// Where digits, groups and words change: powers of ten and their neighbors, and the ends.
  private var edges: [Int64] {
    var edges: [Int64] = [0, .max, .min, .max - 1, .min + 1, 1 << 62, 1 << 62 + 1, -(1 << 62)]
    var power: Int64 = 1
    for _ in 0..<19 {
      edges += [power - 1, power, power + 1, -power, 1 - power]
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
    return edges
  }

  /// Every number of digits is equally likely.
  private func randomAmount(_ generator: inout SplitMix64) -> Int64 {
    Int64.random(in: .min ... .max, using: &generator)
      >> Int64.random(in: 0...63, using: &generator)
  }

  /// The text by way of a buffer that just holds it, and of one that has room for whole words.
  private func buffered(_ amount: Int64, _ style: CurrencyStyle, _ needed: Int) -> String? {
    var texts: [String] = []
    for (capacity, touched) in [(needed, needed), (200, max(needed, 64))] {
      var memory = [UInt8](repeating: 0xAA, count: 256)
      let count = unsafe memory.withUnsafeMutableBufferPointer { memory in
        try? unsafe style.write(
          minorUnits: amount, into: UnsafeMutableBufferPointer(rebasing: memory[..<capacity]))
      }
      guard let count, memory.dropFirst(touched).allSatisfy({ $0 == 0xAA }) else { return nil }
      texts.append(String(decoding: memory.prefix(count), as: UTF8.self))
    }
    return texts[0] == texts[1] ? texts[0] : nil
  }
}
