#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import SwiftUI

/// An app with the two screens that ask for money: a form, and an amount with a keypad of its own.
@main
@available(iOS 17, macOS 14, visionOS 1, *)
struct CheckoutApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { CheckoutForm() }
    }
  }
}
#else
/// The example is an app for Apple's platforms.
@main
struct CheckoutApp {
  static func main() {
    print("CheckoutExample is an app for iOS and macOS: open the package in Xcode and run it.")
  }
}
#endif
