extension ModelField {
  /// Selects a range of UTF-16 units, as a platform does.
  mutating func select(_ first: Int, _ last: Int) {
    var next = self
    next.put(0)
    next.anchor = caret(at: first)
    next.head = caret(at: last)
    if first == last { next.anchor = next.head }
    let range = min(first, last)..<max(first, last)
    if !range.isEmpty {
      let items = items
      var offset = 0
      var touchesNumber = false
      for item in items {
        let place = offset..<offset + item.text.utf16.count
        offset = place.upperBound
        guard place.overlaps(range) else { continue }
        if item.kind == .sign { next.coversSign = true }
        if item.kind == .element || item.kind == .separator || item.kind == .zero {
          touchesNumber = true
        }
      }
      next.coversAll = range == 0..<offset
      next.isOutside = hasNumber && !touchesNumber && !next.coversSign
    }
    guard next != self else { return }
    (next.isCandidate, next.isGrouped) = (false, false)
    self = next
  }

  /// The last place for a caret that is not behind an offset; the first one where all are.
  private func caret(at offset: Int) -> ModelCaret {
    let stops = stops
    guard let stop = stops.last(where: { $0.offset <= offset }) ?? stops.first else {
      return ModelCaret()
    }
    return ModelCaret(left: stop.left, isBehind: stop.followsSeparator)
  }

  /// Moves the caret by one place, or to an edge.
  mutating func move(by step: Int, extending: Bool) {
    let stops = stops
    if !extending, !isCaret, abs(step) == 1 {
      let isHeadLeft = offset(head) < offset(anchor)
      let target = (step < 0) == isHeadLeft ? head : anchor
      return place(target, extending: false)
    }
    let current = offset(head)
    let index = stops.firstIndex { $0.offset == current } ?? 0
    let next = max(0, min(index + step, stops.count - 1))
    place(
      ModelCaret(left: stops[next].left, isBehind: stops[next].followsSeparator),
      extending: extending)
  }

  private mutating func place(_ caret: ModelCaret, extending: Bool) {
    var next = self
    next.put(0)
    next.head = caret
    next.anchor = extending ? anchor : caret
    guard next != self else { return }
    (next.isCandidate, next.isGrouped) = (false, false)
    self = next
  }
}
