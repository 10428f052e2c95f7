#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
public import MintageCore
import MintageEntry
public import SwiftUI

/// A row of amounts to take instead of typing, written without a fraction that is zero: `$2,000`.
///
///     CurrencySuggestions(amount, [2_000, 5_000, 10_000].map { ExactDecimal(minorUnits: $0) })
///
/// Where a pasted text had two readings, both are offered first.
@available(iOS 17, macOS 14, visionOS 1, *)
public struct CurrencySuggestions: View {
  private let state: CurrencyFieldState
  private let amounts: [ExactDecimal]
  @Environment(\.undoManager) private var undoManager
  @Environment(\.currencyFieldSettings) private var settings

  /// Makes the row of a state.
  ///
  /// - Parameter amounts: In major units: 2,000 is two thousand dollars.
  public init(_ state: CurrencyFieldState, _ amounts: [ExactDecimal]) {
    self.state = state
    self.amounts = amounts
  }

  /// The row.
  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(offered.indices, id: \.self) { index in
          let amount = offered[index]
          Button(state.label(of: amount)) { choose(amount) }
            .buttonStyle(.bordered)
            .monospacedDigit()
        }
      }
    }
  }

  private var offered: [ExactDecimal] {
    guard let choices = state.choices else { return amounts }
    return [choices.locale, choices.other] + amounts
  }

  private func choose(_ amount: ExactDecimal) {
    let reaction = state.act(undoManager) { $0.choose(amount) }
    if let feedback = reaction.feedback { settings.onFeedback?(feedback) }
  }
}
#endif
