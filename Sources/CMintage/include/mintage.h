/// Mintage: currency formatting, parsing and entry, byte for byte as ICU writes it.
///
/// The rules of this header:
///
/// * Nothing allocates. Every value lies in storage that the caller owns, on the stack or anywhere;
///   nothing has to be destroyed, and copying a struct copies the value.
/// * Nothing is global. Values that are not written to may be used by any number of threads at once.
/// * Text is UTF-8 with a count of bytes. Where a count is asked for, `MINTAGE_NUL` may stand for
///   text that a NUL ends. Text that is written has its count returned, and a NUL behind it where
///   there is room for one.
/// * Every function but the few that return a string or a number returns a `mintage_result`:
///   negative is an error, which `mintage_error_message` explains, and 0 or more is success. After
///   an error nothing was changed, but what a buffer for text holds is of no use.
/// * Structs of options start with their size: `mintage_style_options options = {.size = sizeof
///   options};` in C; in C++ `options{}`, then `options.size = sizeof options`. What is zero has its
///   default. A later version may append members.
/// * Structs that hold a value of the library's own are opaque: their size and alignment are fixed,
///   what is in them is not. They must be filled in by the version of the library that uses them,
///   are never written to a file, and may be moved in memory.
/// * Amounts are exact: integers of ISO 4217 minor units, or decimals of up to 38 digits.
///
///     mintage_tables tables;
///     mintage_style style;
///     char text[MINTAGE_TEXT_CAPACITY];
///     size_t count;
///     mintage_tables_default(&tables);
///     mintage_style_resolve(&style, &tables, "de-CH", MINTAGE_NUL, "CHF", MINTAGE_NUL, NULL);
///     mintage_style_format(&style, -123450, text, sizeof text, &count);    // CHF-1'234.50
#ifndef MINTAGE_H
#define MINTAGE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define MINTAGE_ALIGNED(bytes) alignas(bytes)
#else
#define MINTAGE_ALIGNED(bytes) _Alignas(bytes)
#endif

// MARK: Versions

/// The version of this header. Functions, and members of option structs, are added without changing
/// it; it changes when a program has to be compiled anew.
#define MINTAGE_ABI_VERSION 1

/// The `MINTAGE_ABI_VERSION` that the library was built with.
uint32_t mintage_abi_version(void);

// MARK: Results

/// 0 or more for success, negative for an error.
typedef int32_t mintage_result;

enum {
  MINTAGE_OK = 0,
  /// A pointer that must not be null is, or is not aligned; or a number is out of its range.
  MINTAGE_ERROR_ARGUMENT = -1,
  /// A struct was not filled in by the function that resolves it, or was by another version.
  MINTAGE_ERROR_NOT_RESOLVED = -2,
  /// The buffer is too small; the count says how many bytes are needed.
  MINTAGE_ERROR_BUFFER_TOO_SMALL = -3,
  /// A currency code is not three ASCII letters.
  MINTAGE_ERROR_CURRENCY = -4,
  /// A text is no exact decimal such as `-1234.50`.
  MINTAGE_ERROR_AMOUNT = -5,
  /// An amount has, or needs, more than 38 digits, or more minor units than 64 bits hold.
  MINTAGE_ERROR_TOO_MANY_DIGITS = -6,
  /// The amount has digits that are not shown, and rounding was declared unnecessary.
  MINTAGE_ERROR_INEXACT = -7,
  /// An options struct has no size, or a member has a value that this version does not know.
  MINTAGE_ERROR_OPTIONS = -8,
  /// The bytes do not start as tables do.
  MINTAGE_ERROR_NOT_TABLES = -9,
  /// The tables were written for another version of their layout.
  MINTAGE_ERROR_TABLES_VERSION = -10,
  /// The tables were cut.
  MINTAGE_ERROR_TABLES_TRUNCATED = -11,
  /// The tables were changed on the way.
  MINTAGE_ERROR_TABLES_DAMAGED = -12,
  /// The text is no amount of the currency; the reading says why and where.
  MINTAGE_ERROR_REFUSED = -13,
  /// The tables do not know the currency, or have no answer for the locale.
  MINTAGE_ERROR_UNKNOWN = -14,
  /// A skeleton has a stem that does not belong there; the count says at which byte.
  MINTAGE_ERROR_SKELETON = -15,
};

/// The name of an error, such as `buffer-too-small`, in lower case ASCII; never null.
const char *mintage_error_name(mintage_result error);

/// What is wrong and what helps, in English, without a full stop; never null.
const char *mintage_error_message(mintage_result error);

// MARK: Text

/// Stands for the count of a text that a NUL ends.
#define MINTAGE_NUL SIZE_MAX

/// Bytes that hold any `int64_t` amount in any `mintage_style`, and a NUL.
#define MINTAGE_TEXT_CAPACITY 256

/// Bytes that hold any amount, or range of two, in any `mintage_amount_style`, and a NUL.
#define MINTAGE_AMOUNT_TEXT_CAPACITY 1024

/// What the offsets of a text count.
enum { MINTAGE_UTF8 = 0, MINTAGE_UTF16 = 1 };

// MARK: Exact decimals

/// `(high × 2^64 + low) × 10^-scale`, negative where `is_negative` is not 0. Zeroed, it is 0.
///
/// At most 38 digits, scale 0 to 38; trailing zeros are kept, and so is the sign of zero.
typedef struct mintage_decimal {
  uint64_t low;
  uint64_t high;
  int32_t scale;
  int32_t is_negative;
} mintage_decimal;

/// Reads `-1234.50` or `1e12`: ASCII, independent of locale, the whole text.
mintage_result mintage_decimal_parse(mintage_decimal *decimal, const char *text, size_t text_count);

/// Writes `-1234.50`; 48 bytes are always enough.
///
/// - count: Receives the bytes of the text; also how many are needed where the buffer is too small.
mintage_result mintage_decimal_write(
    const mintage_decimal *decimal, char *buffer, size_t capacity, size_t *count);

/// Counts units of `10^-scale`: 12.34 at scale 2 is 1234.
///
/// Fails with `MINTAGE_ERROR_INEXACT` where that is no whole number, and with
/// `MINTAGE_ERROR_TOO_MANY_DIGITS` where it does not fit.
mintage_result mintage_decimal_units(
    const mintage_decimal *decimal, int32_t scale, int64_t *units);

// MARK: Tables

