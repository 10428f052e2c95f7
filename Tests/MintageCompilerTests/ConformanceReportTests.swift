import Foundation
import Testing

@testable import MintageCompiler

@Suite struct ConformanceReportTests {
  static let mismatch = ConformanceMismatch(
    style: "symbol", locale: "ar_EG", system: "arab", currency: "EGP", amount: "-1",
    function: "write(_:into: text)", ours: "\u{61C}-1\u{A0}x", theirs: "-1 \\x")

  @Test func aTallyKeepsTheFirstMismatches() {
    var tally = ConformanceTally(comparisons: 10)
    for _ in 0..<3 * ConformanceTally.kept { tally.record(Self.mismatch) }
    var sum = ConformanceTally(comparisons: 5, mismatches: 1, first: [Self.mismatch])
    sum += tally
    #expect(sum.comparisons == 15)
    #expect(sum.mismatches == 3 * ConformanceTally.kept + 1)
    #expect(sum.first.count == ConformanceTally.kept)
  }

  @Test func aReportHasTotalsAndShowsWhatDiffers() {
    let report = ConformanceReport(
      heading: "ICU 1.0",
      rows: [
        ("symbol", ConformanceTally(comparisons: 1_234, mismatches: 1, first: [Self.mismatch])),
        ("iso", ConformanceTally(comparisons: 1_000_000)),
      ], shown: 5)
    #expect(
      report.lines == [
        "ICU 1.0", "",
        "style     comparisons  mismatches",
        "symbol          1,234           1",
        "iso         1,000,000           0",
        "total       1,001,234           1",
        "", "first mismatches:",
        "  symbol  ar_EG  arab  EGP  -1  write(_:into: text): \\u{61C}-1\\u{A0}x, ICU -1 \\u{5C}x",
      ])
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
  ])
  func numbersAreGrouped(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: ["", "plain 1.50 €", "\u{200F}\u{A0}د.إ", "back\\slash", "ฅ𞥐", "\\u{41}"])
  func visibleTextReadsBack(text: String) {
    let visible = text.visible
    #expect(visible.readingVisible == text)
    #expect(!visible.unicodeScalars.contains { $0.value == 0xA0 || 0x0590...0x08FF ~= $0.value })
  }

  @Test(arguments: ["\\", "\\x", "\\u{", "\\u{D800}", "\\u{zz}", "a\\u41"])
  func damagedTextIsNotRead(text: String) { #expect(text.readingVisible == nil) }

  @Test func aJournalGoesOnWhereItStopped() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("journal-\(UUID().uuidString).tsv").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tallies = [
      ConformanceTally(comparisons: 23, mismatches: 1, first: [Self.mismatch]),
      ConformanceTally(comparisons: 50),
    ]
    let journal = ConformanceJournal(path: path, subject: "ICU 1.0")
    #expect(try journal.open(names: ["symbol", "iso"], currencies: ["EGP"]).isEmpty)
    journal.append("ar_EG", tallies)

    // A run that is killed leaves half a line.
    let file = try #require(FileHandle(forWritingAtPath: path))
    file.seekToEndOfFile()
    file.write(Data("de_CH\t23/0\t5".utf8))
    try file.close()
    let again = ConformanceJournal(path: path, subject: "ICU 1.0")
    #expect(try again.open(names: ["symbol", "iso"], currencies: ["EGP"]) == ["ar_EG": tallies])
    again.append("de_CH", [ConformanceTally(comparisons: 1), ConformanceTally()])
    let third = ConformanceJournal(path: path, subject: "ICU 1.0")
    #expect(try third.open(names: ["symbol", "iso"], currencies: ["EGP"]).count == 2)
    // Other tables, styles or currencies are another comparison.
    let other = ConformanceJournal(path: path, subject: "ICU 1.0")
    #expect(try other.open(names: ["symbol"], currencies: ["EGP"]).isEmpty)
  }

  /// What the journal has is not compared again, and of other locales it counts nothing.
  @Test func aWalkTakesFinishedLocalesFromItsJournal() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("walk-\(UUID().uuidString).tsv").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let earlier = ConformanceJournal(path: path, subject: "ICU 1.0")
    _ = try earlier.open(names: ["symbol", "iso"], currencies: ["EGP"])
    for locale in ["ar_EG", "fr"] {
      earlier.append(
        locale,
        [
          ConformanceTally(comparisons: 23, mismatches: 1, first: [Self.mismatch]),
          ConformanceTally(comparisons: 50),
        ])
    }
    let walk = ConformanceWalk(
      universe: ConformanceUniverse(locales: ["de", "ar_EG", "ja"], currencies: ["EGP"]),
      names: ["symbol", "iso"], jobs: 2,
      journal: ConformanceJournal(path: path, subject: "ICU 1.0"))
    var reports: [ConformanceWalk.Progress] = []
    let sums = try walk.tallies(
      makeWorker: { 100 },
      compare: { (worker, locale) throws(ICUError) in
        if locale == "ar_EG" { throw .notLoaded(locale) }
        return [ConformanceTally(comparisons: worker), ConformanceTally(comparisons: 7)]
      },
      report: { reports.append($0) })
    #expect(
      sums == [
        ConformanceTally(comparisons: 223, mismatches: 1, first: [Self.mismatch]),
        ConformanceTally(comparisons: 64),
      ])
    #expect(reports.map(\.done) == [1, 2, 3])
    #expect(reports.map(\.comparisons) == [73, 180, 287])
    #expect(reports.allSatisfy { $0.total == 3 && $0.mismatches == 1 })
    let again = ConformanceJournal(path: path, subject: "ICU 1.0")
    let noted = try again.open(names: walk.names, currencies: ["EGP"])
    #expect(noted.keys.sorted() == ["ar_EG", "de", "fr", "ja"])
  }

  @Test(arguments: [1, 3, 50])
  func everyPieceOfWorkIsDoneOnce(jobs: Int) throws {
    var sum = 0
    var done: [Int] = []
    try ParallelWork.run(
      Array(0..<20), jobs: jobs, makeWorker: { 10 },
      body: { (worker, piece) throws(ICUError) in worker * piece },
      finish: { piece, output in
        done.append(piece)
        sum += output
      })
    #expect(done.sorted() == Array(0..<20))
    #expect(sum == 1_900)
  }

  @Test func theFirstErrorStopsTheWork() {
    #expect(throws: ICUError.notLoaded("7")) {
      try ParallelWork.run(
        Array(0..<1_000), jobs: 1, makeWorker: {},
        body: { (_, piece) throws(ICUError) in if piece == 7 { throw .notLoaded("7") } },
        finish: { piece, _ in #expect(piece < 7) })
    }
  }

  /// The first numbers of SplitMix64 from seed 1234567, as its author's program prints them.
  @Test func randomNumbersAreThoseOfTheSeed() {
    var source = RandomSource(seed: 1_234_567)
    #expect(source.next() == 6_457_827_717_110_365_317)
    #expect(source.next() == 3_203_168_211_198_807_973)
  }
}
