/// What the command line asks for.
struct Options {
  var json: String?
  var compare: String?
  var filter = ""
  var rounds = 9
  var isQuick = false
  var lists = false
  var only: String?
  var iterations = 65_536
  var icu: String?
  var checksAllocations = false

  static let usage = """
    usage: mintage-benchmark [options]

      --filter TEXT         only rows whose name holds TEXT, and their anchors
      --rounds N            how often each row runs (default 9, at least 7 for figures to quote)
      --quick               a tenth of the time, to see that it works
      --json FILE           writes what was measured
      --compare FILE        says what moved since FILE was written
      --icu PREFIX          measures the ICU found there instead of the system's
      --list                prints the rows' names
      --allocations         only counts allocations; fails if a hot row of ours makes any
      --only NAME --iterations N   runs one row N times and nothing else, for callgrind
    """

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    var iterator = arguments.makeIterator()
    func value(_ option: String) throws(BenchmarkError) -> String {
      guard let value = iterator.next() else {
        throw .usage("\(option) needs a value\n\n\(Options.usage)")
      }
      return value
    }
    func count(_ option: String) throws(BenchmarkError) -> Int {
      guard let count = Int(try value(option)), count > 0 else {
        throw .usage("\(option) needs a count above zero\n\n\(Options.usage)")
      }
      return count
    }
    while let option = iterator.next() {
      switch option {
      case "--json": json = try value(option)
      case "--compare": compare = try value(option)
      case "--filter": filter = try value(option)
      case "--rounds": rounds = try count(option)
      case "--quick": isQuick = true
      case "--list": lists = true
      case "--only": only = try value(option)
      case "--iterations": iterations = try count(option)
      case "--icu": icu = try value(option)
      case "--allocations": checksAllocations = true
      case "--help", "-h": throw .usage(Options.usage)
      default: throw .usage("unknown option \(option)\n\n\(Options.usage)")
      }
    }
  }
}
