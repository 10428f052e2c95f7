import Foundation
import Testing

@testable import MintageCompiler

@Suite struct SnapshotFolderTests {
  let sample = SampleSnapshot.snapshot

  @Test func whatIsWrittenIsRead() throws {
    try withFolder { path in
      let folder = SnapshotFolder(path: path)
      #expect(try folder.source() == nil)
      try folder.write(sample)
      #expect(try folder.load() == sample)
      #expect(try folder.source() == sample.source)
    }
  }

  @Test func theCommittedSnapshotIsWhatItsContentsWouldBeWrittenAs() throws {
    let snapshot = try CommittedDataTests.loaded.get()
    for (path, bytes) in SnapshotEncoder(snapshot: snapshot).files() {
      let committed = FileManager.default.contents(atPath: "\(LiveICU.dataFolder)/\(path)")
      #expect(committed.map(Array.init) == bytes, "\(path)")
    }
  }

  @Test func onlyDifferencesAreWritten() throws {
    var snapshot = sample
    snapshot.locales["en_US"] = snapshot.locales["en"]
    snapshot.locales["en_US"]?.parent = "en"
    snapshot.names["en_US"] = snapshot.names["en"]
    snapshot.compact["en_US"] = snapshot.compact["en"]
    snapshot.terms["en_US"] = snapshot.terms["en"]
    let files = SnapshotEncoder(snapshot: snapshot).files()
    #expect(files.keys.filter { $0.contains("en_US") } == [])
    #expect(try SnapshotDecoder(files: files, folder: "").snapshot() == snapshot)
    let swiss = try #require(files["locales/en_CH.json"])
    // `¤` is the parent's, `EUR` follows the symbol; only `$` is neither.
    #expect(String(decoding: swiss, as: UTF8.self).contains(#""narrow": {"USD": "$"}"#))
  }

  @Test func otherFilesOfTheFolderStay() throws {
    try withFolder { path in
      let folder = SnapshotFolder(path: path)
      try folder.write(sample)
      try "by hand".write(toFile: "\(path)/README.md", atomically: true, encoding: .utf8)
      try "{}".write(toFile: "\(path)/locales/xx.json", atomically: true, encoding: .utf8)
      try folder.write(sample)
      #expect(try String(contentsOfFile: "\(path)/README.md", encoding: .utf8) == "by hand")
      #expect(!FileManager.default.fileExists(atPath: "\(path)/locales/xx.json"))
      #expect(try folder.load() == sample)
    }
  }

  @Test func aMissingSnapshotIsAnErrorWithARemedy() throws {
    try withFolder { path in
      #expect(throws: SnapshotError.missing(folder: path)) { try SnapshotFolder(path: path).load() }
      #expect("\(SnapshotError.missing(folder: path))".contains("mintagec extract"))
    }
  }

  @Test(arguments: [
    ("regions.json", "{\n  \"CH\": [\n", "not valid JSON"),
    ("currencies.json", "{\"USD\": {\"digits\": \"two\"}}", "USD: digits: expected a number"),
    ("locales/en.json", "{\n\"symbol\": {\"USD\": \"$\" \"EUR\"}}", "not valid JSON"),
    ("locales/en.json", "[]", "expected an object"),
    ("names/en.json", "{\"two\": {}}", "two is not known"),
  ])
  func damageIsReportedWithFileAndReason(file: String, text: String, reason: String) throws {
    var files = SnapshotEncoder(snapshot: sample).files()
    files[file] = Array(text.utf8)
    // As if the header had been brought up to date by hand.
    var rest = files
    rest["snapshot.json"] = nil
    let header = String(decoding: try #require(files["snapshot.json"]), as: UTF8.self)
    let before = try #require(header.range(of: "\"hash\": \""))
    files["snapshot.json"] = Array(
      (header[..<before.upperBound] + Fingerprint.of(rest) + "\"}").utf8)
    let decoder = SnapshotDecoder(files: files, folder: "Data")
    let error = #expect(throws: SnapshotError.self) { try decoder.snapshot() }
    let message = try #require(error).description
    for part in ["Data/\(file): ", reason, "mintagec extract"] {
      #expect(message.contains(part), "\(message)")
    }
  }

  @Test func aChangedFileIsNoticed() throws {
    var files = SnapshotEncoder(snapshot: sample).files()
    files["regions.json"] = Array("{}".utf8)
    #expect {
      try SnapshotDecoder(files: files, folder: "Data").snapshot()
    } throws: { error in
      guard case .changed = error as? SnapshotError else { return false }
      return true
    }
  }

  @Test func anUnknownFormatIsRefused() throws {
    var files = SnapshotEncoder(snapshot: sample).files()
    let header = String(decoding: try #require(files["snapshot.json"]), as: UTF8.self)
    files["snapshot.json"] = Array(
      header.replacingOccurrences(of: "\"format\": 1", with: "\"format\": 99").utf8)
    #expect(throws: SnapshotError.unknownFormat(found: 99, known: 1)) {
      try SnapshotDecoder(files: files, folder: "Data").snapshot()
    }
  }

  @Test func circlesOfParentsAreRefused() {
    #expect(throws: SnapshotError.self) {
      try InheritanceOrder(parents: ["a": "b", "b": "a"]).identifiers(file: "fallback.json")
    }
    #expect(throws: SnapshotError.self) {
      try InheritanceOrder(parents: ["a": "b"]).identifiers(file: "fallback.json")
    }
  }

  @Test func afterAFailureTheOldFilesAreThere() throws {
    try withFolder { path in
      // The folder's own name is allowed; that of the new one beside it is too long.
      let folder = SnapshotFolder(path: "\(path)/\(String(repeating: "d", count: 252))")
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      for (file, bytes) in SnapshotEncoder(snapshot: sample).files() {
        let target = URL(fileURLWithPath: "\(folder.path)/\(file)")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: target)
      }
      #expect {
        try folder.write(sample)
      } throws: { error in
        guard case .unwritable(folder.path, _) = error as? SnapshotError else { return false }
        return "\(error)".contains("--output")
      }
      #expect(try folder.load() == sample)
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 1)
    }
  }

  @Test func aFolderBelowAFileCannotBeWritten() throws {
    try withFolder { path in
      try "x".write(toFile: "\(path)/file", atomically: true, encoding: .utf8)
      #expect(throws: SnapshotError.self) {
        try SnapshotFolder(path: "\(path)/file/Data").write(sample)
      }
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
