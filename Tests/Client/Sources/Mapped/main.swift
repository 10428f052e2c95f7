import Foundation
import MintageCore

// Maps the file that is named and formats with it, or says why it cannot.
let file = URL(fileURLWithPath: CommandLine.arguments[1])
let data = try Data(contentsOf: file, options: .alwaysMapped)
data.withUnsafeBytes { memory in
  do throws(TableError) {
    let tables = try CurrencyTables(validating: memory.bindMemory(to: UInt8.self))
    let texts = [("USD", "en-US"), ("CHF", "de-CH"), ("JPY", "en-US")].map { code, locale in
      CurrencyStyle(
        CurrencyCode(code) ?? CurrencyCode(generated: 0), in: LocaleIdentifier(locale),
        tables: tables
      ).string(minorUnits: 123_456)
    }
    print(texts.joined(separator: " "))
  } catch {
    print(error)
  }
}
