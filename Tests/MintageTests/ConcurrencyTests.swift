import Mintage
import MintageNames
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

  @Test func sharesReadersAndNames() async {
    let reader = CurrencyReader(.usd, in: "en-US")
    let named = AmountStyle(.pln, in: "pl", names: .default)
    let sums = await withTaskGroup(of: Int64.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var sum: Int64 = 0
          for step in Int64(0)..<100 {
            let text = reader.style.string(minorUnits: step)
            sum += (try? reader.minorUnits(text)) ?? -1
            sum += Int64(named.string(minorUnits: step).utf8.count)
          }
          return sum
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // Each text reads back as its amount: 0 + 1 + … + 99, besides the lengths of the names.
    #expect(sums.count == 8)
    #expect(Set(sums).count == 1)
    #expect(sums.allSatisfy { $0 > 4_950 })
  }
}
