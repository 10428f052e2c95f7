import Foundation

/// The time the calling thread has spent on a processor.
///
/// Rows compute and never wait, so on an idle machine this is the wall clock; on a busy one it
/// leaves out the time that others had the core.
enum ThreadClock {
  static func nanoseconds() -> UInt64 {
    #if canImport(Darwin)
    return clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID)
    #else
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #endif
  }
}
