internal import Foundation

/// Pieces of work numbered from 0, done by several threads, each with a worker of its own.
enum ParallelWork {
  /// Does every piece, in no particular order, and stops at the first error.
  ///
  /// - Parameters:
  ///   - pieces: The numbers of the pieces to do.
  ///   - jobs: How many threads to use.
  ///   - makeWorker: Makes what one thread needs for itself.
  ///   - body: Does one piece.
  ///   - finish: Takes a piece's result; never called by two threads at once.
  static func run<Worker, Output>(
    _ pieces: [Int], jobs: Int, makeWorker: () -> Worker,
    body: (inout Worker, Int) throws(ICUError) -> Output, finish: (Int, Output) -> Void
  ) throws(ICUError) {
    let shared = Shared(pieces)
    // The closures stay within this call, which returns only after the last thread is done.
    withoutActuallyEscaping(makeWorker) { makeWorker in
      withoutActuallyEscaping(body) { body in
        withoutActuallyEscaping(finish) { finish in
          nonisolated(unsafe) let steps = (makeWorker, body, finish)
          DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pieces.count))) { _ in
            var worker = unsafe steps.0()
            while let piece = shared.next() {
              do throws(ICUError) {
                let output = unsafe try steps.1(&worker, piece)
                shared.locked { unsafe steps.2(piece, output) }
              } catch {
                shared.fail(error)
              }
            }
          }
        }
      }
    }
    if let failure = shared.failure { throw failure }
  }

  /// What the threads share: the pieces left, and the first error.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var pieces: ArraySlice<Int>
    private(set) var failure: ICUError?

    init(_ pieces: [Int]) { self.pieces = pieces[...] }

    func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    func next() -> Int? { locked { pieces.popFirst() } }

    func fail(_ error: ICUError) {
      locked {
        if failure == nil { failure = error }
        pieces = []
      }
    }
  }
}
