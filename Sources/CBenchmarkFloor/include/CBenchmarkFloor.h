/// What plain C does: the anchor that the benchmark's ratios are quoted to.
///
/// Two-digit table, length first, affixes by `memcpy`: how a C programmer writes a formatter who
/// cares about speed, without any of the tricks of the kernels measured against it.
#ifndef C_BENCHMARK_FLOOR_H
#define C_BENCHMARK_FLOOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One locale's rules for one currency: what the generic floor reads.
typedef struct floor_record {
  uint8_t positive_prefix[16];
  uint8_t positive_suffix[16];
  uint8_t negative_prefix[16];
  uint8_t negative_suffix[16];
  uint8_t decimal[4];
  uint8_t group[4];
  /// UTF-8 of digit zero; the other nine differ in the last byte only.
  uint8_t zero[4];
  uint8_t positive_prefix_count;
  uint8_t positive_suffix_count;
  uint8_t negative_prefix_count;
  uint8_t negative_suffix_count;
  uint8_t decimal_count;
  uint8_t group_count;
  uint8_t zero_count;
  /// Digits shown after the separator.
  uint8_t fraction;
  /// Digits of the minor units that are rounded away, half to even.
  uint8_t dropped;
  uint8_t primary;
  uint8_t secondary;
  uint8_t minimum_grouping;
} floor_record;

/// Writes cents as US dollars, `-$1,234.56`, and returns the bytes written: at most 27.
size_t floor_write_dollars(int64_t cents, uint8_t *output);

/// Writes minor units by a record, and returns the bytes written: at most 160.
size_t floor_write(const floor_record *record, int64_t minor_units, uint8_t *output);

/// Reads `-$1,234.56` back to cents; false unless the whole text has exactly that form.
bool floor_read_dollars(const uint8_t *text, size_t count, int64_t *cents);

/// Pins the calling thread to one of the cores it may run on, counted from the last; returns the
/// core, or -1 where that is not possible.
int floor_pin(int from_last);

#endif
