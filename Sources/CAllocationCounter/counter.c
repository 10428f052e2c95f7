#include "CAllocationCounter.h"

#include "interposing.h"

// A thread's own, and in the executable itself, so that reaching them allocates nothing.
#define LOCAL static __thread __attribute__((tls_model("initial-exec")))
LOCAL allocation_count counted;
LOCAL bool counting;

bool allocation_counter_is_available(void) { return ALLOCATION_COUNTER_INTERPOSES; }

void allocation_counter_start(void) {
  counted = (allocation_count){0, 0};
  counting = true;
}

allocation_count allocation_counter_stop(void) {
  counting = false;
  return counted;
}

#if ALLOCATION_COUNTER_INTERPOSES

#include <errno.h>
#include <stddef.h>

// glibc's own functions under the names it keeps for this purpose.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void note(size_t bytes) {
  if (__builtin_expect(counting, 0)) {
    counted.allocations++;
    counted.bytes += bytes;
  }
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  note(size);
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  note(size);
  void *result = __libc_memalign(alignment, size);
  if (!result) return ENOMEM;
  *memory = result;
  return 0;
}

#endif
