public import CMintage

/// The version of the header.
@c @implementation
public func mintage_abi_version() -> UInt32 { UInt32(MINTAGE_ABI_VERSION) }

/// The name of an error.
@c @implementation
public func mintage_error_name(_ error: mintage_result) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch Int(error) {
    case 0...: "ok"
    case MINTAGE_ERROR_ARGUMENT: "argument"
    case MINTAGE_ERROR_NOT_RESOLVED: "not-resolved"
    case MINTAGE_ERROR_BUFFER_TOO_SMALL: "buffer-too-small"
    case MINTAGE_ERROR_CURRENCY: "currency"
    case MINTAGE_ERROR_AMOUNT: "amount"
    case MINTAGE_ERROR_TOO_MANY_DIGITS: "too-many-digits"
    case MINTAGE_ERROR_INEXACT: "inexact"
    case MINTAGE_ERROR_OPTIONS: "options"
    case MINTAGE_ERROR_NOT_TABLES: "not-tables"
    case MINTAGE_ERROR_TABLES_VERSION: "tables-version"
    case MINTAGE_ERROR_TABLES_TRUNCATED: "tables-truncated"
    case MINTAGE_ERROR_TABLES_DAMAGED: "tables-damaged"
    case MINTAGE_ERROR_REFUSED: "refused"
    case MINTAGE_ERROR_UNKNOWN: "unknown"
    case MINTAGE_ERROR_SKELETON: "skeleton"
    default: "no-such-error"
    }
  return unsafe address(name)
}

/// What an error means.
@c @implementation
public func mintage_error_message(_ error: mintage_result) -> UnsafePointer<CChar>? {
  let message: StaticString =
    switch Int(error) {
    case 0...: "nothing is wrong"
    case MINTAGE_ERROR_ARGUMENT:
      "a pointer is null or not aligned, or a number is out of its range; see the function's comment"
    case MINTAGE_ERROR_NOT_RESOLVED:
      "a struct was not filled in by this library; resolve or initialize it first"
    case MINTAGE_ERROR_BUFFER_TOO_SMALL:
      "the buffer is too small; the count says how many bytes are needed"
    case MINTAGE_ERROR_CURRENCY: "the currency is not three ASCII letters; write it like EUR"
    case MINTAGE_ERROR_AMOUNT:
      "the amount is no plain decimal; write it like -1234.50, with a point, without grouping"
    case MINTAGE_ERROR_TOO_MANY_DIGITS:
      "the amount has more digits than fit: 38, or an integer of 64 bits of minor units"
    case MINTAGE_ERROR_INEXACT:
      "the amount has more digits than are shown or counted, and rounding is not allowed"
    case MINTAGE_ERROR_OPTIONS:
      "options have no size, or a value that this version does not know; set size to sizeof"
    case MINTAGE_ERROR_NOT_TABLES:
      "the bytes are no tables; 'mintagec compile --format binary' writes them"
    case MINTAGE_ERROR_TABLES_VERSION:
      "the tables have another layout; compile them with the library's own version of mintagec"
    case MINTAGE_ERROR_TABLES_TRUNCATED: "the tables were cut; load the whole file"
    case MINTAGE_ERROR_TABLES_DAMAGED: "the tables were changed on the way; load them again"
    case MINTAGE_ERROR_REFUSED: "the text is no amount of the currency; the reading says why"
    case MINTAGE_ERROR_UNKNOWN: "the tables do not know the currency or the locale's region"
    case MINTAGE_ERROR_SKELETON: "the skeleton has a stem that cannot be used for currency"
    default: "there is no such error"
    }
  return unsafe address(message)
}
