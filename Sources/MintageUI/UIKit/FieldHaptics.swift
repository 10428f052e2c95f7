#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Plays keys and refusals; the generators are kept prepared, so that the first key is not late.
@MainActor
final class FieldHaptics {
  #if os(iOS)
  private lazy var key = UIImpactFeedbackGenerator(style: .light)
  private lazy var result = UINotificationFeedbackGenerator()
  #endif

  func prepare() {
    #if os(iOS)
    key.prepare()
    result.prepare()
    #endif
  }

  func play(_ feedback: FieldFeedback) {
    #if os(iOS)
    switch feedback {
    case .key: key.impactOccurred()
    case .refusal: result.notificationOccurred(.warning)
    case .commit: result.notificationOccurred(.success)
    }
    prepare()
    #endif
  }
}
#endif
