/// The names closest to one that is not there, to ask "did you mean".
///
///     NearestNames(to: "de_CHH", among: ["de_AT", "de_CH", "fr"]).names  // ["de_CH", "de_AT"]
struct NearestNames: Equatable {
  private static let most = 3
  /// At most three names, the closest first; those as close in alphabetical order.
  let names: [String]

  /// Names that were found before.
  init(names: [String]) { self.names = names }

  /// Looks for names that a slip of the finger or two turns into `name`.
  ///
  /// - Complexity: O(*n* × *m*²) for *n* candidates of *m* characters.
  init(to name: String, among candidates: some Sequence<String>) {
    let wanted = Self.letters(name)
    let limit = max(1, wanted.count / 3)
    names =
      candidates.map { (distance: Self.distance(wanted, Self.letters($0)), name: $0) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(Self.most).map(\.name)
  }

  /// `; did you mean A, B or C?`, or nothing.
  var question: String {
    guard let last = names.last else { return "" }
    let first = names.dropLast().joined(separator: ", ")
    return "; did you mean \(first.isEmpty ? last : "\(first) or \(last)")?"
  }

  /// Case and the kind of separator are no difference.
  private static func letters(_ name: String) -> [UInt8] {
    name.lowercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
  }

  /// How many letters must be added, dropped, replaced or swapped with their neighbor.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var best = min(current[column], last[column + 1]) + 1
        best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, last) = (last, current)
    }
    return last[right.count]
  }
}
