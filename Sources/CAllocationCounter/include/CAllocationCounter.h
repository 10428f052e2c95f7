/// Counts the heap allocations of a thread, for tests and benchmarks.
///
/// On Linux with glibc a program that links this has `malloc` and its siblings replaced by ones
/// that count and pass on; a program elsewhere, or under a sanitizer that replaces them itself,
/// counts nothing and says so.
///
///     allocation_counter_start();
///     …
///     allocation_count count = allocation_counter_stop();
#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What one thread allocated between start and stop.
typedef struct allocation_count {
  /// Calls that returned memory: `malloc`, `calloc`, `realloc`, `aligned_alloc`, `posix_memalign`.
  uint64_t allocations;
  /// The bytes they asked for.
  uint64_t bytes;
} allocation_count;

/// Whether allocations are counted in this program.
bool allocation_counter_is_available(void);

/// Starts counting the calling thread's allocations from zero.
void allocation_counter_start(void);

/// Stops counting, and returns what the calling thread allocated since it started.
allocation_count allocation_counter_stop(void);

#endif
