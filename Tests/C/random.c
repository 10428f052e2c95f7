// Random calls with random arguments: whatever a caller gives, a call returns, writes where it may,
// and leaves a field whose text and selection make sense.
//
//     random [SEED [CALLS]]    the seed is printed where something fails
#include "mintage.h"
#include "mintage_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint64_t next(void) {
  state += 0x9E3779B97F4A7C15u;
  uint64_t mixed = state;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
  return mixed ^ mixed >> 31;
}

static uint64_t below(uint64_t limit) { return next() % limit; }

static int failures;

#define EXPECT(condition) \
  if (!(condition)) { \
    failures++; \
    printf("random.c:%d: %s\n", __LINE__, #condition); \
  }

// Small numbers mostly, the ends of the range sometimes.
static int64_t number(void) {
  switch (below(8)) {
  case 0: return INT64_MIN;
  case 1: return INT64_MAX;
  case 2: return -1;
  default: return (int64_t)below(30);
  }
}

static mintage_decimal decimal(void) {
  mintage_decimal made = {next() >> below(64), below(4) ? 0 : next() >> below(64),
                          (int32_t)below(45) - 3, (int32_t)below(2)};
  return made;
}

// Text of what stands in amounts, and now and then of bytes that are no UTF-8.
static size_t text(char *buffer, size_t capacity) {
  static const char *const pieces[] = {
      "0", "1", "23", "456", ".", ",", "'", " ", "\u00A0", "\u202F", "-", "\u2212", "(", ")", "$",
      "€", "US$", "CHF", "EUR", "٣", "٫", "१", "%", "e5", "k", "x", "\u200F", "–", "\xFF", "\xE2\x82",
  };
  size_t count = 0, wanted = below(9);
  while (wanted-- > 0) {
    const char *piece = pieces[below(sizeof pieces / sizeof pieces[0])];
    if (count + strlen(piece) >= capacity) break;
    memcpy(buffer + count, piece, strlen(piece));
    count += strlen(piece);
  }
  return count;
}

static const char *locale(void) {
  static const char *const locales[] = {
      "en-US", "de-CH", "ar-EG", "fa", "hi-IN-u-nu-deva", "ja-JP", "he", "en-IN", "pt-PT", "zz", "",
      "de-AT@numbers=hanidec", "-_-@=;", "root",
  };
  return locales[below(sizeof locales / sizeof locales[0])];
}

static const char *currency(void) {
  static const char *const currencies[] = {"USD", "CHF", "JPY", "KWD", "EGP", "INR", "HUF", "abc",
                                           "EURO", "X1Y", ""};
  return currencies[below(below(4) ? 7 : 11)];
}

// Members at random, most of them 0 as in a program.
static void scatter(void *options, size_t size) {
  unsigned char *bytes = options;
  memset(bytes, 0, size);
  for (size_t changes = below(5); changes > 0; changes--) {
    bytes[4 + below(size - 4)] = (unsigned char)(below(3) ? below(4) : next());
  }
  *(uint32_t *)options = (uint32_t)(below(20) ? size : next());
}

static void format(const mintage_tables *tables, const mintage_names *names,
                   const mintage_notation *notation) {
  mintage_style style;
  mintage_amount_style amount_style;
  mintage_style_options options;
  mintage_amount_options amount_options;
  mintage_part parts[MINTAGE_PART_CAPACITY];
  mintage_decimal amount = decimal(), other = decimal();
  char buffer[MINTAGE_AMOUNT_TEXT_CAPACITY + 8];
  size_t capacity = below(2) ? MINTAGE_AMOUNT_TEXT_CAPACITY : below(80), count = 0, part_count = 0;
  memset(buffer, '#', sizeof buffer);
  scatter(&options, sizeof options);
  scatter(&amount_options, sizeof amount_options);
  if (mintage_style_resolve(&style, tables, locale(), MINTAGE_NUL, currency(), MINTAGE_NUL,
                            below(3) ? &options : NULL) >= 0) {
    mintage_result result = mintage_style_format(&style, number(), buffer, capacity, &count);
    EXPECT(result == MINTAGE_OK || result == MINTAGE_ERROR_BUFFER_TOO_SMALL
           || result == MINTAGE_ERROR_INEXACT || result == MINTAGE_ERROR_TOO_MANY_DIGITS);
    EXPECT(result != MINTAGE_OK || count <= capacity);
    EXPECT(result != MINTAGE_ERROR_BUFFER_TOO_SMALL || count > capacity);
    EXPECT(buffer[capacity] == '#');
    mintage_style_format_decimal(&style, &amount, buffer, capacity, &count);
    EXPECT(buffer[capacity] == '#');
  }
  if (mintage_amount_style_resolve(
          &amount_style, tables, below(2) ? notation : NULL, below(2) ? names : NULL, locale(),
          MINTAGE_NUL, currency(), MINTAGE_NUL, below(3) ? &options : NULL,
          below(3) ? &amount_options : NULL) >= 0) {
    size_t part_capacity = below(3) ? MINTAGE_PART_CAPACITY : below(4);
    mintage_result result = mintage_amount_style_format_parts(
        &amount_style, &amount, buffer, capacity, &count, parts, part_capacity, &part_count);
    EXPECT(buffer[capacity] == '#');
    if (result == MINTAGE_OK) {
      EXPECT(count <= capacity && part_count <= MINTAGE_PART_CAPACITY);
      if (part_count > 0 && part_count <= part_capacity) {
        EXPECT(parts[part_count - 1].utf8_end == count);
      }
    }
    result = mintage_amount_style_format_range(
        &amount_style, &amount, &other, buffer, capacity, &count, NULL, 0, NULL);
    EXPECT(buffer[capacity] == '#');
    EXPECT(result != MINTAGE_OK || count <= capacity);
    EXPECT(capacity < MINTAGE_AMOUNT_TEXT_CAPACITY || result != MINTAGE_ERROR_BUFFER_TOO_SMALL);
  }
}

static void edit(mintage_entry *entry, const mintage_reader *reader) {
  mintage_entry_text shown;
  mintage_inverse inverse;
  mintage_style_inverse back;
  mintage_entry_options options;
  mintage_entry_state facts;
  mintage_saved_entry saved;
  mintage_part part;
  mintage_decimal amount = decimal(), other;
  char typed[64];
  size_t count = text(typed, sizeof typed);
  size_t start = (size_t)number(), end = (size_t)number();
  mintage_result result = 0;
  scatter(&options, sizeof options);
  switch (below(16)) {
  case 0: case 1: result = mintage_entry_press(entry, (int32_t)number(), NULL, &shown); break;
  case 2: case 3:
    result = mintage_entry_replace_selection(
        entry, typed, count, (int32_t)below(2), &inverse, &shown);
    break;
  case 4:
    result = mintage_entry_replace(
        entry, (int32_t)below(3), start, end, typed, count, (int32_t)below(2), &inverse, &shown);
    break;
  case 5: result = mintage_entry_delete(entry, (int32_t)below(7), &inverse, &shown); break;
  case 6: result = mintage_entry_select(entry, (int32_t)below(2), start, end, &shown); break;
  case 7:
    result = mintage_entry_move(entry, (int32_t)below(5), (int32_t)below(2), &shown);
    break;
  case 8: result = mintage_entry_set_units(entry, number(), &inverse, &shown); break;
  case 9: result = mintage_entry_set_amount(entry, below(4) ? &amount : NULL, NULL, &shown); break;
  case 10: result = mintage_entry_insert(entry, &amount, &inverse, &shown); break;
  case 11: result = mintage_entry_commit(entry, (int32_t)below(2), NULL, &shown); break;
  case 12:
    result = mintage_entry_switch(
        entry, below(2) ? reader : NULL, (int32_t)below(4) - 1, below(3) ? NULL : &options, &back,
        &shown);
    if (result >= 0 && below(2)) mintage_entry_apply_style(entry, &back, &back, &shown);
    break;
  case 13:
    mintage_entry_press(entry, (int32_t)below(10), &inverse, NULL);
    result = mintage_entry_apply(entry, &inverse, &inverse, &shown);
    break;
  case 14:
    mintage_entry_save(entry, &saved);
    if (below(2)) {
      // As a file that somebody changed.
      saved.integer_digits = (int32_t)number();
      saved.fraction_digits = (int32_t)number();
      saved.digits_after_caret = (int32_t)number();
      if (below(2)) saved.amount = decimal();
    }
    result = mintage_entry_restore(entry, &saved, &shown);
    break;
  default:
    mintage_entry_readings(entry, typed, count, &amount, &other);
    mintage_entry_write_suggestion(entry, &amount, &shown);
    result = mintage_entry_write_hint(entry, (int32_t)below(4), &shown);
  }
  EXPECT(result >= MINTAGE_ERROR_SKELETON && MINTAGE_OUTCOME(result < 0 ? 0 : result) <= MINTAGE_REFUSED);
  EXPECT(mintage_entry_write(entry, &shown) == MINTAGE_OK);
  unsigned bytes = (unsigned)(shown.end - shown.start);
  EXPECT(shown.start <= shown.end && shown.end <= sizeof shown.storage);
  EXPECT(shown.utf8_head <= bytes && shown.utf8_anchor <= bytes);
  EXPECT(shown.utf16_head <= shown.utf8_head && shown.utf16_anchor <= shown.utf8_anchor);
  EXPECT(mintage_entry_get_state(entry, &facts) == MINTAGE_OK && facts.currency[3] == 0);
  unsigned covered = 0;
  for (int32_t role = MINTAGE_ROLE_PREFIX; role <= MINTAGE_ROLE_SUFFIX; role++) {
    EXPECT(mintage_entry_part(entry, role, &part) == MINTAGE_OK && part.utf8_end <= bytes);
    if (role != MINTAGE_ROLE_SIGN) covered += (unsigned)(part.utf8_end - part.utf8_start);
  }
  EXPECT(covered == bytes || covered == 0);
}

int main(int count, char **arguments) {
  static char output[4096];
  uint64_t seed = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
  int calls = count > 2 ? atoi(arguments[2]) : 100000;
  mintage_tables tables;
  mintage_names names;
  mintage_notation notation;
  mintage_reader reader;
  mintage_entry entry;
  setvbuf(stdout, output, _IOFBF, sizeof output);
  mintage_tables_default(&tables);
  mintage_names_default(&names);
  mintage_notation_default(&notation);
  state = seed;
  for (int call = 0; call < calls && failures == 0; call++) {
    if (call % 64 == 0) {
      mintage_entry_options options;
      do {
        scatter(&options, sizeof options);
        while (mintage_reader_resolve(&reader, &tables, NULL, locale(), MINTAGE_NUL, currency(),
                                      MINTAGE_NUL, NULL, NULL) < 0) {}
      } while (mintage_entry_init(&entry, &reader, (int32_t)below(2), &options) < 0);
    }
    if (call % 8 == 0) {
      char typed[64];
      mintage_reading reading;
      size_t length = text(typed, sizeof typed);
      mintage_result result = mintage_reader_read(&reader, typed, length, &reading);
      EXPECT(result == MINTAGE_OK || result == MINTAGE_ERROR_REFUSED);
      EXPECT((result == MINTAGE_OK) == (reading.reason == MINTAGE_READ));
      EXPECT(reading.offset <= length);
      mintage_reader other;
      if (mintage_reader_resolve(&other, &tables, NULL, locale(), MINTAGE_NUL, currency(),
                                 MINTAGE_NUL, NULL, NULL) >= 0) {
        reader = other;
      }
      format(&tables, &names, &notation);
    }
    edit(&entry, &reader);
  }
  printf("seed %llu: %d passed, %d failed\n", (unsigned long long)seed, calls, failures);
  return failures != 0;
}
