/// One currency's names in one locale: alone, and by plural category where they differ.
struct NameEntry: Hashable {
  var main: String
  /// By category, in the order of `PluralCategory`; nil is the name on its own.
  var forms: [String?]

  /// About how many bytes it takes.
  var cost: Int { main.utf8.count + 4 + Set(forms.compactMap { $0 }).count * 8 }
}

/// Columns of names, each stored as what differs from a base column.
///
/// As with symbols, bases are chosen by Prim's algorithm, here by the bytes of the rows, and at most
/// ``depthLimit`` deep.
struct NameVectors {
  static var depthLimit: Int { 5 }

  /// A number for each currency's entry.
  typealias Vector = [Int]

  private(set) var entries: [NameEntry] = []
  private var entryIndexes: [NameEntry: Int] = [:]
  private(set) var vectors: [Vector] = []
  private var vectorIndexes: [Vector: Int] = [:]
  /// The entries of a locale without names: the codes.
  private let blank: Vector

  init(codes: [String]) {
    var entries: [NameEntry] = []
    for code in codes {
      entries.append(NameEntry(main: code, forms: Array(repeating: nil, count: 6)))
    }
    self.entries = entries
    blank = Array(entries.indices)
    for (index, entry) in entries.enumerated() { entryIndexes[entry] = index }
  }

  /// The index of a column; nil where all names are codes.
  mutating func intern(_ column: [NameEntry]) -> Int? {
    var vector: Vector = []
    vector.reserveCapacity(column.count)
    for entry in column {
      if let index = entryIndexes[entry] {
        vector.append(index)
        continue
      }
      entryIndexes[entry] = entries.count
      vector.append(entries.count)
      entries.append(entry)
    }
    if vector == blank { return nil }
    if let index = vectorIndexes[vector] { return index }
    vectors.append(vector)
    vectorIndexes[vector] = vectors.count - 1
    return vectors.count - 1
  }

  /// Every vector after its base, with the rows that differ from it.
  func attached() -> [(index: Int, base: Int?, rows: [Int])] {
    let costs = entries.map(\.cost)
    func cost(_ vector: Vector, _ base: Vector) -> Int {
      var cost = 0
      for row in vector.indices where vector[row] != base[row] { cost += costs[vector[row]] }
      return cost
    }
    var result: [(index: Int, base: Int?, rows: [Int])] = []
    var best = vectors.map { (cost: cost($0, blank), base: Int?.none, depth: 1) }
    var open = Set(vectors.indices)
    while let next = open.min(by: { (best[$0].cost, $0) < (best[$1].cost, $1) }) {
      open.remove(next)
      let base = best[next].base.map { vectors[$0] } ?? blank
      let vector = vectors[next]
      result.append((next, best[next].base, vector.indices.filter { vector[$0] != base[$0] }))
      guard best[next].depth < NameVectors.depthLimit else { continue }
      for other in open {
        let cost = cost(vectors[other], vector)
        if cost < best[other].cost { best[other] = (cost, next, best[next].depth + 1) }
      }
    }
    return result
  }
}
