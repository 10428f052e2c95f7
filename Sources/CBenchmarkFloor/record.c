#include <string.h>

#include "CBenchmarkFloor.h"
#include "digits.h"

static const uint64_t powers[] = {1, 10, 100, 1000, 10000};

/// Puts one digit before `cursor` and returns where it starts.
static inline uint8_t *put(const floor_record *record, unsigned digit, uint8_t *cursor) {
  unsigned count = record->zero_count;
  cursor -= count;
  memcpy(cursor, record->zero, count);
  cursor[count - 1] = (uint8_t)(cursor[count - 1] + digit);
  return cursor;
}

/// Puts two digits: from the table where digits are ASCII.
static inline uint8_t *put_pair(const floor_record *record, unsigned pair, uint8_t *cursor) {
  if (record->zero_count == 1) {
    cursor -= 2;
    memcpy(cursor, floor_pairs + pair * 2, 2);
    return cursor;
  }
  return put(record, pair / 10, put(record, pair % 10, cursor));
}

/// Puts exactly `count` digits of `value`, which is used up.
static inline uint8_t *put_digits(
  const floor_record *record, uint64_t *value, unsigned count, uint8_t *cursor) {
  for (; count >= 2; count -= 2) {
    cursor = put_pair(record, (unsigned)(*value % 100), cursor);
    *value /= 100;
  }
  if (count == 1) {
    cursor = put(record, (unsigned)(*value % 10), cursor);
    *value /= 10;
  }
  return cursor;
}

static uint64_t rounded(const floor_record *record, uint64_t value) {
  if (record->dropped == 0) return value;
  uint64_t unit = powers[record->dropped], quotient = value / unit, rest = value % unit;
  return quotient + (rest * 2 > unit || (rest * 2 == unit && quotient % 2 == 1));
}

size_t floor_write(const floor_record *record, int64_t minor_units, uint8_t *output) {
  bool negative = minor_units < 0;
  uint64_t value =
    rounded(record, negative ? 0 - (uint64_t)minor_units : (uint64_t)minor_units);
  unsigned fraction = record->fraction;
  unsigned digits = digit_count(value / powers[fraction]);
  unsigned separators = 0;
  if (record->primary && digits >= (unsigned)record->primary + record->minimum_grouping) {
    separators = 1 + (digits - record->primary - 1) / record->secondary;
  }
  const uint8_t *prefix = negative ? record->negative_prefix : record->positive_prefix;
  const uint8_t *suffix = negative ? record->negative_suffix : record->positive_suffix;
  unsigned prefix_count =
    negative ? record->negative_prefix_count : record->positive_prefix_count;
  unsigned suffix_count =
    negative ? record->negative_suffix_count : record->positive_suffix_count;
  size_t count = prefix_count + suffix_count + (digits + fraction) * record->zero_count +
    separators * record->group_count + (fraction ? record->decimal_count : 0);
  memcpy(output, prefix, prefix_count);
  uint8_t *cursor = output + count - suffix_count;
  memcpy(cursor, suffix, suffix_count);
  if (fraction) {
    cursor = put_digits(record, &value, fraction, cursor);
    cursor -= record->decimal_count;
    memcpy(cursor, record->decimal, record->decimal_count);
  }
  unsigned size = record->primary;
  for (; separators > 0; separators--) {
    cursor = put_digits(record, &value, size, cursor);
    digits -= size;
    size = record->secondary;
    cursor -= record->group_count;
    memcpy(cursor, record->group, record->group_count);
  }
  put_digits(record, &value, digits, cursor);
  return count;
}
