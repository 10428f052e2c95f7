// The default tables and the initializers that use them; everything else is MintageCore's.
@_exported public import MintageCore
