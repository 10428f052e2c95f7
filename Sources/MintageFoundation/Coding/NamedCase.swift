public import MintageCore
public import MintageEntry

/// An enumeration that is encoded by the name of its case, which stays readable and survives other
/// cases being added.
public protocol NamedCase: RawRepresentable, CaseIterable, Codable where RawValue == UInt8 {}

extension NamedCase {
  /// Encodes the case's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(self)")
  }

  /// Decodes a case by its name.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, naming what was found and all there is.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else {
      let names = Self.allCases.map { "\($0)" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "'\(name)' is no \(Self.self); use one of \(names)"))
    }
    self = found
  }
}

extension SymbolWidth: NamedCase {}
extension CurrencyForm: NamedCase {}
extension SignDisplay: NamedCase {}
extension Grouping: NamedCase {}
extension RoundingMode: NamedCase {}
extension Resolution: NamedCase {}
extension Notation: NamedCase {}
extension ReadingMode: NamedCase {}
extension AmbiguityPolicy: NamedCase {}
extension EntryMode: NamedCase {}
