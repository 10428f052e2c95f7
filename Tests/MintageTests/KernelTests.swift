import Foundation
import Mintage
import Testing

/// The kernel against the naive reference: random styles, random amounts, the boundaries among them.
@Suite struct KernelTests {
  #if DEBUG
  static let styles = 1_000
  #else
  static let styles = 100_000
  #endif
  static let amountsPerStyle = 100

  @Test func writesWhatTheReferenceWrites() throws {
    let seed =
      ProcessInfo.processInfo.environment["MINTAGE_SEED"].flatMap(UInt64.init)
      ?? .random(in: .min ... .max)
    print("KernelTests: MINTAGE_SEED=\(seed) repeats this run")
    var random = Randomness(seed: seed)
    let universe = Universe()
    var text = CurrencyText()
    var pairs = 0
    for _ in 0..<KernelTests.styles {
      let choice = universe.choice(using: &random)
      let style = choice.style
      let naive = try NaiveStyle(style)
      for index in 0..<KernelTests.amountsPerStyle {
        let amount = index == 0 ? .min : index == 1 ? .max : random.amount()
        let expected = naive.text(amount)
        style.write(minorUnits: amount, into: &text)
        guard isEqual(text, expected) else {
          Issue.record(
            "\(choice) \(amount): '\(text)' is not '\(String(decoding: expected, as: UTF8.self))'")
          return
        }
        if index < 8 { try compareBuffers(style, amount, expected, "\(choice)") }
        pairs += 1
      }
    }
    print("KernelTests: \(pairs) pairs of style and amount are the same")
  }

  private func isEqual(_ text: CurrencyText, _ expected: [UInt8]) -> Bool {
    unsafe text.withUTF8 { unsafe $0.elementsEqual(expected) }
  }

  /// The same into a buffer of just the size, one byte less, and more.
  private func compareBuffers(
    _ style: CurrencyStyle, _ amount: Int64, _ expected: [UInt8], _ choice: String
  ) throws {
    // Rounding that is forbidden throws here, and leaves an empty text above.
    guard !expected.isEmpty else { return }
    for spare in [-1, 0, 1, 40] {
      var memory = [UInt8](repeating: 0xEE, count: expected.count + spare + 8)
      let count = unsafe memory.withUnsafeMutableBufferPointer { buffer in
        let part = unsafe UnsafeMutableBufferPointer(rebasing: buffer[..<(expected.count + spare)])
        return unsafe try? style.write(minorUnits: amount, into: part)
      }
      #expect(count == (spare < 0 ? nil : expected.count), "\(choice) \(amount)")
      // Within a buffer of 64 bytes and more, whole words may be stored behind the text.
      let size = expected.count + spare
      let untouched = spare < 0 ? memory[...] : memory[(size < 64 ? expected.count : size)...]
      #expect(untouched.allSatisfy { $0 == 0xEE }, "\(choice) \(amount)")
      if spare >= 0 { #expect(memory.starts(with: expected), "\(choice) \(amount)") }
    }
  }
}

/// Everything a style can be resolved from.
private struct Universe {
  private var locales: [LocaleIdentifier] = []
  private var currencies: [CurrencyCode] = []
  private let systems: [NumberingSystem?] =
    [nil, nil, nil, nil, .latin, .native]
    + ["arab", "deva", "hanidec", "mathsans", "beng", "thai"]
    .map { NumberingSystem($0) }

  init() {
    CurrencyTables.default.forEachLocale { locales.append($0) }
    CurrencyTables.default.forEachCurrency { currencies.append($0.code) }
  }

  func choice(using random: inout Randomness) -> StyleChoice {
    var options = StyleOptions()
    // Half of the styles as most people use them, since those take the fast paths.
    if Bool.random(using: &random) {
      options.width = pick(SymbolWidth.allCases, &random)
      options.form = pick(CurrencyForm.allCases, &random)
      options.sign = pick(SignDisplay.allCases, &random)
      options.grouping = pick(Grouping.allCases, &random)
      options.rounding = pick(RoundingMode.allCases, &random)
      options.resolution = pick(Resolution.allCases, &random)
      options.numberingSystem = pick(systems, &random)
      options.fractionDigits = fractionDigits(&random)
    }
    return StyleChoice(
      locale: pick(locales, &random), currency: pick(currencies, &random), options: options)
  }

  private func fractionDigits(_ random: inout Randomness) -> FractionDigits {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .currency
    case 1: .cash
    case 2: .iso
    case 3: .exactly(Int.random(in: 0...6, using: &random))
    default:
      .range(
        minimum: Int.random(in: 0...3, using: &random),
        maximum: Int.random(in: 0...12, using: &random))
    }
  }

  private func pick<Element>(_ elements: [Element], _ random: inout Randomness) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}

/// What a style was resolved from.
private struct StyleChoice: CustomStringConvertible {
  let locale: LocaleIdentifier
  let currency: CurrencyCode
  let options: StyleOptions

  var style: CurrencyStyle { CurrencyStyle(currency, in: locale, options: options) }

  var description: String { "\(locale) \(currency) \(options)" }
}