/// The rules that styles and readers are resolved from. Opaque: an address and a size.
///
/// A style outlives its tables; readers, amount styles and fields do not.
typedef struct mintage_tables {
  uintptr_t storage[2];
} mintage_tables;

/// Compact notation, ranges and the locale's own exponents: tables of their own. Opaque.
typedef struct mintage_notation {
  uintptr_t storage[2];
} mintage_notation;

/// Names of currencies: tables of their own, see `mintage_names.h`. Opaque.
typedef struct mintage_names {
  uintptr_t storage[2];
} mintage_names;

/// Gives the tables of all locales and currencies that the library was built with.
mintage_result mintage_tables_default(mintage_tables *tables);

/// Gives the notation tables that the library was built with.
mintage_result mintage_notation_default(mintage_notation *notation);

/// Uses tables that `mintagec compile --format binary` wrote, after checking every reference in them:
/// bytes that pass are safe to use, whoever made them.
///
/// - bytes: Must stay where they are, unchanged, for as long as the tables are used.
mintage_result mintage_tables_open(mintage_tables *tables, const void *bytes, size_t count);

/// As `mintage_tables_open`, for tables of notations; of these the checksum alone is checked.
mintage_result mintage_notation_open(mintage_notation *notation, const void *bytes, size_t count);

/// As `mintage_tables_open`, for tables of names; of these the checksum alone is checked.
mintage_result mintage_names_open(mintage_names *names, const void *bytes, size_t count);

/// What can be asked about what tables were made from.
enum {
  /// ICU's version, such as `78.3`.
  MINTAGE_VERSION_ICU = 0,
  /// CLDR's version, such as `48.0`.
  MINTAGE_VERSION_CLDR = 1,
  /// Unicode's version.
  MINTAGE_VERSION_UNICODE = 2,
  /// The date of the ISO 4217 list that the minor units come from, such as `2026-01-01`.
  MINTAGE_VERSION_ISO4217 = 3,
  /// A hash of all the data.
  MINTAGE_VERSION_DATA = 4,
  /// What a subset keeps; empty where nothing was left out.
  MINTAGE_VERSION_KEPT = 5,
};

/// Writes what tables were made from; 64 bytes are enough, 256 for `MINTAGE_VERSION_KEPT`.
mintage_result mintage_tables_version(
    const mintage_tables *tables, int32_t what, char *buffer, size_t capacity, size_t *count);

/// Writes the identifiers of all locales, a line feed behind each.
///
/// - count: Receives the bytes needed, also where the buffer is too small or null.
mintage_result mintage_tables_locales(
    const mintage_tables *tables, char *buffer, size_t capacity, size_t *count);

/// Writes the codes of all currencies in alphabetical order, a line feed behind each.
mintage_result mintage_tables_currencies(
    const mintage_tables *tables, char *buffer, size_t capacity, size_t *count);

/// Writes the locale whose rules an identifier gets, such as `en` for `en-XX`, or `root`.
mintage_result mintage_tables_resolved_locale(
    const mintage_tables *tables, const char *locale, size_t locale_count,
    char *buffer, size_t capacity, size_t *count);

/// Gives the currency of an identifier's region, its `cu` and `rg` keywords honored; fails with
/// `MINTAGE_ERROR_UNKNOWN` where it names no region or the region has none.
///
/// - currency: Receives three letters and a NUL.
mintage_result mintage_tables_currency_of_locale(
    const mintage_tables *tables, const char *locale, size_t locale_count, char currency[4]);

/// What the tables know of one currency, independent of locale.
typedef struct mintage_currency_info {
  /// The code: three letters and a NUL.
  char code[4];
  /// ISO 4217 numeric code; 0 where there is none.
  int32_t numeric_code;
  /// ISO 4217 minor unit digits; -1 where list one has no such code or says "N.A.".
  int32_t minor_unit_digits;
  /// CLDR's display digits.
  int32_t fraction_digits;
  /// CLDR's digits for cash.
  int32_t cash_digits;
  /// CLDR's cash rounding increment in units of the last cash digit; 0 for none.
  int32_t cash_increment;
  /// 0 where a subset keeps nothing of the currency but these facts.
  int32_t has_symbols;
} mintage_currency_info;

/// Looks a currency up; fails with `MINTAGE_ERROR_UNKNOWN` for a code that the tables do not know.
mintage_result mintage_tables_currency_info(
    const mintage_tables *tables, const char *currency, size_t currency_count,
    mintage_currency_info *info);

// MARK: Styles

/// One currency's text rules in one locale, resolved and ready to write. Opaque; a style needs its
/// tables no more.
typedef struct mintage_style {
  MINTAGE_ALIGNED(16) uint64_t storage[32];
} mintage_style;

/// Which text stands for the currency (CLDR symbol widths).
enum {
  MINTAGE_WIDTH_SYMBOL = 0,
  MINTAGE_WIDTH_NARROW = 1,
  MINTAGE_WIDTH_CODE = 2,
  MINTAGE_WIDTH_FORMAL = 3,
  MINTAGE_WIDTH_VARIANT = 4,
  MINTAGE_WIDTH_NONE = 5,
};

/// Whether negatives look like ledger entries.
enum { MINTAGE_FORM_STANDARD = 0, MINTAGE_FORM_ACCOUNTING = 1 };

/// When a sign is shown: for negative amounts, always, never, for all but those that round to zero,
/// for negative ones that do not round to zero.
enum {
  MINTAGE_SIGN_AUTOMATIC = 0,
  MINTAGE_SIGN_ALWAYS = 1,
  MINTAGE_SIGN_NEVER = 2,
  MINTAGE_SIGN_EXCEPT_ZERO = 3,
  MINTAGE_SIGN_NEGATIVE = 4,
};

/// When grouping separators are shown: as the locale does, wherever a group is full, never, only with
/// two digits before the first, in threes whatever the locale does.
enum {
  MINTAGE_GROUPING_AUTOMATIC = 0,
  MINTAGE_GROUPING_ALWAYS = 1,
  MINTAGE_GROUPING_OFF = 2,
  MINTAGE_GROUPING_MINIMUM_TWO = 3,
  MINTAGE_GROUPING_THOUSANDS = 4,
};

