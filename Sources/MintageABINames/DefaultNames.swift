public import CMintage
internal import MintageCore
internal import MintageNames

/// The default names.
@c @implementation
public func mintage_names_default(_ names: UnsafeMutablePointer<mintage_names>?) -> mintage_result {
  guard let names = unsafe names else { return mintage_result(MINTAGE_ERROR_ARGUMENT) }
  unsafe UnsafeMutableRawPointer(names).storeBytes(
    of: CurrencyNames.default, as: CurrencyNames.self)
  return mintage_result(MINTAGE_OK)
}
