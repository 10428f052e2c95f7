// Bridges to Foundation: `Decimal`, `Locale`, format styles and coding over the same engine.
@_exported public import Mintage