/// How amounts are rounded (ICU's rounding modes).
enum {
  MINTAGE_ROUNDING_HALF_EVEN = 0,
  MINTAGE_ROUNDING_HALF_UP = 1,
  MINTAGE_ROUNDING_HALF_DOWN = 2,
  MINTAGE_ROUNDING_HALF_ODD = 3,
  MINTAGE_ROUNDING_HALF_CEILING = 4,
  MINTAGE_ROUNDING_HALF_FLOOR = 5,
  MINTAGE_ROUNDING_UP = 6,
  MINTAGE_ROUNDING_DOWN = 7,
  MINTAGE_ROUNDING_CEILING = 8,
  MINTAGE_ROUNDING_FLOOR = 9,
  MINTAGE_ROUNDING_UNNECESSARY = 10,
};

/// How many digits follow the decimal separator: CLDR's for the currency, CLDR's for cash, ISO
/// 4217's, or the range in `minimum_fraction` and `maximum_fraction`.
enum {
  MINTAGE_DIGITS_CURRENCY = 0,
  MINTAGE_DIGITS_CASH = 1,
  MINTAGE_DIGITS_ISO = 2,
  MINTAGE_DIGITS_RANGE = 3,
};

/// Whether styles follow ICU's quirks or what CLDR means.
enum { MINTAGE_RESOLUTION_PARITY = 0, MINTAGE_RESOLUTION_CLEAN = 1 };

/// What may be chosen about a style; zeros are ICU's defaults.
typedef struct mintage_style_options {
  /// `sizeof(mintage_style_options)`.
  uint32_t size;
  uint8_t width;       ///< MINTAGE_WIDTH_…
  uint8_t form;        ///< MINTAGE_FORM_…
  uint8_t sign;        ///< MINTAGE_SIGN_…
  uint8_t grouping;    ///< MINTAGE_GROUPING_…
  uint8_t rounding;    ///< MINTAGE_ROUNDING_…
  uint8_t resolution;  ///< MINTAGE_RESOLUTION_…
  uint8_t digits;      ///< MINTAGE_DIGITS_…
  /// 0 to 20, for `MINTAGE_DIGITS_RANGE`.
  uint8_t minimum_fraction;
  /// 0 to 20, for `MINTAGE_DIGITS_RANGE`.
  uint8_t maximum_fraction;
  uint8_t reserved[3];
  /// A numbering system such as `latn` or `arab`, zeros behind it; empty for the locale's.
  char numbering_system[8];
} mintage_style_options;

/// Resolves the rules for a currency in a locale; a constant number of table reads.
///
/// Every locale works: an unknown one falls back as ICU's does, to root in the end. Any three letters
/// are a currency.
///
/// - locale: Such as `de-CH`, `de_CH` or `ar-EG-u-nu-latn`.
/// - currency: Three letters of any case.
/// - options: Null for the defaults.
mintage_result mintage_style_resolve(
    mintage_style *style, const mintage_tables *tables, const char *locale, size_t locale_count,
    const char *currency, size_t currency_count, const mintage_style_options *options);

/// Digits of a style.
typedef struct mintage_style_info {
  /// The currency: three letters and a NUL.
  char currency[4];
  /// The scale of minor units: ISO 4217's, or CLDR's for codes without.
  int32_t minor_unit_digits;
  /// The fewest digits shown behind the decimal separator.
  int32_t minimum_fraction_digits;
  /// The most digits shown behind the decimal separator.
  int32_t maximum_fraction_digits;
} mintage_style_info;

/// Tells the currency and the digits of a style.
mintage_result mintage_style_get_info(const mintage_style *style, mintage_style_info *info);

/// Writes an amount of ISO 4217 minor units: cents, yen, fils.
///
/// - capacity: `MINTAGE_TEXT_CAPACITY` is always enough.
/// - count: Receives the bytes of the text; also how many are needed where the buffer is too small.
mintage_result mintage_style_format(
    const mintage_style *style, int64_t minor_units, char *buffer, size_t capacity, size_t *count);

/// Writes an exact amount of major units.
mintage_result mintage_style_format_decimal(
    const mintage_style *style, const mintage_decimal *amount,
    char *buffer, size_t capacity, size_t *count);

/// Writes an exact amount given as text, such as `-1234.5`.
mintage_result mintage_style_format_text(
    const mintage_style *style, const char *amount, size_t amount_count,
    char *buffer, size_t capacity, size_t *count);

/// Writes many amounts of minor units, one behind the other without anything between.
///
/// `offsets[i]` is where text `i` starts and `offsets[i + 1]` where it ends: the layout of Arrow's
/// large strings.
///
/// - amount_count: How many amounts there are.
/// - offsets: `amount_count + 1` of them are written.
/// - done: Receives how many were written. Where the buffer is too small these are fewer, and the
///   result is `MINTAGE_ERROR_BUFFER_TOO_SMALL`: call again for the rest.
mintage_result mintage_style_format_many(
    const mintage_style *style, const int64_t *minor_units, size_t amount_count,
    char *buffer, size_t capacity, int64_t *offsets, size_t *done);

// MARK: Names, compact notation, parts

/// Rules for everything that a `mintage_style` does not do: names with plurals, compact notation,
/// significant digits, parts, ranges, symbols of one's own. Opaque; needs its tables.
typedef struct mintage_amount_style {
  MINTAGE_ALIGNED(16) uint64_t storage[112];
} mintage_amount_style;

/// How large numbers are written: `$12,345`, `$12K`, `12 thousand US dollars`, `$1.23E4`, `$12.3E3`.
enum {
  MINTAGE_NOTATION_STANDARD = 0,
  MINTAGE_NOTATION_COMPACT_SHORT = 1,
  MINTAGE_NOTATION_COMPACT_LONG = 2,
  MINTAGE_NOTATION_SCIENTIFIC = 3,
  MINTAGE_NOTATION_ENGINEERING = 4,
};

/// To which digits amounts are rounded.
enum {
  /// As the style's digits say; in compact notation to 1.2K, 12K, 123K.
  MINTAGE_PRECISION_STYLE = 0,
  /// `minimum_significant` to `maximum_significant` significant digits.
  MINTAGE_PRECISION_SIGNIFICANT = 1,
  /// To multiples of `increment × 10^-increment_scale`.
  MINTAGE_PRECISION_INCREMENT = 2,
  /// All digits there are, and at least `minimum_fraction` behind the separator.
  MINTAGE_PRECISION_UNROUNDED = 3,
  /// By fraction and significant digits together: the finer decides, or the coarser if `is_strict`.
  MINTAGE_PRECISION_COMBINED = 4,
};

