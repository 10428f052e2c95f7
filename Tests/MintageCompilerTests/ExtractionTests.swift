import Foundation
import Testing

@testable import MintageCompiler

/// Whole extractions; a few seconds each in a release build.
@Suite(.enabled(if: LiveICU.isPresent)) struct ExtractionTests {
  @Test(arguments: LiveICU.all)
  func whatIsWrittenIsWhatWasRead(icu: ICULibrary) throws {
    let snapshot = try SnapshotReader(icu).read()
    let files = SnapshotEncoder(snapshot: snapshot).files()
    let loaded = try SnapshotDecoder(files: files, folder: "memory").snapshot()
    #expect(loaded.source == snapshot.source)
    #expect(loaded.currencies == snapshot.currencies)
    #expect(loaded.regions == snapshot.regions)
    #expect(loaded.numberingSystems == snapshot.numberingSystems)
    #expect(loaded.fallback == snapshot.fallback)
    #expect(loaded.plurals == snapshot.plurals)
    #expect(loaded.unspacedEdges == snapshot.unspacedEdges)
    for identifier in snapshot.locales.keys.sorted() {
      #expect(loaded.locales[identifier] == snapshot.locales[identifier], "\(identifier)")
      #expect(loaded.names[identifier] == snapshot.names[identifier], "\(identifier)")
      #expect(loaded.compact[identifier] == snapshot.compact[identifier], "\(identifier)")
      #expect(loaded.terms[identifier] == snapshot.terms[identifier], "\(identifier)")
    }
    #expect(loaded == snapshot)
  }
}
