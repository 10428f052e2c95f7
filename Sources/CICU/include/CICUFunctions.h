/// The functions of ICU that are called, with their prototypes, written down once.
///
/// Types are ICU's own in plain C: `UChar` is `uint16_t`, `UErrorCode` is `int32_t`, `UBool` is
/// `int8_t`, an enumeration without negative members is `uint32_t`. A test compares every
/// prototype with the real headers where they are installed.
#ifndef CICU_FUNCTIONS_H
#define CICU_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

struct UConstrainedFieldPosition;
struct UEnumeration;
struct UFieldPosition;
struct UFieldPositionIterator;
struct UFormattedNumber;
struct UFormattedNumberRange;
struct UFormattedValue;
struct UNumberFormatter;
struct UNumberRangeFormatter;
struct UNumberingSystem;
struct UParseError;
struct UPluralRules;
struct UResourceBundle;
struct USet;

/// ICU's list of C strings, ended by null.
typedef const char *_Nullable const *cicu_names;
/// ICU's `UNumberFormat`, an opaque type that ICU spells `void *`.
typedef void *_Nullable cicu_number_format;

/// Expands `REQUIRED(result, name, parameters)` or `OPTIONAL(...)` for every function.
///
/// The two `WithFallback` functions are exported by every ICU since 3 but are in no public header.
#define CICU_FUNCTIONS(REQUIRED, OPTIONAL)                                                         \
  REQUIRED(void, u_getVersion, (uint8_t *))                                                        \
  REQUIRED(void, u_getUnicodeVersion, (uint8_t *))                                                 \
  REQUIRED(void, ulocdata_getCLDRVersion, (uint8_t *, int32_t *))                                  \
  REQUIRED(const char *_Nonnull, u_errorName, (int32_t))                                           \
  REQUIRED(int8_t, u_charType, (int32_t))                                                          \
  REQUIRED(                                                                                        \
    char *_Nullable, u_strToUTF8,                                                                  \
    (char *_Nullable, int32_t, int32_t *_Nullable, const uint16_t *, int32_t, int32_t *))          \
                                                                                                   \
  REQUIRED(void, uloc_setDefault, (const char *, int32_t *))                                       \
  REQUIRED(int32_t, uloc_countAvailable, (void))                                                   \
  REQUIRED(const char *_Nonnull, uloc_getAvailable, (int32_t))                                     \
  REQUIRED(struct UEnumeration *_Nullable, uloc_openAvailableByType, (uint32_t, int32_t *))        \
  REQUIRED(int32_t, uloc_getBaseName, (const char *, char *_Nullable, int32_t, int32_t *))         \
  REQUIRED(int32_t, uloc_getName, (const char *, char *_Nullable, int32_t, int32_t *))             \
  REQUIRED(int32_t, uloc_canonicalize, (const char *, char *_Nullable, int32_t, int32_t *))        \
  REQUIRED(                                                                                        \
    int32_t, uloc_forLanguageTag,                                                                  \
    (const char *, char *_Nullable, int32_t, int32_t *_Nullable, int32_t *))                       \
  REQUIRED(int32_t, uloc_addLikelySubtags, (const char *, char *_Nullable, int32_t, int32_t *))    \
  REQUIRED(const char *_Nonnull, uloc_getISO3Language, (const char *))                             \
  REQUIRED(const char *_Nonnull, uloc_getISO3Country, (const char *))                              \
  REQUIRED(cicu_names _Nonnull, uloc_getISOCountries, (void))                                      \
  REQUIRED(cicu_names _Nonnull, uloc_getISOLanguages, (void))                                      \
                                                                                                   \
  REQUIRED(                                                                                        \
    const char *_Nullable, uenum_next,                                                             \
    (struct UEnumeration *, int32_t *_Nullable, int32_t *))                                        \
  REQUIRED(void, uenum_close, (struct UEnumeration *_Nullable))                                    \
                                                                                                   \
  REQUIRED(                                                                                        \
    struct UResourceBundle *_Nullable, ures_open,                                                  \
    (const char *_Nullable, const char *_Nullable, int32_t *))                                     \
  REQUIRED(                                                                                        \
    struct UResourceBundle *_Nullable, ures_openDirect,                                            \
    (const char *_Nullable, const char *_Nullable, int32_t *))                                     \
  REQUIRED(void, ures_close, (struct UResourceBundle *_Nullable))                                  \
  REQUIRED(int32_t, ures_getSize, (const struct UResourceBundle *))                                \
  REQUIRED(int32_t, ures_getType, (const struct UResourceBundle *))                                \
  REQUIRED(const char *_Nullable, ures_getKey, (const struct UResourceBundle *))                   \
  REQUIRED(                                                                                        \
    struct UResourceBundle *_Nullable, ures_getByKey,                                              \
    (const struct UResourceBundle *, const char *, struct UResourceBundle *_Nullable, int32_t *))  \
  REQUIRED(                                                                                        \
    struct UResourceBundle *_Nullable, ures_getByKeyWithFallback,                                  \
    (const struct UResourceBundle *, const char *, struct UResourceBundle *_Nullable, int32_t *))  \
  REQUIRED(                                                                                        \
    struct UResourceBundle *_Nullable, ures_getByIndex,                                            \
    (const struct UResourceBundle *, int32_t, struct UResourceBundle *_Nullable, int32_t *))       \
  REQUIRED(                                                                                        \
    const uint16_t *_Nullable, ures_getString,                                                     \
    (const struct UResourceBundle *, int32_t *_Nullable, int32_t *))                               \
  REQUIRED(                                                                                        \
    const uint16_t *_Nullable, ures_getStringByIndex,                                              \
    (const struct UResourceBundle *, int32_t, int32_t *_Nullable, int32_t *))                      \
  REQUIRED(                                                                                        \
    const uint16_t *_Nullable, ures_getStringByKeyWithFallback,                                    \
    (const struct UResourceBundle *, const char *, int32_t *_Nullable, int32_t *))                 \
  REQUIRED(                                                                                        \
    struct UResourceBundle *_Nullable, ures_getNextResource,                                       \
    (struct UResourceBundle *, struct UResourceBundle *_Nullable, int32_t *))                      \
  REQUIRED(void, ures_resetIterator, (struct UResourceBundle *))                                   \
  REQUIRED(int8_t, ures_hasNext, (const struct UResourceBundle *))                                 \
  REQUIRED(int32_t, ures_getInt, (const struct UResourceBundle *, int32_t *))                      \
  REQUIRED(                                                                                        \
    const int32_t *_Nullable, ures_getIntVector,                                                   \
    (const struct UResourceBundle *, int32_t *, int32_t *))                                        \
  REQUIRED(                                                                                        \
    const char *_Nullable, ures_getLocaleByType,                                                   \
    (const struct UResourceBundle *, uint32_t, int32_t *))                                         \
                                                                                                   \
  REQUIRED(                                                                                        \
    const uint16_t *_Nullable, ucurr_getName,                                                      \
    (const uint16_t *, const char *, uint32_t, int8_t *_Nullable, int32_t *, int32_t *))           \
  REQUIRED(                                                                                        \
    const uint16_t *_Nullable, ucurr_getPluralName,                                                \
    (const uint16_t *, const char *, int8_t *_Nullable, const char *, int32_t *, int32_t *))       \
  REQUIRED(int32_t, ucurr_forLocale, (const char *, uint16_t *_Nullable, int32_t, int32_t *))      \
  REQUIRED(                                                                                        \
    int32_t, ucurr_forLocaleAndDate,                                                               \
    (const char *, double, int32_t, uint16_t *_Nullable, int32_t, int32_t *))                      \
  REQUIRED(int32_t, ucurr_countCurrencies, (const char *, double, int32_t *))                      \
  REQUIRED(int8_t, ucurr_isAvailable, (const uint16_t *, double, double, int32_t *))               \
  REQUIRED(                                                                                        \
    int32_t, ucurr_getDefaultFractionDigitsForUsage, (const uint16_t *, uint32_t, int32_t *))      \
  REQUIRED(                                                                                        \
    double, ucurr_getRoundingIncrementForUsage, (const uint16_t *, uint32_t, int32_t *))           \
  REQUIRED(int32_t, ucurr_getNumericCode, (const uint16_t *))                                      \
  REQUIRED(struct UEnumeration *_Nullable, ucurr_openISOCurrencies, (uint32_t, int32_t *))         \
                                                                                                   \
  REQUIRED(struct UNumberingSystem *_Nullable, unumsys_open, (const char *, int32_t *))            \
  REQUIRED(struct UNumberingSystem *_Nullable, unumsys_openByName, (const char *, int32_t *))      \
  REQUIRED(struct UEnumeration *_Nullable, unumsys_openAvailableNames, (int32_t *))                \
  REQUIRED(const char *_Nonnull, unumsys_getName, (const struct UNumberingSystem *))               \
  REQUIRED(int8_t, unumsys_isAlgorithmic, (const struct UNumberingSystem *))                       \
  REQUIRED(                                                                                        \
    int32_t, unumsys_getDescription,                                                               \
    (const struct UNumberingSystem *, uint16_t *_Nullable, int32_t, int32_t *))                    \
  REQUIRED(void, unumsys_close, (struct UNumberingSystem *_Nullable))                              \
                                                                                                   \
  REQUIRED(struct USet *_Nullable, uset_openPattern, (const uint16_t *, int32_t, int32_t *))       \
  REQUIRED(int8_t, uset_contains, (const struct USet *, int32_t))                                  \
  REQUIRED(void, uset_close, (struct USet *_Nullable))                                             \
                                                                                                   \
  REQUIRED(struct UPluralRules *_Nullable, uplrules_open, (const char *, int32_t *))               \
  REQUIRED(                                                                                        \
    struct UEnumeration *_Nullable, uplrules_getKeywords,                                          \
    (const struct UPluralRules *, int32_t *))                                                      \
  REQUIRED(                                                                                        \
    int32_t, uplrules_select,                                                                      \
    (const struct UPluralRules *, double, uint16_t *_Nullable, int32_t, int32_t *))                \
  OPTIONAL(                                                                                        \
    int32_t, uplrules_selectFormatted,                                                             \
    (const struct UPluralRules *, const struct UFormattedNumber *, uint16_t *_Nullable, int32_t,   \
     int32_t *))                                                                                   \
  OPTIONAL(                                                                                        \
    int32_t, uplrules_selectForRange,                                                              \
    (const struct UPluralRules *, const struct UFormattedNumberRange *, uint16_t *_Nullable,       \
     int32_t, int32_t *))                                                                          \
  REQUIRED(void, uplrules_close, (struct UPluralRules *_Nullable))                                 \
                                                                                                   \
  REQUIRED(                                                                                        \
    struct UNumberFormatter *_Nullable, unumf_openForSkeletonAndLocale,                            \
    (const uint16_t *, int32_t, const char *, int32_t *))                                          \
  REQUIRED(struct UFormattedNumber *_Nullable, unumf_openResult, (int32_t *))                      \
  REQUIRED(                                                                                        \
    void, unumf_formatInt,                                                                         \
    (const struct UNumberFormatter *, int64_t, struct UFormattedNumber *, int32_t *))              \
  REQUIRED(                                                                                        \
    void, unumf_formatDouble,                                                                      \
    (const struct UNumberFormatter *, double, struct UFormattedNumber *, int32_t *))               \
  REQUIRED(                                                                                        \
    void, unumf_formatDecimal,                                                                     \
    (const struct UNumberFormatter *, const char *, int32_t, struct UFormattedNumber *,            \
     int32_t *))                                                                                   \
  REQUIRED(                                                                                        \
    int32_t, unumf_resultToString,                                                                 \
    (const struct UFormattedNumber *, uint16_t *_Nullable, int32_t, int32_t *))                    \
  REQUIRED(                                                                                        \
    void, unumf_resultGetAllFieldPositions,                                                        \
    (const struct UFormattedNumber *, struct UFieldPositionIterator *, int32_t *))                 \
  REQUIRED(                                                                                        \
    const struct UFormattedValue *_Nullable, unumf_resultAsValue,                                  \
    (const struct UFormattedNumber *, int32_t *))                                                  \
  REQUIRED(void, unumf_close, (struct UNumberFormatter *_Nullable))                                \
  REQUIRED(void, unumf_closeResult, (struct UFormattedNumber *_Nullable))                          \
                                                                                                   \
  OPTIONAL(                                                                                        \
    struct UNumberRangeFormatter *_Nullable,                                                       \
    unumrf_openForSkeletonWithCollapseAndIdentityFallback,                                         \
    (const uint16_t *, int32_t, uint32_t, uint32_t, const char *, struct UParseError *_Nullable,   \
     int32_t *))                                                                                   \
  OPTIONAL(struct UFormattedNumberRange *_Nullable, unumrf_openResult, (int32_t *))                \
  OPTIONAL(                                                                                        \
    void, unumrf_formatDoubleRange,                                                                \
    (const struct UNumberRangeFormatter *, double, double, struct UFormattedNumberRange *,         \
     int32_t *))                                                                                   \
  OPTIONAL(                                                                                        \
    void, unumrf_formatDecimalRange,                                                               \
    (const struct UNumberRangeFormatter *, const char *, int32_t, const char *, int32_t,           \
     struct UFormattedNumberRange *, int32_t *))                                                   \
  OPTIONAL(                                                                                        \
    const struct UFormattedValue *_Nullable, unumrf_resultAsValue,                                 \
    (const struct UFormattedNumberRange *, int32_t *))                                             \
  OPTIONAL(void, unumrf_close, (struct UNumberRangeFormatter *_Nullable))                          \
  OPTIONAL(void, unumrf_closeResult, (struct UFormattedNumberRange *_Nullable))                    \
                                                                                                   \
  REQUIRED(                                                                                        \
    const uint16_t *_Nullable, ufmtval_getString,                                                  \
    (const struct UFormattedValue *, int32_t *_Nullable, int32_t *))                               \
  REQUIRED(                                                                                        \
    int8_t, ufmtval_nextPosition,                                                                  \
    (const struct UFormattedValue *, struct UConstrainedFieldPosition *, int32_t *))               \
  REQUIRED(struct UConstrainedFieldPosition *_Nullable, ucfpos_open, (int32_t *))                  \
  REQUIRED(int32_t, ucfpos_getCategory, (const struct UConstrainedFieldPosition *, int32_t *))     \
  REQUIRED(int32_t, ucfpos_getField, (const struct UConstrainedFieldPosition *, int32_t *))        \
  REQUIRED(                                                                                        \
    void, ucfpos_getIndexes,                                                                       \
    (const struct UConstrainedFieldPosition *, int32_t *, int32_t *, int32_t *))                   \
  REQUIRED(void, ucfpos_close, (struct UConstrainedFieldPosition *_Nullable))                      \
  REQUIRED(struct UFieldPositionIterator *_Nullable, ufieldpositer_open, (int32_t *))              \
  REQUIRED(                                                                                        \
    int32_t, ufieldpositer_next,                                                                   \
    (struct UFieldPositionIterator *, int32_t *_Nullable, int32_t *_Nullable))                     \
  REQUIRED(void, ufieldpositer_close, (struct UFieldPositionIterator *_Nullable))                  \
                                                                                                   \
  REQUIRED(                                                                                        \
    cicu_number_format *_Nullable, unum_open,                                                      \
    (uint32_t, const uint16_t *_Nullable, int32_t, const char *, struct UParseError *_Nullable,    \
     int32_t *))                                                                                   \
  REQUIRED(void, unum_close, (cicu_number_format *_Nullable))                                      \
  REQUIRED(                                                                                        \
    int32_t, unum_formatInt64,                                                                     \
    (const cicu_number_format *_Nonnull, int64_t, uint16_t *_Nullable, int32_t,                    \
     struct UFieldPosition *_Nullable, int32_t *))                                                 \
  REQUIRED(                                                                                        \
    int32_t, unum_formatDouble,                                                                    \
    (const cicu_number_format *_Nonnull, double, uint16_t *_Nullable, int32_t,                     \
     struct UFieldPosition *_Nullable, int32_t *))                                                 \
  REQUIRED(                                                                                        \
    int32_t, unum_formatDecimal,                                                                   \
    (const cicu_number_format *_Nonnull, const char *, int32_t, uint16_t *_Nullable, int32_t,      \
     struct UFieldPosition *_Nullable, int32_t *))                                                 \
  REQUIRED(                                                                                        \
    void, unum_setTextAttribute,                                                                   \
    (cicu_number_format *_Nonnull, uint32_t, const uint16_t *, int32_t, int32_t *))                \
  REQUIRED(void, unum_setAttribute, (cicu_number_format *_Nonnull, uint32_t, int32_t))             \
  REQUIRED(int32_t, unum_getAttribute, (const cicu_number_format *_Nonnull, uint32_t))             \
  REQUIRED(                                                                                        \
    int32_t, unum_getSymbol,                                                                       \
    (const cicu_number_format *_Nonnull, uint32_t, uint16_t *_Nullable, int32_t, int32_t *))       \
  REQUIRED(                                                                                        \
    int32_t, unum_toPattern,                                                                       \
    (const cicu_number_format *_Nonnull, int8_t, uint16_t *_Nullable, int32_t, int32_t *))         \
  REQUIRED(                                                                                        \
    double, unum_parseDouble,                                                                      \
    (const cicu_number_format *_Nonnull, const uint16_t *, int32_t, int32_t *_Nullable, int32_t *))\
  REQUIRED(                                                                                        \
    int32_t, unum_parseDecimal,                                                                    \
    (const cicu_number_format *_Nonnull, const uint16_t *, int32_t, int32_t *_Nullable,            \
     char *_Nullable, int32_t, int32_t *))                                                         \
  REQUIRED(                                                                                        \
    double, unum_parseDoubleCurrency,                                                              \
    (const cicu_number_format *_Nonnull, const uint16_t *, int32_t, int32_t *_Nullable, uint16_t *,\
     int32_t *))

#define CICU_REQUIRED_FIELD(result, name, parameters) result(*_Nonnull name) parameters;
#define CICU_OPTIONAL_FIELD(result, name, parameters) result(*_Nullable name) parameters;

/// The functions of one ICU; an optional one is null where that ICU lacks it.
struct cicu_functions {
  CICU_FUNCTIONS(CICU_REQUIRED_FIELD, CICU_OPTIONAL_FIELD)
};

#pragma clang assume_nonnull end

#endif