/// What may be chosen about an amount's text; zeros are ICU's defaults.
typedef struct mintage_amount_options {
  /// `sizeof(mintage_amount_options)`.
  uint32_t size;
  uint8_t notation;   ///< MINTAGE_NOTATION_…
  uint8_t precision;  ///< MINTAGE_PRECISION_…
  uint8_t minimum_fraction;
  uint8_t maximum_fraction;
  uint8_t minimum_significant;
  uint8_t maximum_significant;
  uint8_t increment_scale;
  /// Whether the coarser of both precisions decides.
  uint8_t is_strict;
  /// Whether zeros are shown as the precision asks that asks for more.
  uint8_t retains;
  /// Whether a fraction of zeros is left out: $500, but $500.50.
  uint8_t hides_zero_fraction;
  /// Whether the decimal separator is shown even before no digit.
  uint8_t always_shows_decimal;
  /// Whether no-break spaces become plain ones and bidi marks are left out.
  uint8_t uses_plain_spaces;
  /// The fewest digits before the separator, 1 to 38; 0 for one, 255 for none.
  uint8_t minimum_integer_digits;
  /// The most digits before the separator, 1 to 38; 0 for all.
  uint8_t maximum_integer_digits;
  /// The fewest digits of an exponent, 1 to 9; 0 for one.
  uint8_t minimum_exponent_digits;
  uint8_t exponent_sign;  ///< MINTAGE_SIGN_…
  /// Whether `multiplier` counts.
  uint8_t has_multiplier;
  /// Whether `minor_unit_digits` counts.
  uint8_t has_minor_unit_digits;
  /// The scale of minor units, 0 to 20: that of a currency of one's own.
  uint8_t minor_unit_digits;
  uint8_t reserved;
  /// For `MINTAGE_PRECISION_INCREMENT`: 1 to 16,383.
  uint32_t increment;
  uint32_t reserved2;
  /// A symbol of one's own of up to 15 bytes of UTF-8, zeros behind it; empty for the locale's.
  char symbol[16];
  /// Separators of one's own of up to 4 bytes of UTF-8, zeros behind them; empty for the locale's.
  char decimal_separator[8];
  char grouping_separator[8];
  /// What amounts are multiplied by.
  mintage_decimal multiplier;
} mintage_amount_options;

/// Resolves the rules for a currency in a locale.
///
/// - notation: Tables for compact notation, ranges and the locale's own exponents; null without.
/// - names: Names, to write `1,234.50 US dollars`; null to show the symbol.
/// - style_options: What every style has; null for the defaults.
/// - options: The rest; null for the defaults.
mintage_result mintage_amount_style_resolve(
    mintage_amount_style *style, const mintage_tables *tables, const mintage_notation *notation,
    const mintage_names *names, const char *locale, size_t locale_count,
    const char *currency, size_t currency_count, const mintage_style_options *style_options,
    const mintage_amount_options *options);

/// Resolves the rules that an ICU number skeleton states, such as `compact-short currency/EUR`.
///
/// - currency: Taken where the skeleton names none; may be null where it does.
/// - names: Used where the skeleton says `unit-width-full-name`.
/// - failure: Where the skeleton was refused, receives at which byte; may be null.
mintage_result mintage_amount_style_resolve_skeleton(
    mintage_amount_style *style, const mintage_tables *tables, const mintage_notation *notation,
    const mintage_names *names, const char *locale, size_t locale_count,
    const char *currency, size_t currency_count, const char *skeleton, size_t skeleton_count,
    size_t *failure);

/// What a stretch of a text is: ICU's number fields.
enum {
  MINTAGE_FIELD_LITERAL = 0,
  MINTAGE_FIELD_INTEGER = 1,
  MINTAGE_FIELD_GROUP = 2,
  MINTAGE_FIELD_DECIMAL = 3,
  MINTAGE_FIELD_FRACTION = 4,
  MINTAGE_FIELD_MINUS = 5,
  MINTAGE_FIELD_PLUS = 6,
  MINTAGE_FIELD_CURRENCY = 7,
  MINTAGE_FIELD_COMPACT = 8,
  MINTAGE_FIELD_EXPONENT_SYMBOL = 9,
  MINTAGE_FIELD_EXPONENT_SIGN = 10,
  MINTAGE_FIELD_EXPONENT = 11,
  MINTAGE_FIELD_APPROXIMATELY = 12,
};

/// A stretch of a text, in bytes of UTF-8 and in units of UTF-16.
typedef struct mintage_part {
  uint16_t field;  ///< MINTAGE_FIELD_…
  uint16_t utf8_start;
  uint16_t utf8_end;
  uint16_t utf16_start;
  uint16_t utf16_end;
} mintage_part;

/// As many parts as any text has.
#define MINTAGE_PART_CAPACITY 96

/// Writes an amount of minor units.
///
/// - capacity: `MINTAGE_AMOUNT_TEXT_CAPACITY` is always enough.
/// - count: Receives the bytes of the text; also how many are needed where the buffer is too small.
mintage_result mintage_amount_style_format(
    const mintage_amount_style *style, int64_t minor_units,
    char *buffer, size_t capacity, size_t *count);

/// Writes an exact amount, and the parts of its text: they follow one another and cover all of it.
///
/// - parts: Null for none.
/// - part_count: Receives how many parts there are; those beyond `part_capacity` are not stored. May
///   be null.
mintage_result mintage_amount_style_format_parts(
    const mintage_amount_style *style, const mintage_decimal *amount,
    char *buffer, size_t capacity, size_t *count,
    mintage_part *parts, size_t part_capacity, size_t *part_count);

/// Writes a range of two amounts, such as `3,00–5,00 €`; parts as above.
mintage_result mintage_amount_style_format_range(
    const mintage_amount_style *style, const mintage_decimal *first, const mintage_decimal *last,
    char *buffer, size_t capacity, size_t *count,
    mintage_part *parts, size_t part_capacity, size_t *part_count);

/// Plural forms of names.
enum {
  /// The name on its own: `US Dollar`.
  MINTAGE_PLURAL_NONE = -1,
  MINTAGE_PLURAL_ZERO = 0,
  MINTAGE_PLURAL_ONE = 1,
  MINTAGE_PLURAL_TWO = 2,
  MINTAGE_PLURAL_FEW = 3,
  MINTAGE_PLURAL_MANY = 4,
  MINTAGE_PLURAL_OTHER = 5,
};

