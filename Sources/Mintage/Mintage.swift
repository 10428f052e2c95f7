public import MintageCore
