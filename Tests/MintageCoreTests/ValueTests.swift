import Testing

@testable import MintageCore

/// Everything public is a plain value: no reference, no destructor, free to cross threads.
@Suite struct ValueTests {
  private func isPlain<Value: Sendable & BitwiseCopyable>(_: Value.Type) -> Bool { true }

  @Test func publicTypesArePlainValues() {
    #expect(isPlain(CurrencyCode.self))
    #expect(isPlain(ExactDecimal.self))
    #expect(isPlain(LocaleIdentifier.self))
    #expect(isPlain(NumberingSystem.self))
    #expect(isPlain(StyleOptions.self))
    #expect(isPlain(FractionDigits.self))
    #expect(isPlain(CurrencyStyle.self))
    #expect(isPlain(CurrencyText.self))
    #expect(isPlain(CurrencyTables.self))
  }

  /// Sizes are promises too: a style that grows slows every write.
  @Test func valuesStaySmall() {
    #expect(MemoryLayout<CurrencyCode>.size == 4)
    #expect(MemoryLayout<ExactDecimal>.size <= 24)
    #expect(MemoryLayout<CurrencyStyle>.size <= 192)
    #expect(MemoryLayout<CurrencyText>.size <= CurrencyText.capacity + 4)
    #expect(MemoryLayout<CurrencyTables>.size <= 16)
  }

  @Test func styleWritesFromManyTasksAtOnce() async {
    let style = CurrencyStyle.handMade(prefix: "$")
    let texts = await withTaskGroup(of: String.self) { group in
      for amount in 0..<64 {
        group.addTask { style.string(minorUnits: Int64(amount) * 100) }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<64).map { "$\($0).00" }))
  }
}
