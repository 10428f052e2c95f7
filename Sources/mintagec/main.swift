import Foundation
import MintageCompiler

let dispatcher = Dispatcher(verbs: [ExtractCommand.self, ConformanceCommand.self])
exit(dispatcher.run(Array(CommandLine.arguments.dropFirst()), console: StandardConsole()))
