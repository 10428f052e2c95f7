#include <string.h>

#include "CBenchmarkFloor.h"
#include "digits.h"

const uint8_t floor_pairs[200] = {
  "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
  "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
  "8081828384858687888990919293949596979899"};

size_t floor_write_dollars(int64_t cents, uint8_t *output) {
  uint64_t magnitude = cents < 0 ? 0 - (uint64_t)cents : (uint64_t)cents;
  uint64_t dollars = magnitude / 100;
  unsigned digits = digit_count(dollars);
  size_t prefix = cents < 0 ? 2 : 1;
  memcpy(output, cents < 0 ? "-$" : "$\0", 2);
  size_t count = prefix + digits + (digits - 1) / 3 + 3;
  uint8_t *cursor = output + count - 3;
  cursor[0] = '.';
  memcpy(cursor + 1, floor_pairs + magnitude % 100 * 2, 2);
  while (dollars >= 1000) {
    unsigned group = dollars % 1000;
    dollars /= 1000;
    cursor -= 4;
    cursor[0] = ',';
    cursor[1] = (uint8_t)('0' + group / 100);
    memcpy(cursor + 2, floor_pairs + group % 100 * 2, 2);
  }
  if (dollars >= 100) {
    cursor[-3] = (uint8_t)('0' + dollars / 100);
    memcpy(cursor - 2, floor_pairs + dollars % 100 * 2, 2);
  } else if (dollars >= 10) {
    memcpy(cursor - 2, floor_pairs + dollars * 2, 2);
  } else {
    cursor[-1] = (uint8_t)('0' + dollars);
  }
  return count;
}

bool floor_read_dollars(const uint8_t *text, size_t count, int64_t *cents) {
  const uint8_t *end = text + count;
  bool negative = text < end && *text == '-';
  text += negative;
  if (text == end || *text++ != '$') return false;
  if (end - text < 4 || end[-3] != '.') return false;
  const uint8_t *point = end - 3;
  uint64_t value = 0;
  // The first group has one to three digits, the others a comma and three.
  size_t lead = (size_t)(point - text) % 4;
  if (lead == 0) return false;
  for (; lead > 0; lead--, text++) {
    if (*text < '0' || *text > '9') return false;
    value = value * 10 + (*text - '0');
  }
  for (; text < point; text += 4) {
    if (text[0] != ',') return false;
    for (int i = 1; i < 4; i++) {
      if (text[i] < '0' || text[i] > '9') return false;
      value = value * 10 + (text[i] - '0');
    }
  }
  for (int i = 1; i < 3; i++) {
    if (point[i] < '0' || point[i] > '9') return false;
    value = value * 10 + (point[i] - '0');
  }
  *cents = negative ? (int64_t)(0 - value) : (int64_t)value;
  return true;
}
