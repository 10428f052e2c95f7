/// Compares the prototypes of `CICUFunctions.h` with ICU's own headers, where they are installed.
///
/// Everything happens while compiling: nothing of ICU is linked.
#include "CICUPrototypes.h"

#include "CICUFunctions.h"

#if __has_include(<unicode/unumberformatter.h>)

#define U_DISABLE_RENAMING 1
#include <unicode/uchar.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uformattedvalue.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

// Exported by every ICU, in no public header; these are the lines of its `uresimp.h`.
U_CAPI UResourceBundle *U_EXPORT2 ures_getByKeyWithFallback(
  const UResourceBundle *bundle, const char *key, UResourceBundle *fillIn, UErrorCode *status);
U_CAPI const UChar *U_EXPORT2 ures_getStringByKeyWithFallback(
  const UResourceBundle *bundle, const char *key, int32_t *length, UErrorCode *status);

#define COMPARE(result, name, parameters)                                                        \
  _Static_assert(                                                                                \
    __builtin_types_compatible_p(                                                                \
      __typeof__(name), __typeof__(*((struct cicu_functions *)0)->name)),                        \
    "the prototype of " #name " is not ICU's");
CICU_FUNCTIONS(COMPARE, COMPARE)

const int cicu_prototypes_compared = 1;

#else

const int cicu_prototypes_compared = 0;

#endif
