// The default tables of compact notation, exponents and ranges, linked only by who imports this;
// everything else is MintageCore's.
@_exported public import MintageCore
