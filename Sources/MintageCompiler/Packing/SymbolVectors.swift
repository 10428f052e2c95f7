/// Sparse symbol columns, each stored as what differs from a base column.
///
/// Most locales of a language differ in a few currencies, so a column names a base and lists the
/// rest. Bases are chosen by Prim's algorithm over the number of rows, at most `depthLimit` deep:
/// every level costs a search at run time.
struct SymbolVectors {
  static var depthLimit: Int { 3 }

  /// Currency row to text, without the rows that equal the root value.
  typealias Vector = [Int: Int]

  private var vectors: [Vector] = []
  private var indexes: [Vector: Int] = [:]
  private let rootValues: [Int]

  /// - Parameter rootValues: what a currency without a row stands for, by currency.
  init(rootValues: [Int]) { self.rootValues = rootValues }

  /// The index of a vector, or nil for an empty one.
  mutating func intern(_ vector: Vector) -> Int? {
    guard !vector.isEmpty else { return nil }
    if let index = indexes[vector] { return index }
    vectors.append(vector)
    indexes[vector] = vectors.count - 1
    return vectors.count - 1
  }

  /// Writes all vectors; the result maps an index to its reference (row of the head + 1).
  func write(to bytes: inout ByteWriter) throws(PackingError) -> [Int] {
    var references = [Int](repeating: 0, count: vectors.count)
    for (index, base) in attachmentOrder() {
      let rows = difference(vectors[index], from: base.map { vectors[$0] } ?? [:])
      references[index] = bytes.count / 4 + 1
      try bytes.number(base.map { references[$0] } ?? 0, "a base symbol vector")
      try bytes.number(rows.count, "the rows of a symbol vector")
      for (currency, text) in rows {
        try bytes.number(currency, "a currency row")
        try bytes.number(text, "a symbol's offset")
      }
    }
    return references
  }

  private func value(_ vector: Vector, _ currency: Int) -> Int {
    vector[currency] ?? rootValues[currency]
  }

  private func difference(
    _ vector: Vector, from base: Vector
  ) -> [(currency: Int, text: Int)] {
    Set(vector.keys).union(base.keys).sorted()
      .filter { value(vector, $0) != value(base, $0) }
      .map { (currency: $0, text: value(vector, $0)) }
  }

  private func cost(_ vector: Vector, from base: Vector) -> Int {
    var cost = 0
    for (currency, text) in vector where value(base, currency) != text { cost += 1 }
    for currency in base.keys
    where vector[currency] == nil
      && value(base, currency) != rootValues[currency]
    {
      cost += 1
    }
    return cost
  }

  /// Every vector after its base.
  private func attachmentOrder() -> [(index: Int, base: Int?)] {
    var order: [(index: Int, base: Int?)] = []
    var best = vectors.map { (cost: $0.count, base: Int?.none, depth: 1) }
    var open = Set(vectors.indices)
    while let next = open.min(by: { (best[$0].cost, $0) < (best[$1].cost, $1) }) {
      open.remove(next)
      order.append((next, best[next].base))
      guard best[next].depth < SymbolVectors.depthLimit else { continue }
      for other in open {
        let cost = cost(vectors[other], from: vectors[next])
        if cost < best[other].cost { best[other] = (cost, next, best[next].depth + 1) }
      }
    }
    return order
  }
}
