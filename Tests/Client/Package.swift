// swift-tools-version: 6.2
import PackageDescription

// A package as users have one, for Scripts/test-client.sh.
let core = Target.Dependency.product(name: "MintageCore", package: "mintage")
let package = Package(
  name: "client", platforms: [.macOS(.v12)], dependencies: [.package(path: "../mintage")],
  targets: [
    .executableTarget(name: "Shop", dependencies: [core]),
    .executableTarget(name: "Tables", dependencies: [core]),
    .executableTarget(name: "Without"),
    .executableTarget(name: "Mapped", dependencies: [core]),
  ])
