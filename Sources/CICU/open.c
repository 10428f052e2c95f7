#include "CICU.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "locate.h"

/// Finds `name` under the spellings ICUs use: `name_78`, `name`, `swift_name`.
static void *resolve(const cicu_library *library, const char *name) {
  char spelled[128];
  for (int spelling = 0; spelling < 3; spelling++) {
    switch (spelling) {
      case 0: snprintf(spelled, sizeof spelled, "%s_%d", name, (int)library->version[0]); break;
      case 1: snprintf(spelled, sizeof spelled, "%s", name); break;
      default: snprintf(spelled, sizeof spelled, "swift_%s", name); break;
    }
    // The last library first: it holds most functions, and it sees the others as dependencies.
    for (int i = 2; i >= 0; i--) {
      if (!library->handles[i]) continue;
      void *address = dlsym(library->handles[i], spelled);
      if (address) return address;
    }
  }
  return NULL;
}

/// Asks the loaded libraries for their version, whatever suffix their names carry.
static int read_version(cicu_library *library) {
  void (*get)(uint8_t *) = (void (*)(uint8_t *))resolve(library, "u_getVersion");
  for (int major = 120; !get && major >= 50; major--) {
    library->version[0] = (uint8_t)major;
    get = (void (*)(uint8_t *))resolve(library, "u_getVersion");
  }
  if (!get) return 0;
  get(library->version);
  return 1;
}

/// Fills in every function; returns the name of a required one that is missing.
static const char *bind(cicu_library *library) {
  const char *missing = NULL;
#define BIND_REQUIRED(result, name, parameters)                                      \
  library->call.name = (result(*) parameters)resolve(library, #name);                \
  if (!library->call.name && !missing) missing = #name;
#define BIND_OPTIONAL(result, name, parameters)                                      \
  library->call.name = (result(*) parameters)resolve(library, #name);
  CICU_FUNCTIONS(BIND_REQUIRED, BIND_OPTIONAL)
  return missing;
}

static cicu_library *load(const cicu_location *location, char *message, size_t capacity) {
  cicu_library *library = calloc(1, sizeof *library);
  char *folder = strdup(location->folder);
  if (!library || !folder) {
    snprintf(message, capacity, "out of memory");
    free(folder);
    free(library);
    return NULL;
  }
  library->folder = folder;
  for (int i = 0; i < location->count; i++) {
    library->handles[i] = dlopen(location->paths[i], RTLD_NOW | RTLD_LOCAL);
    if (!library->handles[i]) {
      const char *reason = dlerror();
      snprintf(
        message, capacity, "cannot load %s: %s", location->paths[i], reason ? reason : "unknown");
      cicu_close(library);
      return NULL;
    }
  }
  const char *missing = read_version(library) ? bind(library) : "u_getVersion";
  if (missing) {
    snprintf(
      message, capacity, "%s has no function %s", location->paths[location->count - 1], missing);
    cicu_close(library);
    return NULL;
  }
  // A language without data of its own inherits from the process's default locale before root.
  int32_t status = 0;
  library->call.uloc_setDefault("root", &status);
  return library;
}

cicu_library *cicu_open(const char *prefix, char *message, size_t capacity) {
  cicu_location *location = calloc(1, sizeof *location);
  if (!location) {
    snprintf(message, capacity, "out of memory");
    return NULL;
  }
  cicu_library *library = NULL;
  if (cicu_locate(prefix, location)) {
    library = load(location, message, capacity);
  } else {
    snprintf(message, capacity, "no ICU library in %s", prefix ? prefix : "the system's folders");
  }
  free(location);
  return library;
}

void cicu_close(cicu_library *library) {
  if (!library) return;
  for (int i = 2; i >= 0; i--) {
    if (library->handles[i]) dlclose(library->handles[i]);
  }
  free((char *)library->folder);
  free(library);
}
