// The default names of currencies, linked only by who imports this; everything else is
// MintageCore's.
@_exported public import MintageCore
