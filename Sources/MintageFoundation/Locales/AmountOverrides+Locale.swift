#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import MintageCore
public import MintageEntry

extension AmountOverrides {
  /// The separators that a person changed in the system's settings; nothing where there are none.
  ///
  ///     let options = AmountOptions(overrides: AmountOverrides(.current))
  ///     AmountStyle(.usd, in: .current, options: options)
  ///
  /// Apple's systems let a person choose the number format apart from language and region. It shows
  /// in `Locale.current` and `.autoupdatingCurrent` alone, as separators that differ from those of a
  /// locale of the same identifier.
  public init(_ locale: Locale) {
    let separators = ChangedSeparators(locale)
    self.init()
    decimalSeparator = separators.decimal.flatMap { OwnText($0) }
    groupingSeparator = separators.grouping.flatMap { OwnText($0) }
  }
}

extension EntryPresentation {
  /// Takes over the separators that a person changed in the system's settings.
  ///
  /// See ``MintageCore/AmountOverrides/init(_:)``.
  public mutating func useSeparators(of locale: Locale) {
    let separators = ChangedSeparators(locale)
    if let text = separators.decimal { decimalSeparator = EntrySeparator(only: text) }
    if let text = separators.grouping { groupingSeparator = EntrySeparator(only: text) }
  }
}

extension EntrySeparator {
  fileprivate init?(only text: String) {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    self.init(scalar)
  }
}

/// A locale's separators where they differ from what its identifier alone gives.
struct ChangedSeparators {
  var decimal: String?
  var grouping: String?

  init(_ locale: Locale) {
    let plain = Locale(identifier: locale.identifier)
    self.init(
      decimal: (locale.decimalSeparator, plain.decimalSeparator),
      grouping: (locale.groupingSeparator, plain.groupingSeparator))
  }

  /// Each: as the locale has it, and as its identifier gives it.
  init(decimal: (String?, String?), grouping: (String?, String?)) {
    self.decimal = decimal.0 == decimal.1 ? nil : decimal.0
    self.grouping = grouping.0 == grouping.1 ? nil : grouping.0
  }
}
