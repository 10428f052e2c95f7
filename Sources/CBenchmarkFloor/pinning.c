#define _GNU_SOURCE
#include "CBenchmarkFloor.h"

#if defined(__linux__)
#include <sched.h>

int floor_pin(int from_last) {
  // As the program was started: a thread inherits the pinning of the one that made it.
  static cpu_set_t allowed;
  if (CPU_COUNT(&allowed) == 0 && sched_getaffinity(0, sizeof allowed, &allowed) != 0) return -1;
  for (int core = CPU_SETSIZE - 1; core >= 0; core--) {
    if (!CPU_ISSET(core, &allowed) || from_last-- > 0) continue;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    return sched_setaffinity(0, sizeof one, &one) == 0 ? core : -1;
  }
  return -1;
}
#else
int floor_pin(int from_last) {
  (void)from_last;
  return -1;
}
#endif
