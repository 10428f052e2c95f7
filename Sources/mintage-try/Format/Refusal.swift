/// Why a line cannot be done: names the input and what to write instead.
struct Refusal: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
