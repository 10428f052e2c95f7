#ifndef DIGITS_H
#define DIGITS_H

#include <stdint.h>

/// `00` to `99`.
extern const uint8_t floor_pairs[200];

/// How many decimal digits a value has; 1 for zero.
static inline unsigned digit_count(uint64_t value) {
  unsigned count = 1;
  for (;;) {
    if (value < 10) return count;
    if (value < 100) return count + 1;
    if (value < 1000) return count + 2;
    if (value < 10000) return count + 3;
    value /= 10000;
    count += 4;
  }
}

#endif
