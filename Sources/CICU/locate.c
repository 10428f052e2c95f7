#include "locate.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Below a prefix, the folders that may hold the libraries.
static const char *const subfolders[] = {
  "", "/lib", "/lib64", "/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu",
  "/icukit_pyicu/lib", "/usr/lib/swift/linux", NULL,
};

/// Without a prefix: what package managers and people use, their own builds first.
static const char *const system_folders[] = {
  "/usr/local/lib", "/opt/homebrew/opt/icu4c/lib", "/usr/local/opt/icu4c/lib",
  "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", NULL,
};

/// The `78` of `libicuuc.so.78` or `libicuuc.78.dylib`, or 0.
static int major_version(const char *name, int *dylib) {
  int major = 0, end = 0;
  if (sscanf(name, "libicuuc.so.%d%n", &major, &end) == 1 && name[end] == '\0') {
    *dylib = 0;
    return major;
  }
  if (sscanf(name, "libicuuc.%d%n", &major, &end) == 1 && strcmp(name + end, ".dylib") == 0) {
    *dylib = 1;
    return major;
  }
  return 0;
}

static int readable(const char *path) { return access(path, R_OK) == 0; }

/// Takes the newest `libicudata`, `libicuuc`, `libicui18n` in the location's folder.
static int find_stock(cicu_location *location) {
  DIR *directory = opendir(location->folder);
  if (!directory) return 0;
  int newest = 0, dylib = 0;
  struct dirent *entry;
  while ((entry = readdir(directory))) {
    int is_dylib = 0;
    int major = major_version(entry->d_name, &is_dylib);
    if (major > newest) {
      newest = major;
      dylib = is_dylib;
    }
  }
  closedir(directory);
  if (newest == 0) return 0;
  static const char *const parts[] = {"data", "uc", "i18n"};
  for (int i = 0; i < 3; i++) {
    snprintf(
      location->paths[i], CICU_PATH_SIZE, dylib ? "%s/libicu%s.%d.dylib" : "%s/libicu%s.so.%d",
      location->folder, parts[i], newest);
    if (!readable(location->paths[i])) return 0;
  }
  location->count = 3;
  return 1;
}

/// Takes a library that holds all of ICU: the Swift toolchain's.
static int find_single(cicu_location *location) {
  static const char *const names[] = {"lib_FoundationICU.so", "lib_FoundationICU.dylib"};
  for (int i = 0; i < 2; i++) {
    snprintf(location->paths[0], CICU_PATH_SIZE, "%s/%s", location->folder, names[i]);
    if (readable(location->paths[0])) {
      location->count = 1;
      return 1;
    }
  }
  return 0;
}

int cicu_locate(const char *prefix, cicu_location *location) {
  if (prefix) {
    for (int i = 0; subfolders[i]; i++) {
      snprintf(location->folder, sizeof location->folder, "%s%s", prefix, subfolders[i]);
      if (find_stock(location) || find_single(location)) return 1;
    }
    return 0;
  }
  for (int i = 0; system_folders[i]; i++) {
    snprintf(location->folder, sizeof location->folder, "%s", system_folders[i]);
    if (find_stock(location)) return 1;
  }
#ifdef __APPLE__
  // Apple's own, which lives in the loader's cache and not on disk.
  snprintf(location->folder, sizeof location->folder, "/usr/lib");
  snprintf(location->paths[0], CICU_PATH_SIZE, "/usr/lib/libicucore.dylib");
  location->count = 1;
  return 1;
#else
  return 0;
#endif
}
