import Foundation
import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// The string catalog, and what is said.
@Suite struct CatalogTests {
  private struct Catalog: Decodable {
    struct Unit: Decodable { let stringUnit: Text }
    struct Text: Decodable { let state, value: String }
    struct Entry: Decodable { let localizations: [String: Unit] }
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private func catalog() throws -> Catalog {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/MintageUI/Resources/Localizable.xcstrings")
    return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  @Test func everyTextIsThereInEveryLanguage() throws {
    let catalog = try catalog()
    #expect(Set(catalog.strings.keys) == Set(FieldText.allCases.map(\.rawValue)))
    let languages = try #require(catalog.strings.values.first).localizations.keys
    #expect(languages.count == 30)
    for text in FieldText.allCases {
      let entry = try #require(catalog.strings[text.rawValue])
      #expect(entry.localizations.keys == languages, "\(text)")
      #expect(entry.localizations["en"]?.stringUnit.value == text.english)
      let arguments = text.english.components(separatedBy: "%@").count
      for (language, unit) in entry.localizations {
        let value = unit.stringUnit.value
        #expect(!value.isEmpty && unit.stringUnit.state == "translated", "\(text) \(language)")
        #expect(value.components(separatedBy: "%@").count == arguments, "\(text) \(language)")
        #expect(language == "en" || value != text.english, "\(text) \(language)")
      }
    }
  }

  @Test func refusalsNameTheBound() {
    var model = field(typing: "10") { $0.maximum = ExactDecimal("99.5") }
    guard let announcement = model.type("0").announcement else {
      Issue.record("nothing is said")
      return
    }
    #expect(model.string(for: announcement) == "At most $99.50")
    #expect(model.string(for: .refused(.otherCurrency)) == "The text has another currency")
    #expect(field(typing: "1,234").string(for: .regrouped) == "Read as $1,234")
  }

  @Test func everyRefusalHasAText() {
    let model = field()
    for reason in EntryRefusal.allCases {
      #expect(!model.string(for: .refused(reason)).isEmpty)
    }
  }
}
