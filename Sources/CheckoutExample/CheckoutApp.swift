#if !canImport(SwiftUI)
/// The example is an app for Apple's platforms.
@main
struct CheckoutApp {
  static func main() {
    print(
      "CheckoutExample is an app for iOS and macOS: open the package in Xcode and run it there.")
  }
}
#endif
