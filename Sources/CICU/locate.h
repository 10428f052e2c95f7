#ifndef CICU_LOCATE_H
#define CICU_LOCATE_H

enum { CICU_PATH_SIZE = 1200 };

/// Where an ICU was found: its folder, and the libraries to load in order.
typedef struct cicu_location {
  char folder[1024];
  char paths[3][CICU_PATH_SIZE];
  int count;
} cicu_location;

/// Looks for an ICU under `prefix`, or in the system's usual folders if it is null.
///
/// - Returns: 1 if one was found, 0 otherwise.
int cicu_locate(const char *prefix, cicu_location *location);

#endif