/// Writes a currency's name in a locale, its code where it has none; 256 bytes are always enough.
mintage_result mintage_names_write(
    const mintage_names *names, const mintage_tables *tables,
    const char *locale, size_t locale_count, const char *currency, size_t currency_count,
    int32_t plural, char *buffer, size_t capacity, size_t *count);

// MARK: Reading

/// What reads amounts of one currency in one locale, and refuses instead of guessing. Opaque; needs
/// its tables.
typedef struct mintage_reader {
  MINTAGE_ALIGNED(16) uint64_t storage[96];
} mintage_reader;

/// What people type and paste as long as its meaning is certain, or the style's own text alone.
enum { MINTAGE_READING_LENIENT = 0, MINTAGE_READING_STRICT = 1 };

/// What becomes of `1.234` in French: it is refused with both readings, or read as the locale does.
enum { MINTAGE_AMBIGUITY_REFUSE = 0, MINTAGE_AMBIGUITY_LOCALE = 1 };

/// What may be chosen about a reader.
typedef struct mintage_reader_options {
  /// `sizeof(mintage_reader_options)`.
  uint32_t size;
  uint8_t mode;       ///< MINTAGE_READING_…
  uint8_t ambiguity;  ///< MINTAGE_AMBIGUITY_…
  uint8_t reserved[2];
} mintage_reader_options;

/// Resolves a reader; takes what `mintage_style_resolve` takes.
///
/// - names: Names, to read `12 US dollars` too; null without.
/// - style_options: The style whose text is read; null for the defaults.
/// - options: Null for the defaults.
mintage_result mintage_reader_resolve(
    mintage_reader *reader, const mintage_tables *tables, const mintage_names *names,
    const char *locale, size_t locale_count, const char *currency, size_t currency_count,
    const mintage_style_options *style_options, const mintage_reader_options *options);

/// Gives the style whose text a reader reads.
mintage_result mintage_reader_style(const mintage_reader *reader, mintage_style *style);

/// Why a text is no amount.
enum {
  MINTAGE_READ = 0,
  MINTAGE_REASON_EMPTY = 1,
  MINTAGE_REASON_UNEXPECTED_CHARACTER = 2,
  MINTAGE_REASON_WRONG_GROUPING = 3,
  MINTAGE_REASON_OTHER_CURRENCY = 4,
  MINTAGE_REASON_AMBIGUOUS = 5,
  MINTAGE_REASON_TOO_MANY_FRACTION_DIGITS = 6,
  MINTAGE_REASON_NOT_A_MULTIPLE = 7,
  MINTAGE_REASON_OUT_OF_RANGE = 8,
  MINTAGE_REASON_MISPLACED_SIGN = 9,
  MINTAGE_REASON_UNBALANCED_PARENTHESES = 10,
  MINTAGE_REASON_EXPONENT = 11,
  MINTAGE_REASON_PERCENT = 12,
  MINTAGE_REASON_MAGNITUDE = 13,
  MINTAGE_REASON_RANGE = 14,
  MINTAGE_REASON_TIME = 15,
  MINTAGE_REASON_LEDGER_MARK = 16,
};

/// The name of a reason, such as `wrong-grouping`; never null.
const char *mintage_reason_name(int32_t reason);

/// What a reason means and what helps, in English, without a full stop; never null.
const char *mintage_reason_message(int32_t reason);

/// What a text held besides digits, as bits.
enum {
  MINTAGE_FOUND_CURRENCY = 1,
  MINTAGE_FOUND_SIGN = 2,
  MINTAGE_FOUND_GROUPING = 4,
  MINTAGE_FOUND_DECIMAL_SEPARATOR = 8,
  MINTAGE_FOUND_PRICE_DASH = 16,
};

/// What reading a text gave.
typedef struct mintage_reading {
  /// The amount; where the text is ambiguous, the one if its mark groups.
  mintage_decimal amount;
  /// Where the text is ambiguous, the amount if its mark separates decimals.
  mintage_decimal other;
  /// Where refused, at which byte.
  uint32_t offset;
  int32_t reason;  ///< MINTAGE_READ or MINTAGE_REASON_…
  /// What was found, MINTAGE_FOUND_…, where the text was understood.
  int32_t found;
  /// Where the amount is in another currency, which: three letters and a NUL.
  char currency[4];
} mintage_reading;

/// Reads a whole text as an amount; `MINTAGE_ERROR_REFUSED` where it is none, and `reading` says why.
mintage_result mintage_reader_read(
    const mintage_reader *reader, const char *text, size_t text_count, mintage_reading *reading);

/// Reads a whole text as ISO 4217 minor units.
///
/// - reading: Filled in where the text is refused; may be null.
mintage_result mintage_reader_read_units(
    const mintage_reader *reader, const char *text, size_t text_count, int64_t *minor_units,
    mintage_reading *reading);

/// Reads many texts as minor units; `offsets` as `mintage_style_format_many` writes them.
///
/// - minor_units: One for each text, 0 for those that are refused.
/// - reasons: One for each text, MINTAGE_READ or MINTAGE_REASON_….
/// - read: Receives how many texts were understood; may be null.
mintage_result mintage_reader_read_many(
    const mintage_reader *reader, const char *texts, const int64_t *offsets, size_t text_count,
    int64_t *minor_units, uint8_t *reasons, size_t *read);

// MARK: Fields

/// An amount being typed: digits, sign, separator and caret. Opaque; needs the tables of its reader.
typedef struct mintage_entry {
  MINTAGE_ALIGNED(16) uint64_t storage[320];
} mintage_entry;

/// What takes an edit back. Opaque.
typedef struct mintage_inverse {
  MINTAGE_ALIGNED(16) uint64_t storage[12];
} mintage_inverse;

/// What takes a change of style, mode or options back. Opaque.
typedef struct mintage_style_inverse {
  MINTAGE_ALIGNED(16) uint64_t storage[176];
} mintage_style_inverse;

/// A field's text and selection. The text is the bytes of `storage` from `start` to `end`, without a
/// NUL; anchor and head are counted from its start, and equal for a caret. Written only: zeros will
/// do to begin with, and keeping one is cheaper than making one.
typedef struct mintage_entry_text {
  MINTAGE_ALIGNED(8) char storage[408];
  uint16_t start;
  uint16_t end;
  uint16_t utf8_head;
  uint16_t utf8_anchor;
  uint16_t utf16_head;
  uint16_t utf16_anchor;
  uint32_t reserved;
} mintage_entry_text;

