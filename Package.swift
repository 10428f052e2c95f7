// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A newer SDK may deprecate what the fields use of Apple's frameworks, which is no error.
let withFrameworks =
  strict + [
    .treatAllWarnings(
      as: .warning, .when(platforms: [.iOS, .macCatalyst, .macOS, .tvOS, .visionOS, .watchOS]))
  ]

let package = Package(
  name: "mintage",
  defaultLocalization: "en",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Mintage", targets: ["Mintage"]),
    .library(name: "MintageNames", targets: ["MintageNames"]),
    .library(name: "MintageNotation", targets: ["MintageNotation"]),
    .library(name: "MintageCore", targets: ["MintageCore"]),
    .library(name: "MintageEntry", targets: ["MintageEntry"]),
    .library(name: "MintageABI", targets: ["MintageABI", "MintageABINames"]),
    .library(name: "MintageFoundation", targets: ["MintageFoundation"]),
    .library(name: "MintageUI", targets: ["MintageUI"]),
    .executable(name: "mintagec", targets: ["mintagec"]),
    .plugin(name: "CompileCurrencyTables", targets: ["CompileCurrencyTables"]),
    .executable(name: "mintage-try", targets: ["mintage-try"]),
    .executable(name: "mintage-benchmark", targets: ["mintage-benchmark"]),
  ],
  targets: [
    // The runtime: no Foundation, no C library, no data.
    .target(name: "MintageCore", swiftSettings: strict),
    // The default tables, generated from ICU by `Scripts/regenerate.sh`.
    .target(name: "Mintage", dependencies: ["MintageCore"], swiftSettings: strict),

    // The default names of currencies, generated likewise.
    .target(name: "MintageNames", dependencies: ["MintageCore"], swiftSettings: strict),

    // The default tables of compact notation and ranges, generated likewise.
    .target(name: "MintageNotation", dependencies: ["MintageCore"], swiftSettings: strict),

    // The keystroke engine: state, edits, caret, paste; no UI.
    .target(name: "MintageEntry", dependencies: ["MintageCore"], swiftSettings: strict),

    // The C interface: one header, and what implements it; the names are apart, for they are large.
    .target(name: "CMintage"),
    .target(
      name: "MintageABI",
      dependencies: ["CMintage", "Mintage", "MintageCore", "MintageEntry", "MintageNotation"],
      swiftSettings: strict),
    .target(
      name: "MintageABINames", dependencies: ["CMintage", "MintageCore", "MintageNames"],
      swiftSettings: strict),

    // Bridges to Foundation: `Decimal`, `Locale`, format styles, coding.
    .target(
      name: "MintageFoundation", dependencies: ["Mintage", "MintageCore", "MintageEntry"],
      swiftSettings: strict),

    // Fields for SwiftUI, UIKit and AppKit over a model that knows none of them, and an example.
    .target(
      name: "MintageUI",
      dependencies: ["Mintage", "MintageCore", "MintageEntry", "MintageFoundation"],
      resources: [.process("Resources")], swiftSettings: withFrameworks),
    .executableTarget(
      name: "CheckoutExample",
      dependencies: [
        "Mintage", "MintageCore", "MintageEntry", "MintageFoundation", "MintageNames", "MintageUI",
      ],
      swiftSettings: withFrameworks),

    // The compiler: reads ICU, packs tables, proves them against the runtime.
    .target(name: "CICU"),
    .target(
      name: "MintageCompiler", dependencies: ["CICU", "MintageCore"], swiftSettings: strict),
    .executableTarget(name: "mintagec", dependencies: ["MintageCompiler"], swiftSettings: strict),
    // `swift package compile-currency-tables`, for packages that depend on this one.
    .plugin(
      name: "CompileCurrencyTables",
      capability: .command(
        intent: .custom(
          verb: "compile-currency-tables",
          description: "Compiles currency tables for what currency-tables.json names"),
        permissions: [
          .writeToPackageDirectory(reason: "writes the tables as Swift source into the package")
        ]),
      dependencies: ["mintagec"]),
    .executableTarget(
      name: "mintage-try",
      dependencies: ["Mintage", "MintageEntry", "MintageNames", "MintageNotation"],
      swiftSettings: strict),

    // The benchmark: the runtime beside ICU, Foundation and plain C.
    .target(name: "CAllocationCounter"),
    .target(name: "CBenchmarkFloor"),
    .executableTarget(
      name: "mintage-benchmark",
      dependencies: [
        "CAllocationCounter", "CBenchmarkFloor", "CICU", "Mintage", "MintageEntry",
        "MintageFoundation", "MintageNames", "MintageNotation",
      ],
      swiftSettings: strict),

    // What tests of several targets share: seeds, and every locale and currency.
    .target(
      name: "MintageTestSupport", dependencies: ["Mintage"], path: "Tests/MintageTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "MintageCoreTests", dependencies: ["MintageCore", "MintageTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MintageTests",
      dependencies: [
        "CAllocationCounter", "Mintage", "MintageCompiler", "MintageCore", "MintageNames",
        "MintageNotation", "MintageTestSupport", "mintage-try",
      ],
      resources: [.copy("Cases")], swiftSettings: strict),
    .testTarget(
      name: "MintageEntryTests",
      dependencies: [
        "CAllocationCounter", "Mintage", "MintageEntry", "MintageTestSupport", "mintage-try",
      ],
      swiftSettings: strict),
    // Not strict: pointers to C structs are what it is about.
    .testTarget(
      name: "MintageABITests",
      dependencies: [
        "CAllocationCounter", "CMintage", "Mintage", "MintageABI", "MintageCore", "MintageEntry",
        "MintageTestSupport",
      ]),
    .testTarget(
      name: "MintageFoundationTests",
      dependencies: [
        "CAllocationCounter", "CICU", "Mintage", "MintageCompiler", "MintageCore", "MintageEntry",
        "MintageFoundation", "MintageNames", "MintageTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MintageUITests",
      dependencies: [
        "CheckoutExample", "Mintage", "MintageCore", "MintageEntry", "MintageFoundation",
        "MintageNames", "MintageTestSupport", "MintageUI",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MintageTryTests",
      dependencies: ["Mintage", "MintageCore", "MintageEntry", "mintage-try"],
      swiftSettings: strict),
    .testTarget(
      name: "MintageCompilerTests",
      dependencies: [
        "CICU", "CICUPrototypes", "MintageCompiler", "MintageCore", "MintageTestSupport",
      ],
      swiftSettings: strict),
    // Compares the prototypes in `CICU` with ICU's headers, where they are installed.
    .target(name: "CICUPrototypes", dependencies: ["CICU"], path: "Tests/CICUPrototypes"),
  ],
  swiftLanguageModes: [.v6]
)
