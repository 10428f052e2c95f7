/// What `compile` writes and where, and `check` compares.
public struct CompilationTarget: Equatable, Sendable {
  /// What to keep of the snapshot.
  public var choice = CompilationChoice()
  /// The folder to write; nil is each module's own.
  public var output: String?
  /// What to write.
  public var format = CompileCommand.Format.swift
  /// The module that gets all in one file; nil for Mintage and MintageNames themselves.
  public var module: String?
  /// Whether other modules may use what the module's file declares.
  public var isPublic = false
  /// The file that says all of this.
  public var config: String?
  private var names: Bool?

  /// Takes an option; false for one it does not know.
  mutating func take(_ option: String, _ options: inout OptionReader) throws(UsageError) -> Bool {
    switch option {
    case "--output": output = try options.value(of: option)
    case "--module": module = try CompilationTarget.module(try options.value(of: option))
    case "--locales":
      choice.selection.locales = DataSelection.list(try options.value(of: option))
    case "--currencies":
      choice.selection.currencies = DataSelection.list(try options.value(of: option))
    case "--styles": choice.styles = DataSelection.list(try options.value(of: option))
    case "--names":
      names = try CompilationTarget.value(option, ["none": false, "all": true], &options)
    case "--access":
      isPublic = try CompilationTarget.value(
        option, ["internal": false, "public": true], &options)
    case "--format":
      format = try CompilationTarget.value(option, ["swift": .swift, "binary": .binary], &options)
    case "--no-amendments": choice.amends = false
    case "--config": config = try options.value(of: option)
    default: return false
    }
    return true
  }

  /// Refuses options that contradict each other, and settles what follows from others.
  mutating func check() throws(UsageError) {
    if config != nil, self != CompilationTarget(config: config) {
      throw UsageError("--config FILE takes the place of the options it has members for")
    }
    guard module == nil || format == .swift else {
      throw UsageError("--module is for Swift source, binary files belong to none")
    }
    if choice.styles != nil {
      guard choice.selection.isWhole, names == nil else {
        throw UsageError(
          "--styles takes the place of tables, and of --locales, --currencies and --names")
      }
      guard module != nil || format == .binary else {
        throw UsageError("--styles needs --module NAME, the module of yours that uses them")
      }
    }
    choice.keepsNames = names ?? (module == nil)
  }

  private init(config: String?) { self.config = config }

  /// The default target.
  public init() {}

  /// The target that the file says, or this one.
  func resolved() throws -> CompilationTarget {
    guard let config else { return self }
    return try ConfigFile(path: config).target()
  }

  /// The files by folder; the first folder is the main one.
  func files(of compilation: Compilation) -> [(folder: String, files: [String: [UInt8]])] {
    if let module {
      let folder = output ?? "Sources/\(module)/Generated"
      return [(folder, compilation.moduleFiles(module, isPublic: isPublic))]
    }
    if format == .binary {
      return [(output ?? "Sources/Mintage/Generated", compilation.binaryFiles)]
    }
    return compilation.swiftFiles.map { (output ?? "Sources/\($0.module)/Generated", $0.files) }
  }

  private static func value<Value>(
    _ option: String, _ values: [String: Value], _ options: inout OptionReader
  ) throws(UsageError) -> Value {
    let word = try options.value(of: option)
    guard let value = values[word] else {
      throw UsageError(
        "unknown value \(word) of \(option); there are \(values.keys.sorted().joined(separator: " and "))"
      )
    }
    return value
  }

  /// A name that a Swift module can have.
  private static func module(_ name: String) throws(UsageError) -> String {
    let isIdentifier =
      name.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: "_")
      } && !(name.first?.isNumber ?? true)
    guard isIdentifier else {
      throw UsageError("\(name) is no name of a Swift module: letters, digits and _ only")
    }
    return name
  }
}
