/// Loads any libicu at run time and calls it by its versioned names.
///
/// No ICU header is needed to build this, and no ICU to link it: a machine without ICU builds the
/// whole package, and the compiler says what is missing when it is asked to extract. Several
/// ICUs of different major versions can be open side by side in one process; two of the *same*
/// major version cannot (the loader would bind the second's libraries to the first's).
#ifndef CICU_H
#define CICU_H

#include "CICUFunctions.h"

#pragma clang assume_nonnull begin

/// An open ICU: its functions, its version, and where it was found.
typedef struct cicu_library {
  /// The functions, by ICU's plain names.
  struct cicu_functions call;
  /// The version, such as `{78, 3, 0, 0}`.
  uint8_t version[4];
  /// The folder the libraries were loaded from.
  const char *folder;
  /// The handles of `dlopen`, in loading order.
  void *_Nullable handles[3];
} cicu_library;

/// Opens an ICU and sets its default locale to root.
///
/// - `prefix`: a folder that holds the libraries, or whose `lib` folder does. Null looks in the
///   system's usual folders. A folder that holds the Swift toolchain's `lib_FoundationICU` opens
///   that one, if there is no other; a process that uses Foundation shares it, default locale
///   included.
/// - `message`, `capacity`: receives a sentence on what went wrong, cut to fit.
/// - Returns: the library, or null.
cicu_library *_Nullable cicu_open(const char *_Nullable prefix, char *message, size_t capacity);

/// Closes what `cicu_open` opened. Nothing made with its functions may be used any more.
void cicu_close(cicu_library *_Nullable library);

#pragma clang assume_nonnull end

#endif