/// What an edit did. Edits return it, and with it what belongs to it, as one number.
enum {
  /// The text or the amount changed.
  MINTAGE_CHANGED = 0,
  /// Only the caret moved.
  MINTAGE_MOVED = 1,
  /// Understood, and nothing to do.
  MINTAGE_ABSORBED = 2,
  /// A separator that looked decimal turned out to group: digits behind it are whole units.
  MINTAGE_REGROUPED = 3,
  /// Changed, and what was inserted had two readings; the detail is MINTAGE_INTERPRETATION_….
  MINTAGE_INTERPRETED = 4,
  /// Nothing changed; the detail is MINTAGE_REFUSAL_….
  MINTAGE_REFUSED = 5,
};

/// What an edit did, MINTAGE_CHANGED and so on, out of its result of 0 or more.
#define MINTAGE_OUTCOME(result) ((result) & 0xFF)

/// Which refusal or interpretation, out of an edit's result.
#define MINTAGE_DETAIL(result) ((result) >> 8 & 0xFF)

/// Whether an edit goes on with the run that the one before it began: then the inverse of that one
/// takes both back, and this edit's need not be kept.
#define MINTAGE_JOINS_RUN(result) ((result) >> 16 & 1)

/// Whether text or amount may have changed.
#define MINTAGE_IS_CHANGE(result) \
  (MINTAGE_OUTCOME(result) == MINTAGE_CHANGED || MINTAGE_OUTCOME(result) == MINTAGE_REGROUPED || \
   MINTAGE_OUTCOME(result) == MINTAGE_INTERPRETED)

/// Which of two readings was taken: whole units in a cents-first field, the locale's, or a typed
/// grouping character as the decimal separator.
enum {
  MINTAGE_INTERPRETATION_WHOLE_UNITS = 0,
  MINTAGE_INTERPRETATION_LOCALE = 1,
  MINTAGE_INTERPRETATION_DECIMAL_SEPARATOR = 2,
};

/// Why an edit was refused.
enum {
  MINTAGE_REFUSAL_NOT_UNDERSTOOD = 0,
  MINTAGE_REFUSAL_NEGATIVE_NOT_ALLOWED = 1,
  MINTAGE_REFUSAL_SIGN_INSIDE_SELECTION = 2,
  MINTAGE_REFUSAL_NO_FRACTION_DIGITS = 3,
  MINTAGE_REFUSAL_CENTS_FIRST = 4,
  MINTAGE_REFUSAL_SEPARATOR_PRESENT = 5,
  MINTAGE_REFUSAL_FOREIGN_SEPARATOR = 6,
  MINTAGE_REFUSAL_TOO_MANY_INTEGER_DIGITS = 7,
  MINTAGE_REFUSAL_TOO_MANY_FRACTION_DIGITS = 8,
  MINTAGE_REFUSAL_TOO_MANY_DIGITS = 9,
  MINTAGE_REFUSAL_ABOVE_MAXIMUM = 10,
  MINTAGE_REFUSAL_BELOW_MINIMUM = 11,
  MINTAGE_REFUSAL_OUTSIDE_NUMBER = 12,
  MINTAGE_REFUSAL_NOTHING_TO_DELETE = 13,
  MINTAGE_REFUSAL_NOT_AN_AMOUNT = 14,
  MINTAGE_REFUSAL_DIGITS_ONLY = 15,
  MINTAGE_REFUSAL_WRONG_GROUPING = 16,
  MINTAGE_REFUSAL_NOT_A_MULTIPLE = 17,
  MINTAGE_REFUSAL_OTHER_CURRENCY = 18,
  MINTAGE_REFUSAL_AMBIGUOUS = 19,
  MINTAGE_REFUSAL_OUTDATED = 20,
};

/// The name of an outcome, such as `regrouped`; never null.
const char *mintage_outcome_name(int32_t outcome);

/// The name of a refusal, such as `separator-present`; never null.
const char *mintage_refusal_name(int32_t refusal);

/// What a refusal means to the person who types, in English, without a full stop; never null.
const char *mintage_refusal_message(int32_t refusal);

/// Whether digits shift in over the fraction, or the person types the separator.
enum { MINTAGE_CENTS_FIRST = 0, MINTAGE_DECIMAL_FIRST = 1 };

/// What a typed point or comma means: decimal until what follows shows that it grouped, always
/// decimal, or the locale's own alone.
enum {
  MINTAGE_TYPED_SEPARATOR_STRUCTURAL = 0,
  MINTAGE_TYPED_SEPARATOR_ALWAYS_DECIMAL = 1,
  MINTAGE_TYPED_SEPARATOR_STRICT = 2,
};

/// What may be chosen about a field; zeros are the defaults.
typedef struct mintage_entry_options {
  /// `sizeof(mintage_entry_options)`.
  uint32_t size;
  /// Whether a minus may be typed.
  uint8_t allows_negative;
  /// Whether an empty field is zero, not no amount.
  uint8_t is_required;
  /// Whether amounts must fit an `int64_t` of minor units.
  uint8_t fits_minor_units;
  /// Whether a fraction shows zeros where no digit was typed yet, in a decimal-first field.
  uint8_t pads_fraction;
  uint8_t typed_separator;  ///< MINTAGE_TYPED_SEPARATOR_…
  /// Whether an insertion with two readings is read as the locale does, not refused.
  uint8_t reads_ambiguous_as_locale;
  /// Whether bare digits inserted into an empty cents-first field count as keys: `1234` is 12.34.
  uint8_t inserts_bare_digits_as_keys;
  /// Whether zero shows as an empty field, once set or committed.
  uint8_t shows_zero_as_blank;
  /// Whether focus writes the rounded amount, where the exact one has more digits than are shown.
  uint8_t writes_rounded_on_focus;
  /// Whether an amount set from outside while editing applies at once.
  uint8_t applies_outside_amounts;
  /// Whether focus selects everything.
  uint8_t selects_all_on_focus;
  /// Whether the first key after focus replaces everything.
  uint8_t reenters_on_focus;
  /// The most digits before the separator; 0 for as many as fit.
  uint8_t maximum_integer_digits;
  /// Whether `minimum` counts.
  uint8_t has_minimum;
  /// Whether `maximum` counts.
  uint8_t has_maximum;
  /// Whether digits are not grouped while editing.
  uint8_t hides_groups_while_editing;
  /// Whether the symbol is not shown while editing.
  uint8_t hides_symbol_while_editing;
  /// Whether digits are Latin whatever the style's are.
  uint8_t uses_latin_digits;
  /// Whether no-break spaces are written as plain ones.
  uint8_t uses_plain_spaces;
  /// Whether `prefix` and `suffix` stand in place of the style's.
  uint8_t has_affixes;
  /// Whether `primary_grouping` and `secondary_grouping` stand in place of the style's.
  uint8_t has_grouping;
  /// Digits of the last group, 2 to 9; 0 for no groups.
  uint8_t primary_grouping;
  /// Digits of the groups before it, 2 to 9; 0 for as many.
  uint8_t secondary_grouping;
  uint8_t reserved[1];
  /// Separators of one's own, as code points; 0 for the style's.
  uint32_t decimal_separator;
  uint32_t grouping_separator;
  /// Text of up to 32 bytes each, zeros behind it.
  char prefix[32];
  char suffix[32];
  uint32_t reserved2;
  /// The least amount; a positive one is judged on commit.
  mintage_decimal minimum;
  /// The greatest amount.
  mintage_decimal maximum;
} mintage_entry_options;

