#ifndef INTERPOSING_H
#define INTERPOSING_H

#include <stdint.h>

#if defined(__has_feature)
#define SANITIZER(name) __has_feature(name)
#else
#define SANITIZER(name) 0
#endif

/// 1 where `malloc` can be replaced: glibc, and no sanitizer that does so itself.
#if defined(__linux__) && defined(__GLIBC__) && !SANITIZER(address_sanitizer) && \
  !SANITIZER(thread_sanitizer) && !SANITIZER(memory_sanitizer)
#define ALLOCATION_COUNTER_INTERPOSES 1
#else
#define ALLOCATION_COUNTER_INTERPOSES 0
#endif

#endif
