public import MintageCore

/// Hashes what Mintage or an ICU prints with names, notations and ranges, fields included.
///
/// The texts are those that ``AmountComparer`` compares; a line of fields follows some of them.
public struct AmountHasher: Sendable {
  private let currencies: [GoldenCurrency]

  /// An amount, or both ends of a range, and whether its fields count.
  private struct Sample {
    let first: ConformanceAmount
    var last: ConformanceAmount?
    let hasFields: Bool
  }

  /// A hasher of these currencies.
  public init(_ currencies: [GoldenCurrency]) { self.currencies = currencies }

  /// The styles worth a column of `Data/goldens/amounts.tsv`.
  ///
  /// Without exponents: of several digits beyond U+FFFF ICU writes ill-formed text.
  static let styles = [
    "amount", "name", "name-cash", "name-fraction-0-4", "compact-short",
    "compact-short-accounting-always", "compact-short-name", "compact-long-name", "significant-3",
    "whole-without-fraction", "range-amount", "range-name", "range-compact-short",
  ]

  /// The hash of Mintage's texts.
  public func hash(
    _ identifier: String, _ style: AmountConformance, _ tables: CurrencyTables,
    _ names: CurrencyNames, _ notation: NotationTables
  ) -> String {
    var fingerprint = Fingerprint()
    let locale = LocaleIdentifier(identifier)
    var text = [UInt8](repeating: 0, count: 1_024)
    var parts = [AmountPart](repeating: AmountPart(), count: AmountPart.maximumCount)
    for currency in currencies {
      let resolved = AmountStyle(
        currency.code, in: locale, options: style.options, tables: tables,
        names: style.isNamed ? names : nil, notation: notation)
      for sample in samples(style, currency.amounts) {
        let found = unsafe text.withUnsafeMutableBufferPointer { text in
          unsafe parts.withUnsafeMutableBufferPointer { parts in
            // An amount that cannot be written counts as no text, which no ICU prints.
            if let last = sample.last {
              unsafe try? resolved.write(
                from: sample.first.exact, to: last.exact, into: text, parts: parts)
            } else {
              unsafe try? resolved.write(sample.first.exact, into: text, parts: parts)
            }
          }
        }
        fingerprint.add(text[..<(found?.bytes ?? 0)])
        if sample.hasFields {
          fingerprint.add("\(Array(parts[..<(found?.parts ?? 0)]).icuFields)".utf8)
        }
        fingerprint.add(CollectionOfOne(UInt8(ascii: "\n")))
      }
    }
    return fingerprint.text
  }

  /// The hash of an ICU's texts.
  func hash(
    _ identifier: String, _ style: AmountConformance, _ icu: ICULibrary
  ) throws(ICUError) -> String {
    var fingerprint = Fingerprint()
    for currency in currencies {
      let skeleton = style.skeleton(currency: currency.name)
      if style.isRange {
        guard
          let formatter = try ICURangeFormatter(icu, skeleton: skeleton, locale: identifier)
        else { continue }
        for sample in samples(style, currency.amounts) {
          guard let last = sample.last else { continue }
          // The first calls of an ICU formatter can differ from all later ones (a fault of ICU's).
          for _ in 0..<(style.isNamed ? 2 : 0) {
            _ = try formatter.format(from: sample.first.characters, to: last.characters)
          }
          let found = try formatter.format(from: sample.first.characters, to: last.characters)
          fingerprint.add(found.text.utf8)
          if sample.hasFields { fingerprint.add("\(found.fields)".utf8) }
          fingerprint.add(CollectionOfOne(UInt8(ascii: "\n")))
        }
        continue
      }
      let formatter = try ICUFormatter(icu, skeleton: skeleton, locale: identifier)
      var text: [UInt8] = []
      for _ in 0..<(style.isNamed ? 3 : 0) { try formatter.format(decimal: [0x31], into: &text) }
      for sample in samples(style, currency.amounts) {
        text.removeAll(keepingCapacity: true)
        try formatter.format(decimal: sample.first.characters, into: &text)
        fingerprint.add(text)
        if sample.hasFields { fingerprint.add("\(try formatter.fields())".utf8) }
        fingerprint.add(CollectionOfOne(UInt8(ascii: "\n")))
      }
    }
    return fingerprint.text
  }

  private func samples(_ style: AmountConformance, _ amounts: ConformanceAmounts) -> [Sample] {
    let list = amounts[style.amounts]
    guard style.isRange else {
      return list.enumerated().map { Sample(first: $1, hasFields: $0 % 8 == 1) }
    }
    return list.indices.flatMap { index in
      var samples = [
        Sample(
          first: list[index], last: list[(index + 1) % list.count], hasFields: index % 8 == 1)
      ]
      // Of one amount of more than 18 digits twice, ICU takes another plural form than of the amount.
      if index % 4 == 2, !style.isNamed || list[index].text.utf8.count <= 18 {
        samples.append(Sample(first: list[index], last: list[index], hasFields: true))
      }
      return samples
    }
  }
}
