import Foundation
import Testing

@testable import MintageCompiler

/// A line for each table of each locale, and only the lines of what changed move.
@Suite struct FingerprintsTests {
  private func lines(_ snapshot: Snapshot) -> [[String]] {
    SnapshotFingerprints(snapshot).text().split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func everyTableOfEveryLocaleHasALine() {
    let lines = lines(SampleSnapshot.snapshot)
    #expect(Set(lines.map(\.count)) == [4])
    for table in SnapshotFingerprints.tables {
      #expect(lines.filter { $0[0] == table }.map { $0[1] } == ["en", "en_CH", "root"])
    }
    #expect(
      lines.filter { $0[1] == "-" }.map { $0[0] }
        == ["currencies", "fallback", "numberingSystems", "plurals", "regions"])
  }

  @Test func whatIsTheSameIsAnArrow() throws {
    var snapshot = SampleSnapshot.snapshot
    snapshot.locales["en_XX"] = snapshot.locales["en"]
    snapshot.locales["en_XX"]?.parent = "en"
    snapshot.names["en_XX"] = snapshot.names["en"]
    let row = try #require(lines(snapshot).first { $0[0] == "symbols" && $0[1] == "en_XX" })
    #expect(row[3] == "= en")
  }

  @Test func onlyTheLineOfWhatChangedMoves() {
    let before = lines(SampleSnapshot.snapshot)
    var snapshot = SampleSnapshot.snapshot
    snapshot.locales["en_CH"]?.symbols.symbol[2] = "US$"
    let after = lines(snapshot)
    let moved = zip(before, after).filter { $0 != $1 }.map { Array($0.0.prefix(2)) }
    #expect(moved == [["symbols", "en_CH"]])
    let differences = SnapshotFingerprints.Table(text: SnapshotFingerprints(snapshot).text())
      .differences(
        from: SnapshotFingerprints.Table(
          text: SnapshotFingerprints(SampleSnapshot.snapshot).text()))
    #expect(differences.contains("symbols\t1 of 3 locales differ, 0 came, 0 went"))
    #expect(differences.contains("names\t0 of 3 locales differ, 0 came, 0 went"))
    #expect(differences.contains("regions\tsame"))
  }

  @Test func filesAreWrittenAndCompared() throws {
    let folder = try ScratchFolder()
    let data = try folder.writeSnapshot("Data")
    let other = try folder.writeSnapshot("Other") { snapshot in
      snapshot.locales["de_CH"]?.minimumGroupingDigits = 2
    }
    let file = "\(folder.path)/fingerprints.tsv"
    let dispatcher = Dispatcher(verbs: [FingerprintsCommand.self])
    let console = RecordingConsole()
    #expect(dispatcher.run(["fingerprints", data, "--output", file], console: console) == 0)
    #expect(dispatcher.run(["fingerprints", other, "--against", file], console: console) == 0)
    #expect(console.lines.contains { $0.hasPrefix("numbers\t1 of ") })
    #expect(console.lines.contains { $0.hasPrefix("symbols\t0 of ") })
    let old = folder.text("fingerprints.tsv")
    for arguments in [
      ["\(folder.path)/nothing"], [data, "--against", "\(folder.path)/nothing"],
      [data, "--output", "\(data)/snapshot.json/x"],
    ] {
      #expect(dispatcher.run(["fingerprints"] + arguments, console: console) == 1)
    }
    #expect(folder.text("fingerprints.tsv") == old)
    #expect(dispatcher.run(["fingerprints", "a", "b"], console: console) == 64)
  }
}
