/// placeholder
public struct CurrencyCode {}
