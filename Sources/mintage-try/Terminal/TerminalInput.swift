/// Takes the bytes of a terminal apart: characters, control keys, escape sequences, pasted text.
///
/// Bytes may come in pieces of any size; what is not complete yet waits for the next piece.
struct TerminalInput {
  private var pending: [UInt8] = []
  private var isPasting = false

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The events that a piece of input completes.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    while !pending.isEmpty, let event = next() {
      if let event { events.append(event) }
    }
    return events
  }

  /// The next event, or nil inside for input that means nothing; nil where more is to come.
  private mutating func next() -> TerminalEvent?? {
    if isPasting { return nextPasted() }
    let first = pending[0]
    if first == TerminalInput.escape { return nextSequence() }
    if first < 0x20 || first == 0x7F {
      pending.removeFirst()
      return .some(TerminalEvent(control: first))
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    pending.removeFirst(length)
    return .some(.text(text))
  }

  private mutating func nextSequence() -> TerminalEvent?? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return nextControlSequence()
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      let event = TerminalEvent(parameters: [], final: pending[2])
      pending.removeFirst(3)
      return .some(event)
    case 0x7F, 0x08:
      pending.removeFirst(2)
      return .some(.key(.wordBackspace))
    case UInt8(ascii: "d"):
      pending.removeFirst(2)
      return .some(.key(.wordDelete))
    default:
      // The escape key itself, which means nothing here.
      pending.removeFirst()
      return .some(nil)
    }
  }

  private mutating func nextControlSequence() -> TerminalEvent?? {
    guard let end = pending[2...].firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      // No terminal sends sequences as long as this.
      if pending.count > 32 { pending.removeAll() }
      return nil
    }
    let parameters = pending[2..<end].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let final = pending[end]
    pending.removeFirst(end + 1)
    if final == UInt8(ascii: "~"), parameters.first == 200 {
      isPasting = true
      return .some(nil)
    }
    return .some(TerminalEvent(parameters: parameters, final: final))
  }

  private mutating func nextPasted() -> TerminalEvent?? {
    let end = TerminalInput.pasteEnd
    guard let start = pending.firstRange(of: end)?.lowerBound else { return nil }
    let text = String(decoding: pending[..<start], as: UTF8.self)
    pending.removeFirst(start + end.count)
    isPasting = false
    return .some(.paste(text))
  }
}
