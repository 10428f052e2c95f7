#if canImport(UIKit) || canImport(AppKit)
import Foundation

/// Calls back when the person changes language or region; as long as it lives.
final class LocaleObserver {
  private let token: any NSObjectProtocol

  init(onChange: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { onChange() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
