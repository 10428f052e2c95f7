import Mintage
import Testing

/// Styles are resolved and used by many tasks at the same time; the thread sanitizer watches.
@Suite struct ConcurrencyTests {
  @Test func sharesStylesAndTables() async {
    let shared = CurrencyStyle(.usd, in: "en-US")
    let counts = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var text = CurrencyText()
          var count = 0
          for step in 0..<500 {
            shared.write(minorUnits: Int64(step &* 100 &+ task), into: &text)
            count += text.count
            CurrencyStyle(.egp, in: "ar-EG").write(minorUnits: Int64(step), into: &text)
            count += text.count
          }
          return count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.count == 8)
    #expect(Set(counts).count == 1)
  }
}