/// Makes an empty field that reads inserted text as people write amounts.
///
/// - mode: MINTAGE_CENTS_FIRST or MINTAGE_DECIMAL_FIRST.
/// - options: Null for the defaults.
mintage_result mintage_entry_init(
    mintage_entry *entry, const mintage_reader *reader, int32_t mode,
    const mintage_entry_options *options);

/// Makes an empty field that reads inserted text in the style's own form alone, and needs no tables.
mintage_result mintage_entry_init_with_style(
    mintage_entry *entry, const mintage_style *style, int32_t mode,
    const mintage_entry_options *options);

// Every edit returns an error, or its outcome (MINTAGE_OUTCOME and so on). Where `inverse` is not
// null it receives what takes the edit back; where `text` is not null, the text behind the edit.

/// Keys of a keypad; 0 to 9 are digits.
enum {
  MINTAGE_KEY_BACKSPACE = 16,
  MINTAGE_KEY_DOUBLE_ZERO = 17,
  MINTAGE_KEY_TRIPLE_ZERO = 18,
  MINTAGE_KEY_SEPARATOR = 19,
  MINTAGE_KEY_SIGN = 20,
  MINTAGE_KEY_FORWARD_DELETE = 21,
  MINTAGE_KEY_CLEAR = 22,
};

/// Presses a key of a keypad.
mintage_result mintage_entry_press(
    mintage_entry *entry, int32_t key, mintage_inverse *inverse, mintage_entry_text *text);

/// Whether text was typed, each character a key, or pasted, dropped, dictated or filled in.
enum { MINTAGE_SOURCE_KEY = 0, MINTAGE_SOURCE_INSERTION = 1 };

/// Replaces what is selected; empty text deletes it.
mintage_result mintage_entry_replace_selection(
    mintage_entry *entry, const char *replacement, size_t replacement_count, int32_t source,
    mintage_inverse *inverse, mintage_entry_text *text);

/// Replaces a range of the text; a refused edit leaves the selection.
///
/// - unit: MINTAGE_UTF8 or MINTAGE_UTF16, of start and end.
mintage_result mintage_entry_replace(
    mintage_entry *entry, int32_t unit, size_t start, size_t end,
    const char *replacement, size_t replacement_count, int32_t source,
    mintage_inverse *inverse, mintage_entry_text *text);

/// What is deleted where nothing is selected: an element, up to the decimal separator or the edge,
/// everything up to the edge.
enum {
  MINTAGE_DELETE_BACKWARD = 0,
  MINTAGE_DELETE_FORWARD = 1,
  MINTAGE_DELETE_WORD_BACKWARD = 2,
  MINTAGE_DELETE_WORD_FORWARD = 3,
  MINTAGE_DELETE_LINE_BACKWARD = 4,
  MINTAGE_DELETE_LINE_FORWARD = 5,
};

/// Deletes what is selected, or what `what` says.
mintage_result mintage_entry_delete(
    mintage_entry *entry, int32_t what, mintage_inverse *inverse, mintage_entry_text *text);

/// Inserts an amount in place of everything, as a suggestion that was chosen does.
mintage_result mintage_entry_insert(
    mintage_entry *entry, const mintage_decimal *amount,
    mintage_inverse *inverse, mintage_entry_text *text);

/// Sets the amount from outside; null empties the field. While editing it waits until the end.
mintage_result mintage_entry_set_amount(
    mintage_entry *entry, const mintage_decimal *amount,
    mintage_inverse *inverse, mintage_entry_text *text);

/// Sets the amount from outside as ISO 4217 minor units.
mintage_result mintage_entry_set_units(
    mintage_entry *entry, int64_t minor_units,
    mintage_inverse *inverse, mintage_entry_text *text);

/// Begins editing: the field got the focus.
mintage_result mintage_entry_begin(
    mintage_entry *entry, mintage_inverse *inverse, mintage_entry_text *text);

/// Ends editing: the field lost the focus, or its text was accepted.
///
/// - clamping: Whether an amount out of range becomes the bound it went beyond; it is refused else.
mintage_result mintage_entry_commit(
    mintage_entry *entry, int32_t clamping, mintage_inverse *inverse, mintage_entry_text *text);

/// Takes an edit back.
///
/// - inverse: What the edit gave.
/// - redo: Receives what takes this back; may be the same struct, or null.
mintage_result mintage_entry_apply(
    mintage_entry *entry, const mintage_inverse *inverse,
    mintage_inverse *redo, mintage_entry_text *text);

/// Where the caret can be moved, in logical order.
enum { MINTAGE_MOVE_LEFT = 0, MINTAGE_MOVE_RIGHT = 1, MINTAGE_MOVE_HOME = 2, MINTAGE_MOVE_END = 3 };

/// Moves the caret, or the end of the selection that moves; the outcome is moved or absorbed.
mintage_result mintage_entry_move(
    mintage_entry *entry, int32_t movement, int32_t extending, mintage_entry_text *text);

