internal import CICU

/// An ICU loaded at run time, the system's or one in a folder.
///
///     let icu = try ICULibrary(prefix: ".icu/78.3")
///     icu.version  // 78.3
///
/// Opening sets that ICU's default locale to root, so that nothing depends on the environment.
/// It stays loaded for the life of the process, since what was made with it may outlive this value.
@safe
public final class ICULibrary: @unchecked Sendable {
  /// The library's record in C; never written after opening, so it may be shared.
  let record: UnsafePointer<cicu_library>
  /// The version, such as `78.3`.
  public let version: ICUVersion
  /// The folder it was loaded from.
  public let folder: String

  /// Loads the ICU under `prefix`, or the system's if that is nil.
  public init(prefix: String?) throws(ICUError) {
    let capacity = 2048
    let message = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    defer { unsafe message.deallocate() }
    unsafe message.initialize(repeating: 0, count: capacity)
    guard let opened = unsafe cicu_open(prefix, message, capacity) else {
      throw .notLoaded(unsafe String(cString: message))
    }
    unsafe record = UnsafePointer(opened)
    let digits = unsafe opened.pointee.version
    version = ICUVersion(major: Int(digits.0), minor: Int(digits.1))
    folder = unsafe String(cString: opened.pointee.folder)
  }

  /// Runs `body` with a status and throws what the status says.
  @inline(__always)
  func call<Result>(
    _ function: StaticString, _ subject: @autoclosure () -> String,
    _ body: (UnsafeMutablePointer<Int32>) -> Result
  ) throws(ICUError) -> Result {
    var status: Int32 = 0
    let result = unsafe body(&status)
    if status > 0 {
      throw .failed(
        function: "\(function)", subject: subject(), code: errorName(status))
    }
    return result
  }

  /// ICU's name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  func errorName(_ status: Int32) -> String {
    unsafe String(cString: record.pointee.call.u_errorName(status))
  }
}

/// The first two numbers of an ICU's version.
public struct ICUVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The release, once or twice a year.
  public let major: Int
  /// The dot release; locale data may change with it.
  public let minor: Int

  /// The version of two numbers.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `78.3` or `78`, and nothing else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let major = Int(first), major > 0 else {
      return nil
    }
    guard let minor = parts.count == 2 ? Int(parts[1]) : 0, minor >= 0 else { return nil }
    self.init(major: major, minor: minor)
  }

  /// `78.3`.
  public var description: String { "\(major).\(minor)" }

  /// Older first.
  public static func < (left: ICUVersion, right: ICUVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
