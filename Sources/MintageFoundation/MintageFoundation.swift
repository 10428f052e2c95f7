// Bridges to Foundation: `Decimal`, `Locale`, format styles and coding over the same engine.
@_exported public import Mintage

// Without it every `Locale` of a program says that it is `en_001`. It is imported to be linked, even
// where a program names nothing of it.
#if canImport(FoundationInternationalization)
import FoundationInternationalization
#endif
