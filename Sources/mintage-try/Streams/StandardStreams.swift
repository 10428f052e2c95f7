#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The one place that calls the C library: plain reads and writes, no stdio buffers in between.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Reads what is there into `memory`; 0 at the end of the input.
  func read(into memory: UnsafeMutableBufferPointer<UInt8>) throws(StreamError) -> Int {
    while true {
      let count = unsafe systemRead(rawValue, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw StreamError(text: "cannot read the input") }
    }
  }

  /// Writes all of `memory`.
  func write(_ memory: UnsafeBufferPointer<UInt8>) throws(StreamError) {
    var written = 0
    while written < memory.count {
      let rest = unsafe UnsafeBufferPointer(rebasing: memory[written...])
      let count = unsafe systemWrite(rawValue, rest.baseAddress, rest.count)
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw StreamError(text: "cannot write the output")
      }
    }
  }

  /// Writes a message; where that fails too there is nobody left to tell.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      do { try unsafe write(bytes) } catch {}
    }
  }
}

/// Why a stream stopped.
struct StreamError: Error {
  let text: String
}

/// Ends the program.
func exit(status: Int32) -> Never {
  exit(status)
}

// The names are methods' too, so they are bound once out here.
private let systemRead = unsafe read
private let systemWrite = unsafe write
