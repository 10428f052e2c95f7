#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import Foundation
public import SwiftUI

/// The amount of a screen with its own keypad: large, on one line, with a drawn caret.
///
///     @State private var amount = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
///
///     CurrencyAmountView("Amount", amount)
///       .font(.system(size: 64, weight: .bold))
///
/// Font, color and alignment are the environment's. The type becomes smaller where the amount is
/// too long. What nobody typed is dimmed. The caret blinks, or stands still where the person
/// prefers less motion. A screen reader hears one element with the amount as its value.
@available(iOS 17, macOS 14, visionOS 1, *)
public struct CurrencyAmountView: View {
  private let label: Text
  private let state: CurrencyFieldState
  private let showsCaret: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.currencyFieldSettings) private var settings

  /// Makes the view of a state.
  ///
  /// - Parameters:
  ///   - titleKey: What a screen reader calls the amount.
  ///   - showsCaret: Whether the caret is drawn.
  public init(
    _ titleKey: LocalizedStringKey, _ state: CurrencyFieldState, showsCaret: Bool = true
  ) {
    label = Text(titleKey)
    self.state = state
    self.showsCaret = showsCaret
  }

  /// The amount and its caret.
  public var body: some View {
    amount
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(CGFloat(settings.minimumScale ?? 0.3))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(label)
      .accessibilityValue(Text(verbatim: state.spokenValue ?? state.placeholder))
      .accessibilityAddTraits(.updatesFrequently)
  }

  @ViewBuilder private var amount: some View {
    if showsCaret, !reducesMotion {
      TimelineView(.periodic(from: .now, by: 0.5)) { context in
        let halves = Int(context.date.timeIntervalSinceReferenceDate * 2)
        text(isCaretLit: halves.isMultiple(of: 2))
      }
    } else {
      text(isCaretLit: showsCaret)
    }
  }

  /// One text, so that all of it becomes smaller together; an unlit caret keeps its place.
  private func text(isCaretLit: Bool) -> Text {
    let pieces = FieldPiece.pieces(
      of: state.text, placeholder: state.placeholder, caret: state.caret, dimmed: state.dimmed)
    return pieces.reduce(Text(verbatim: "")) { text, piece in
      let next =
        switch piece {
        case .text(let part): Text(verbatim: part)
        case .dimmed(let part): Text(verbatim: part).foregroundStyle(.secondary)
        case .caret:
          // Between left-to-right marks, so that it does not part digits where text runs from
          // right to left.
          Text(verbatim: showsCaret ? "\u{200E}|\u{200E}" : "")
            .foregroundStyle(isCaretLit ? Color.accentColor : .clear)
        }
      // One run of text: what parts it, parts digits too where text runs from right to left.
      return text + next
    }
  }
}
#endif
