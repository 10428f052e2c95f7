#if canImport(UIKit) || canImport(AppKit)
import Foundation

/// An undo manager for the engine's inverses alone.
///
/// UIKit registers steps of its own by selector, also for edits that were refused, and undoing one
/// replaces a range that the text no longer has. Those are dropped.
@MainActor
final class FieldUndoManager: UndoManager {
  /// Whether a step of the engine's is being registered, in whatever way the system does it.
  private var isRegistering = false

  func register<Target: AnyObject>(
    for target: Target, _ undo: @escaping @MainActor (Target) -> Void
  ) {
    isRegistering = true
    registerUndo(withTarget: target, handler: undo)
    isRegistering = false
  }

  override func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard isRegistering else { return }
    super.registerUndo(withTarget: target, selector: selector, object: anObject)
  }
}
#endif
