import CBenchmarkFloor
import Dispatch
import Foundation

/// How much more two threads write than one, each pinned to a core of its own.
enum Scaling {
  /// Throughput of two threads over that of one, one value a round; nil on one core.
  static func measure(_ row: Row, rounds: Int) throws -> Spread? {
    guard ProcessInfo.processInfo.activeProcessorCount >= 2 else { return nil }
    let body = try row.prepare()
    var ratios: [Double] = []
    for _ in 0..<rounds {
      let alone = [0, 1].flatMap { ScalingRun(body).times(cores: [$0]) }
      let together = ScalingRun(body).times(cores: [0, 1])
      ratios.append(zip(alone, together).reduce(0) { $0 + $1.0 / $1.1 })
    }
    return Spread(ratios)
  }
}

/// One body on several threads at the same time.
private final class ScalingRun: @unchecked Sendable {
  private let body: Row.Body
  private let operations = Cycle<Int64>.count * 24
  private let ready = DispatchSemaphore(value: 0)
  private let start = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var results: [Int32: Double] = [:]

  init(_ body: @escaping Row.Body) { self.body = body }

  /// Nanoseconds that each core's thread took, in the order of `cores`.
  func times(cores: [Int32]) -> [Double] {
    for core in cores { Thread.detachNewThread { self.run(on: core) } }
    for _ in cores { ready.wait() }
    for _ in cores { start.signal() }
    for _ in cores { ready.wait() }
    return lock.withLock { cores.compactMap { results[$0] } }
  }

  private func run(on core: Int32) {
    floor_pin(core)
    consume(body(0, Cycle<Int64>.count))
    ready.signal()
    start.wait()
    let before = ThreadClock.nanoseconds()
    consume(body(0, operations))
    let elapsed = ThreadClock.nanoseconds() - before
    lock.withLock { results[core] = Double(elapsed) }
    ready.signal()
  }
}
