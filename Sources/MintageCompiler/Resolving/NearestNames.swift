/// Finds the names a person may have meant.
enum NearestNames {
  /// At most three of `names`, nearest first, none of which differs from `text` in more than a third
  /// of its characters.
  static func of(_ text: String, among names: some Sequence<String>) -> [String] {
    let wanted = Array(text.lowercased().utf8)
    let limit = max(1, wanted.count / 3)
    let found = names.map { ($0, distance(wanted, Array($0.lowercased().utf8))) }
      .filter { $0.1 <= limit }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    return found.prefix(3).map(\.0)
  }

  /// How many characters must be put in, taken out, replaced, or exchanged with their neighbor.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var last: [Int] = []
    var previous: [Int] = []
    var current = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      (last, previous) = (previous, current)
      current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, last[column - 1] + 1)
        }
        current.append(cost)
      }
    }
    return current[right.count]
  }
}
