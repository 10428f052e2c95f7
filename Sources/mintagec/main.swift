import Foundation
import MintageCompiler

let dispatcher = Dispatcher(verbs: [
  ExtractCommand.self, CompileCommand.self, CheckCommand.self, ConformanceCommand.self,
  GoldensCommand.self, FingerprintsCommand.self, DiffCommand.self, ExplainCommand.self,
  ReportCommand.self,
])
exit(dispatcher.run(Array(CommandLine.arguments.dropFirst()), console: StandardConsole()))