/// Selects a range as the platform did; a caret where both offsets are equal.
///
/// - unit: MINTAGE_UTF8 or MINTAGE_UTF16; offsets beyond the text are moved to its end.
/// - anchor: The end that stays.
mintage_result mintage_entry_select(
    mintage_entry *entry, int32_t unit, size_t anchor, size_t head, mintage_entry_text *text);

/// Selects everything, symbol and sign included.
mintage_result mintage_entry_select_all(mintage_entry *entry, mintage_entry_text *text);

/// Puts another style, mode or set of options in force; the amount survives exactly.
///
/// - reader: Null to keep style and reader.
/// - mode: -1 to keep the mode.
/// - options: Null to keep the options.
mintage_result mintage_entry_switch(
    mintage_entry *entry, const mintage_reader *reader, int32_t mode,
    const mintage_entry_options *options, mintage_style_inverse *inverse, mintage_entry_text *text);

/// As `mintage_entry_switch`, to a style without a reader.
mintage_result mintage_entry_switch_to_style(
    mintage_entry *entry, const mintage_style *style, int32_t mode,
    const mintage_entry_options *options, mintage_style_inverse *inverse, mintage_entry_text *text);

/// Takes a change of style back.
///
/// - redo: Receives what takes this back; may be the same struct, or null.
mintage_result mintage_entry_apply_style(
    mintage_entry *entry, const mintage_style_inverse *inverse,
    mintage_style_inverse *redo, mintage_entry_text *text);

/// Writes text and selection.
mintage_result mintage_entry_write(const mintage_entry *entry, mintage_entry_text *text);

/// Texts beside the field's own.
enum {
  /// What an empty field shows: zero.
  MINTAGE_HINT_PLACEHOLDER = 0,
  /// The amount to copy: ASCII digits, a point, a hyphen; empty without amount.
  MINTAGE_HINT_PLAIN = 1,
  /// The amount for a screen reader: the field's digits and the currency code.
  MINTAGE_HINT_SPOKEN = 2,
};

/// Writes a text beside the field's own.
mintage_result mintage_entry_write_hint(
    const mintage_entry *entry, int32_t hint, mintage_entry_text *text);

/// Writes the label of a suggestion: an amount, without its fraction where that is zero.
mintage_result mintage_entry_write_suggestion(
    const mintage_entry *entry, const mintage_decimal *amount, mintage_entry_text *text);

/// The keyboard that suits a field: digits alone, digits and a separator, these and a minus.
enum {
  MINTAGE_KEYBOARD_NUMBER_PAD = 0,
  MINTAGE_KEYBOARD_DECIMAL_PAD = 1,
  MINTAGE_KEYBOARD_NUMBERS_AND_PUNCTUATION = 2,
};

/// Everything that can be asked of a field, at once.
typedef struct mintage_entry_state {
  /// The amount; zeros where there is none.
  mintage_decimal amount;
  /// The amount in ISO 4217 minor units; 0 where `has_minor_units` is.
  int64_t minor_units;
  /// Counts the edits that were carried out.
  uint32_t revision;
  /// The code point on a keypad's separator key.
  uint32_t separator_label;
  /// The code point on a keypad's zero key; in most systems the other digits follow it.
  uint32_t zero_label;
  /// The currency: three letters and a NUL.
  char currency[4];
  uint8_t mode;      ///< MINTAGE_CENTS_FIRST or MINTAGE_DECIMAL_FIRST
  uint8_t keyboard;  ///< MINTAGE_KEYBOARD_…
  uint8_t has_amount;
  uint8_t has_minor_units;
  /// Whether the field shows nothing.
  uint8_t is_empty;
  uint8_t is_zero;
  /// Whether there is a minus, a bare one too.
  uint8_t is_negative;
  /// Whether the text shows an amount rounded that was set with more digits.
  uint8_t is_rounded;
  /// Whether a person has edited the amount since editing began.
  uint8_t is_edited;
  uint8_t is_editing;
  /// Whether there is an amount between minimum and maximum.
  uint8_t is_in_range;
  /// Whether a commit would accept the field.
  uint8_t can_commit;
  /// Whether a keypad's separator key would do anything.
  uint8_t is_separator_enabled;
  uint8_t reserved[3];
} mintage_entry_state;

/// Tells everything about a field but its text.
mintage_result mintage_entry_get_state(const mintage_entry *entry, mintage_entry_state *state);

/// What a stretch of a field's text is. Placeholders are zeros that nobody typed.
enum {
  MINTAGE_ROLE_PREFIX = 0,
  MINTAGE_ROLE_SIGN = 1,
  MINTAGE_ROLE_INTEGER = 2,
  MINTAGE_ROLE_DECIMAL_SEPARATOR = 3,
  MINTAGE_ROLE_FRACTION = 4,
  MINTAGE_ROLE_PLACEHOLDER = 5,
  MINTAGE_ROLE_SUFFIX = 6,
};

/// Tells where a part of a field's text stands; empty where there is none.
///
/// - part: Its field receives the role.
mintage_result mintage_entry_part(const mintage_entry *entry, int32_t role, mintage_part *part);

/// Gives both readings of a text that an insertion refused as ambiguous; `MINTAGE_ERROR_REFUSED` for
/// any other text.
mintage_result mintage_entry_readings(
    const mintage_entry *entry, const char *text, size_t text_count,
    mintage_decimal *locale_reading, mintage_decimal *other_reading);

/// A field's state as plain data, to be stored: it survives versions of library and tables.
typedef struct mintage_saved_entry {
  mintage_decimal amount;
  int32_t integer_digits;
  int32_t fraction_digits;
  int32_t digits_after_caret;
  /// Three letters and a NUL.
  char currency[4];
  uint8_t mode;
  uint8_t is_negative;
  uint8_t has_separator;
  uint8_t has_amount;
  uint8_t is_exact;
  uint8_t is_edited;
  uint8_t is_editing;
  uint8_t is_caret_behind_separator;
} mintage_saved_entry;

/// Gives a field's state as plain data.
mintage_result mintage_entry_save(const mintage_entry *entry, mintage_saved_entry *saved);

/// Restores a saved state; refused as outdated where it is of another currency or mode.
mintage_result mintage_entry_restore(
    mintage_entry *entry, const mintage_saved_entry *saved, mintage_entry_text *text);

#ifdef __cplusplus
}
#endif

#endif
