exit(status: TryCommand.run(Array(CommandLine.arguments.dropFirst())))
