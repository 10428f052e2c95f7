#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import Accessibility
import Foundation
import MintageEntry
public import SwiftUI

/// A keypad of an app's own, in the digits of the field's locale.
///
///     CurrencyKeypad(amount)
///       .currencyFieldHaptics()
///       .frame(maxHeight: 320)
///
/// Beside zero stands the decimal separator, off once it is typed, or `00` where none is; ± and Done
/// stand above where they are needed. The keypad does not read the amount and is not drawn again
/// with each key. Its keys have names for a screen reader, and a pad is not mirrored where text runs
/// from right to left. Undo goes through the environment's undo manager.
@available(iOS 17, macOS 14, visionOS 1, *)
public struct CurrencyKeypad: View {
  private let state: CurrencyFieldState
  private let done: (@MainActor () -> Void)?
  @Environment(\.undoManager) private var undoManager
  @Environment(\.currencyFieldSettings) private var settings
  @State private var haptics = KeypadHaptics()

  /// Makes the keypad of a state.
  ///
  /// - Parameter done: Called by a Done key, once the amount is accepted; nil for no such key.
  public init(_ state: CurrencyFieldState, done: (@MainActor () -> Void)? = nil) {
    self.state = state
    self.done = done
  }

  /// The keys.
  public var body: some View {
    VStack(spacing: 8) {
      if state.keypad.sign != nil || done != nil {
        HStack {
          if let sign = state.keypad.sign { button(sign) }
          Spacer()
          if done != nil { Button(FieldText.done.string()) { submit() } }
        }
      }
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(state.keypad.rows, id: \.self) { row in
          GridRow { ForEach(row) { button($0) } }
        }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .onAppear { if settings.playsHaptics { haptics.prepare() } }
  }

  private func button(_ key: FieldKeypad.Key) -> some View {
    Button {
      act { $0.press(key.key) }
    } label: {
      Text(verbatim: key.label)
        .font(.title2.monospacedDigit())
        .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .buttonRepeatBehavior(key.key == .backspace ? .enabled : .disabled)
    .disabled(key.key == .separator && !state.isSeparatorEnabled)
    .accessibilityLabel(Text(verbatim: key.name?.string() ?? key.label))
  }

  private func submit() {
    if act({ $0.submit() }).submits { done?() }
  }

  @discardableResult
  private func act(_ event: (inout CurrencyFieldModel) -> FieldReaction) -> FieldReaction {
    let reaction = state.act(undoManager, event)
    if let feedback = reaction.feedback {
      if settings.playsHaptics { haptics.play(feedback) }
      settings.onFeedback?(feedback)
    }
    return reaction
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension CurrencyFieldState {
  /// Carries an event out, registers what takes it back, and says what is worth saying.
  @discardableResult
  func act(
    _ undoManager: UndoManager?, _ event: (inout CurrencyFieldModel) -> FieldReaction
  ) -> FieldReaction {
    let reaction = update(event)
    if reaction.clearsUndo { undoManager?.removeAllActions(withTarget: self) }
    if let inverse = reaction.inverse {
      undoManager?.registerUndo(withTarget: self) { [weak undoManager] state in
        state.act(undoManager) { $0.undo(inverse) }
      }
    }
    if let announcement = reaction.announcement {
      AccessibilityNotification.Announcement(model.string(for: announcement)).post()
    }
    return reaction
  }
}

/// Plays what the hand feels, where there is something that can.
@available(iOS 17, macOS 14, visionOS 1, *)
@MainActor
struct KeypadHaptics {
  #if canImport(UIKit)
  private let player = FieldHaptics()
  #endif

  func prepare() {
    #if canImport(UIKit)
    player.prepare()
    #endif
  }

  func play(_ feedback: FieldFeedback) {
    #if canImport(UIKit)
    player.play(feedback)
    #endif
  }
}
#endif
