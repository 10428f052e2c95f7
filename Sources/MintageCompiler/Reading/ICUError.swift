/// What went wrong in a call to ICU.
public enum ICUError: Error, Equatable, Sendable {
  /// No ICU could be loaded; the text says which library or function is missing.
  case notLoaded(String)
  /// ICU refused a call.
  case failed(function: String, subject: String, code: String)
  /// This ICU lacks an optional function.
  case unsupported(function: String)
}

extension ICUError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notLoaded(let reason): "no ICU loaded: \(reason)"
    case .failed(let function, let subject, let code): "\(function)(\(subject)) failed: \(code)"
    case .unsupported(let function): "this ICU has no \(function)"
    }
  }
}
