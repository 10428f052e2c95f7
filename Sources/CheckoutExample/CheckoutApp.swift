#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import SwiftUI

/// An app with the two screens that ask for money: a form, and an amount with a keypad of its own.
@available(iOS 17, macOS 14, visionOS 1, *)
struct CheckoutApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { CheckoutForm() }
    }
  }
}
#endif

/// Runs the app where there is SwiftUI, of the version that the fields need.
@main
struct Example {
  @MainActor
  static func main() {
    #if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
    if #available(iOS 17, macOS 14, visionOS 1, *) { return CheckoutApp.main() }
    #endif
    print("CheckoutExample runs on iOS 17, macOS 14 and visionOS: open the package in Xcode.")
  }
}
