public import CMintage
internal import MintageABI
internal import MintageCore
internal import MintageNames

/// The default names.
@c @implementation
public func mintage_names_default(_ names: UnsafeMutablePointer<mintage_names>?) -> mintage_result {
  unsafe give(.default, to: names)
}
