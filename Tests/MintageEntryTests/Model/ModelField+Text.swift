/// A piece of a model's text.
struct ModelItem {
  enum Kind { case affix, sign, element, zero, separator }
  var text: String
  var kind: Kind
}

extension ModelField {
  /// The text, piece by piece.
  var items: [ModelItem] {
    guard hasNumber else { return isNegative ? [ModelItem(text: look.minus, kind: .sign)] : [] }
    let affix = isNegative ? look.negative : look.positive
    return affixItems(affix.prefix) + number + affixItems(affix.suffix)
  }

  var text: String { items.map(\.text).joined() }

  /// An affix with its sign apart.
  private func affixItems(_ text: String) -> [ModelItem] {
    guard isNegative, let range = text.firstRange(of: look.minus) else {
      return text.isEmpty ? [] : [ModelItem(text: text, kind: .affix)]
    }
    return [
      ModelItem(text: String(text[..<range.lowerBound]), kind: .affix),
      ModelItem(text: look.minus, kind: .sign),
      ModelItem(text: String(text[range.upperBound...]), kind: .affix),
    ].filter { !$0.text.isEmpty }
  }

  private var number: [ModelItem] {
    // Every digit shown, and whether a caret counts it.
    var shown: [(value: Int, isElement: Bool)]
    if isCents {
      let zeros = max(0, settings.fraction + 1 - digits.count)
      shown = Array(repeating: (0, false), count: zeros) + digits.map { ($0, true) }
    } else {
      shown = integer.map { ($0, true) }
      if integer.isEmpty, settings.padding > 0 { shown = [(0, false)] }
      shown += fraction.map { ($0, true) }
      shown += Array(repeating: (0, true), count: shownFraction - fraction.count)
    }
    let integerCount = shown.count - shownFraction
    var items: [ModelItem] = []
    for (index, digit) in shown.enumerated() {
      if index == integerCount {
        items.append(
          ModelItem(text: look.decimal, kind: isCents ? .separator : .element))
      } else if index > 0, isBoundary(integerCount - index, of: integerCount) {
        items.append(ModelItem(text: look.grouping, kind: .separator))
      }
      items.append(
        ModelItem(text: look.digit(digit.value), kind: digit.isElement ? .element : .zero))
    }
    if showsSeparator, shown.count == integerCount {
      items.append(ModelItem(text: look.decimal, kind: .element))
    }
    return items
  }

  /// Whether a separator stands where so many of the integer digits follow.
  func isBoundary(_ right: Int, of count: Int) -> Bool {
    guard look.primary > 0, right > 0, right < count,
      count >= look.primary + look.minimumGrouping
    else { return false }
    var place = look.primary
    while place < right { place += look.secondary }
    return place == right
  }

  /// A place between two pieces of the number.
  struct Stop {
    var offset: Int
    /// Elements before it.
    var left: Int
    /// Whether a separator that is no element stands before it.
    var followsSeparator: Bool
  }

  /// Every place where a caret can stand; none before zeros that are no elements.
  var stops: [Stop] {
    let items = items
    guard hasNumber, let first = items.firstIndex(where: isInNumber),
      let last = items.lastIndex(where: isInNumber)
    else { return [Stop(offset: length(items[...]), left: 0, followsSeparator: false)] }
    var stops: [Stop] = []
    for index in first...last + 1 where !items[index...].contains(where: { $0.kind == .zero }) {
      stops.append(
        Stop(
          offset: length(items[..<index]), left: items[..<index].count { $0.kind == .element },
          followsSeparator: index > first && items[index - 1].kind == .separator))
    }
    return stops
  }

  private func length(_ items: ArraySlice<ModelItem>) -> Int {
    items.reduce(0) { $0 + $1.text.utf16.count }
  }

  private func isInNumber(_ item: ModelItem) -> Bool {
    item.kind == .element || item.kind == .separator || item.kind == .zero
  }

  /// The offset of a caret in UTF-16 units.
  func offset(_ caret: ModelCaret) -> Int {
    let places = stops.filter { $0.left == caret.left }
    let behind = caret.isBehind ? places.last { $0.followsSeparator } : nil
    return (behind ?? places.first)?.offset ?? -1
  }

  /// The range that is selected, or the caret.
  var range: Range<Int> {
    let (first, last) = (offset(anchor), offset(head))
    var range = min(first, last)..<max(first, last)
    let items = items
    if coversSign, let sign = items.firstIndex(where: { $0.kind == .sign }) {
      let start = length(items[..<sign])
      let end = start + items[sign].text.utf16.count
      let isAlone = range.isEmpty && !coversAll
      range =
        isAlone
        ? start..<end : min(range.lowerBound, start)..<max(range.upperBound, end)
    }
    return coversAll ? 0..<length(items[...]) : range
  }
}
