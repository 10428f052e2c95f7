/// The workloads; what each is stands in the benchmark's documentation.
enum Workload: String, CaseIterable {
  case format = "W1"
  case mixed = "W2"
  case typing = "W3"
  case parsing = "W4"
  case resolving = "W5"
  case decimals = "W6"

  var title: String {
    switch self {
    case .format: "format as en_US USD"
    case .mixed: "format over 12 locale and currency pairs"
    case .typing: "type 9 digits cents-first, then 9 backspaces; a key"
    case .parsing: "read W1's text back"
    case .resolving: "resolve from identifiers, and format once"
    case .decimals: "decimals in and out, en_US USD"
    }
  }

  /// The row that ratios are quoted to.
  var anchor: String {
    switch self {
    case .format: "c-floor"
    case .mixed: "c-floor"
    case .typing: "c-floor"
    case .parsing: "c-strict"
    case .resolving: "icu-unumf"
    case .decimals: "foundation-out"
    }
  }
}

/// Who a row belongs to; the chart colors by it.
enum Contender: String {
  case mintage = "Mintage"
  case floor = "C"
  case icu = "ICU"
  case foundation = "Foundation"
}

/// One program that is measured.
struct Row {
  /// Runs `count` operations from input `start` on, and returns a sum of what they made, so that
  /// nothing can be left out.
  typealias Body = (_ start: Int, _ count: Int) -> Int

  let workload: Workload
  let name: String
  let title: String
  let contender: Contender
  /// Whether it must not allocate.
  var isHot = false
  /// Makes what the operations share: a style, a formatter.
  let prepare: () throws -> Body

  /// What `--only`, `--filter` and the files call it.
  var id: String { "\(workload.rawValue)/\(name)" }
}
