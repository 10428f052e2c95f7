import Foundation

do {
  let passed = try Benchmark(Options(CommandLine.arguments.dropFirst())).run()
  exit(passed ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("mintage-benchmark: \(error)\n".utf8))
  exit(2)
}
