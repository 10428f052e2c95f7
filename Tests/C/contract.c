// What the header promises: errors leave everything as it was, counts are true, nothing is trusted.
// Ends with a line that says how many promises hold.
#include "mintage.h"
#include "mintage_names.h"

#include <stdio.h>
#include <string.h>

static int passed, failures;

static void check(int holds, const char *what, int line) {
  if (holds) {
    passed++;
  } else {
    failures++;
    printf("contract.c:%d: %s\n", line, what);
  }
}
#define CHECK(condition) check((condition), #condition, __LINE__)
#define CHECK_TEXT(text, count, expected) \
  CHECK((count) == strlen(expected) && memcmp(text, expected, strlen(expected)) == 0)

static mintage_tables tables;

static mintage_style style_of(const char *locale, const char *currency) {
  mintage_style style;
  CHECK(
      mintage_style_resolve(&style, &tables, locale, MINTAGE_NUL, currency, MINTAGE_NUL, NULL)
      == MINTAGE_OK);
  return style;
}

static mintage_reader reader_of(const char *locale, const char *currency) {
  mintage_reader reader;
  CHECK(
      mintage_reader_resolve(
          &reader, &tables, NULL, locale, MINTAGE_NUL, currency, MINTAGE_NUL, NULL, NULL)
      == MINTAGE_OK);
  return reader;
}

static int shows(const mintage_entry_text *text, const char *expected) {
  size_t count = (size_t)(text->end - text->start);
  return count == strlen(expected) && memcmp(text->storage + text->start, expected, count) == 0;
}

// Arguments that make no sense are errors, and nothing is written.
static void refuses_arguments(void) {
  mintage_style style = {{0}}, other = style_of("en-US", "USD");
  MINTAGE_ALIGNED(16) unsigned char misaligned[sizeof(mintage_style) + 8];
  mintage_tables none = {{0}};
  char text[8] = "kept";
  size_t count = 77;
  CHECK(mintage_style_format(NULL, 1, text, sizeof text, &count) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_style_format(&style, 1, text, sizeof text, &count) == MINTAGE_ERROR_NOT_RESOLVED);
  CHECK(strcmp(text, "kept") == 0 && count == 77);
  // A style is no reader.
  CHECK(
      mintage_reader_read_units((const mintage_reader *)(const void *)&other, "1", 1, NULL, NULL)
      == MINTAGE_ERROR_NOT_RESOLVED);
  memcpy(misaligned + 8, &other, sizeof other);
  CHECK(
      mintage_style_format((const mintage_style *)(const void *)(misaligned + 8), 1, text, 8, NULL)
      == MINTAGE_ERROR_ARGUMENT);
  CHECK(
      mintage_style_resolve(&style, NULL, "en", 2, "USD", 3, NULL) == MINTAGE_ERROR_ARGUMENT);
  CHECK(
      mintage_style_resolve(&style, &none, "en", 2, "USD", 3, NULL)
      == MINTAGE_ERROR_NOT_RESOLVED);
  CHECK(
      mintage_style_resolve(NULL, &tables, "en", 2, "USD", 3, NULL) == MINTAGE_ERROR_ARGUMENT);
  CHECK(
      mintage_style_resolve(&style, &tables, NULL, 2, "USD", 3, NULL) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_style_resolve(&style, &tables, NULL, 0, "USD", 3, NULL) == MINTAGE_OK);
  CHECK(
      mintage_style_resolve(&style, &tables, "en", 2, "EURO", 4, NULL) == MINTAGE_ERROR_CURRENCY);
  CHECK(
      mintage_style_resolve(&style, &tables, "en", 2, "U$D", 3, NULL) == MINTAGE_ERROR_CURRENCY);
  // After a refused call the style is still the one before: root's US dollars.
  CHECK(mintage_style_format(&style, 123456, NULL, 0, &count) == MINTAGE_ERROR_BUFFER_TOO_SMALL);
  CHECK(count == strlen("US$ 1,234.56") + 1);
}

// Options say how large they are, hold nothing unknown, and may be longer than this version's.
static void judges_options(void) {
  struct {
    mintage_style_options known;
    unsigned char later[8];
  } longer = {.known = {.size = sizeof longer}};
  mintage_style style;
  mintage_style_options options = {.size = 0};
  char text[MINTAGE_TEXT_CAPACITY];
  size_t count;
#define RESOLVE(given) mintage_style_resolve(&style, &tables, "en-US", 5, "USD", 3, given)
  CHECK(RESOLVE(&options) == MINTAGE_ERROR_OPTIONS);
  options.size = sizeof options - 1;
  CHECK(RESOLVE(&options) == MINTAGE_ERROR_OPTIONS);
  options.size = sizeof options;
  CHECK(RESOLVE(&options) == MINTAGE_OK);
  options.width = 6;
  CHECK(RESOLVE(&options) == MINTAGE_ERROR_OPTIONS);
  options.width = MINTAGE_WIDTH_CODE;
  options.form = MINTAGE_FORM_ACCOUNTING;
  memcpy(options.numbering_system, "arab", 4);
  CHECK(RESOLVE(&options) == MINTAGE_OK);
  options.numbering_system[1] = '!';
  CHECK(RESOLVE(&options) == MINTAGE_ERROR_OPTIONS);
  memset(options.numbering_system, 0, sizeof options.numbering_system);
  options.digits = MINTAGE_DIGITS_RANGE;
  options.minimum_fraction = 1;
  CHECK(RESOLVE(&options) == MINTAGE_ERROR_OPTIONS);
  options.maximum_fraction = 21;
  CHECK(RESOLVE(&options) == MINTAGE_ERROR_OPTIONS);
  options.maximum_fraction = 3;
  options.width = MINTAGE_WIDTH_SYMBOL;
  CHECK(RESOLVE(&options) == MINTAGE_OK);
  CHECK(mintage_style_format_text(&style, "-2.50", 5, text, sizeof text, &count) == MINTAGE_OK);
  CHECK_TEXT(text, count, "($2.5)");
  CHECK(RESOLVE(&longer.known) == MINTAGE_OK);
  longer.later[7] = 1;
  CHECK(RESOLVE(&longer.known) == MINTAGE_ERROR_OPTIONS);
  options.rounding = MINTAGE_ROUNDING_UNNECESSARY;
  CHECK(RESOLVE(&options) == MINTAGE_OK);
  CHECK(
      mintage_style_format_text(&style, "1.2345", 6, text, sizeof text, &count)
      == MINTAGE_ERROR_INEXACT);
#undef RESOLVE
}

// The count is what is needed, a NUL stands where there is room, nothing is written beyond.
static void counts_bytes(void) {
  mintage_style style = style_of("en-US", "USD");
  for (size_t capacity = 0; capacity <= 80; capacity++) {
    char text[96];
    size_t count = 0;
    memset(text, '#', sizeof text);
    mintage_result result = mintage_style_format(&style, 123456, text, capacity, &count);
    CHECK(count == 9);
    CHECK(result == (capacity < 9 ? MINTAGE_ERROR_BUFFER_TOO_SMALL : MINTAGE_OK));
    if (capacity >= 9) CHECK(memcmp(text, "$1,234.56", 9) == 0);
    if (capacity > 9) CHECK(text[9] == 0);
    for (size_t index = capacity; index < sizeof text; index++) CHECK(text[index] == '#');
  }
}

static void writes_decimals(void) {
  static const char *const texts[] = {
      "0", "-0.00", "0.05", "1234.50", "99999999999999999999999999999999999999",
      "0.00000000000000000000000000000000000001",
  };
  mintage_decimal decimal;
  char text[48];
  size_t count;
  int64_t units;
  for (size_t index = 0; index < sizeof texts / sizeof texts[0]; index++) {
    CHECK(mintage_decimal_parse(&decimal, texts[index], MINTAGE_NUL) == MINTAGE_OK);
    CHECK(mintage_decimal_write(&decimal, text, sizeof text, &count) == MINTAGE_OK);
    CHECK_TEXT(text, count, texts[index]);
  }
  CHECK(mintage_decimal_parse(&decimal, "1,234", 5) == MINTAGE_ERROR_AMOUNT);
  CHECK(mintage_decimal_parse(&decimal, "", 0) == MINTAGE_ERROR_AMOUNT);
  CHECK(mintage_decimal_parse(&decimal, "1e38", 4) == MINTAGE_ERROR_TOO_MANY_DIGITS);
  CHECK(mintage_decimal_parse(&decimal, "12.34", 5) == MINTAGE_OK);
  CHECK(mintage_decimal_units(&decimal, 2, &units) == MINTAGE_OK && units == 1234);
  CHECK(mintage_decimal_units(&decimal, 3, &units) == MINTAGE_OK && units == 12340);
  CHECK(mintage_decimal_units(&decimal, 1, &units) == MINTAGE_ERROR_INEXACT);
  CHECK(mintage_decimal_units(&decimal, 39, &units) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_decimal_units(&decimal, 30, &units) == MINTAGE_ERROR_TOO_MANY_DIGITS);
  decimal.scale = 39;
  CHECK(mintage_decimal_write(&decimal, text, sizeof text, &count) == MINTAGE_ERROR_ARGUMENT);
  decimal.scale = 0;
  decimal.high = UINT64_MAX;
  CHECK(
      mintage_decimal_write(&decimal, text, sizeof text, &count) == MINTAGE_ERROR_TOO_MANY_DIGITS);
}

// Tables from memory are judged before they are used.
static void opens_tables(void) {
  static unsigned char bytes[1 << 17];
  size_t size = tables.storage[1];
  mintage_tables opened;
  mintage_style style;
  char text[MINTAGE_TEXT_CAPACITY];
  size_t count;
  CHECK(size > 1000 && size <= sizeof bytes);
  memcpy(bytes, (const void *)tables.storage[0], size);
  CHECK(mintage_tables_open(&opened, bytes, size) == MINTAGE_OK);
  CHECK(mintage_style_resolve(&style, &opened, "de", 2, "EUR", 3, NULL) == MINTAGE_OK);
  memset(bytes, 0, size);  // a style outlives its tables
  CHECK(mintage_style_format(&style, 123456, text, sizeof text, &count) == MINTAGE_OK);
  CHECK_TEXT(text, count, "1.234,56\u00A0€");
  CHECK(mintage_tables_open(&opened, bytes, size) == MINTAGE_ERROR_NOT_TABLES);
  memcpy(bytes, (const void *)tables.storage[0], size);
  CHECK(mintage_tables_open(&opened, bytes, size - 1) == MINTAGE_ERROR_TABLES_TRUNCATED);
  CHECK(mintage_tables_open(&opened, bytes, 3) == MINTAGE_ERROR_TABLES_TRUNCATED);
  CHECK(mintage_tables_open(&opened, NULL, 0) == MINTAGE_ERROR_ARGUMENT);
  bytes[7]++;
  CHECK(mintage_tables_open(&opened, bytes, size) == MINTAGE_ERROR_TABLES_VERSION);
  bytes[7]--;
  bytes[size / 2] ^= 1;
  CHECK(mintage_tables_open(&opened, bytes, size) == MINTAGE_ERROR_TABLES_DAMAGED);
}

static void knows_facts(void) {
  static char list[1 << 14];
  mintage_currency_info info;
  char currency[4], text[64];
  size_t count, lines = 0;
  CHECK(mintage_tables_currency_info(&tables, "huf", 3, &info) == MINTAGE_OK);
  CHECK(strcmp(info.code, "HUF") == 0 && info.numeric_code == 348);
  CHECK(info.minor_unit_digits == 2 && info.fraction_digits == 0 && info.has_symbols);
  CHECK(mintage_tables_currency_info(&tables, "QQQ", 3, &info) == MINTAGE_ERROR_UNKNOWN);
  CHECK(
      mintage_tables_currency_of_locale(&tables, "bg-BG", MINTAGE_NUL, currency) == MINTAGE_OK
      && strcmp(currency, "EUR") == 0);
  CHECK(
      mintage_tables_currency_of_locale(&tables, "bg", MINTAGE_NUL, currency)
      == MINTAGE_ERROR_UNKNOWN);
  CHECK(
      mintage_tables_resolved_locale(&tables, "en-XX-u-nu-arab", MINTAGE_NUL, text, 64, &count)
      == MINTAGE_OK);
  CHECK_TEXT(text, count, "en");
  CHECK(
      mintage_tables_resolved_locale(&tables, "zh-TW", MINTAGE_NUL, text, 64, &count)
      == MINTAGE_OK);
  CHECK_TEXT(text, count, "zh_Hant_TW");
  CHECK(
      mintage_tables_resolved_locale(&tables, "qqq", MINTAGE_NUL, text, 64, &count) == MINTAGE_OK);
  CHECK_TEXT(text, count, "root");
  CHECK(mintage_tables_version(&tables, MINTAGE_VERSION_ICU, text, 64, &count) == MINTAGE_OK);
  CHECK_TEXT(text, count, "78.3");
  CHECK(mintage_tables_version(&tables, MINTAGE_VERSION_KEPT, text, 64, &count) == MINTAGE_OK);
  CHECK(count == 0);
  CHECK(mintage_tables_version(&tables, 6, text, 64, &count) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_tables_locales(&tables, list, sizeof list, &count) == MINTAGE_OK);
  for (size_t index = 0; index < count; index++) lines += list[index] == '\n';
  CHECK(lines == 907 && memcmp(list, "root\n", 5) == 0 && strstr(list, "\nde_CH\n") != NULL);
  CHECK(strstr(list, "\nen_US_POSIX\n") != NULL);
  CHECK(mintage_tables_currencies(&tables, NULL, 0, &count) == MINTAGE_ERROR_BUFFER_TOO_SMALL);
  CHECK(count == 309 * 4);
}

// Many amounts at once are the same as one by one, also where the buffer ends in between.
static void formats_many(void) {
  enum { total = 1000 };
  static int64_t units[total], back[total], offsets[total + 1];
  static char texts[total * 40], some[100];
  static uint8_t reasons[total];
  mintage_style style = style_of("hi-IN-u-nu-deva", "INR");
  mintage_reader reader = reader_of("hi-IN-u-nu-deva", "INR");
  size_t done, read, first = 0;
  uint64_t seed = 20;
  for (size_t index = 0; index < total; index++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    units[index] = (int64_t)seed >> (seed % 60);
  }
  CHECK(
      mintage_style_format_many(&style, units, total, texts, sizeof texts, offsets, &done)
      == MINTAGE_OK && done == total);
  for (size_t index = 0; index < total; index++) {
    char text[MINTAGE_TEXT_CAPACITY];
    size_t count;
    mintage_style_format(&style, units[index], text, sizeof text, &count);
    CHECK(
        (size_t)(offsets[index + 1] - offsets[index]) == count
        && memcmp(texts + offsets[index], text, count) == 0);
  }
  CHECK(
      mintage_reader_read_many(&reader, texts, offsets, total, back, reasons, &read) == MINTAGE_OK
      && read == total);
  CHECK(memcmp(units, back, sizeof units) == 0);
  while (first < total) {
    int64_t few[8];
    size_t wanted = total - first < 7 ? total - first : 7;
    mintage_result result =
        mintage_style_format_many(&style, units + first, wanted, some, sizeof some, few, &done);
    CHECK(result == (done < wanted ? MINTAGE_ERROR_BUFFER_TOO_SMALL : MINTAGE_OK) && done > 0);
    CHECK(memcmp(some, texts + offsets[first], (size_t)few[done]) == 0);
    if (done == 0) break;
    first += done;
  }
  // Refused texts are told, and do not stop the others.
  static const char mixed[] = "₹1.50x1.250,00";
  static const int64_t ends[] = {0, 7, 8, 16};
  CHECK(
      mintage_reader_read_many(&reader, mixed, ends, 3, back, reasons, &read) == MINTAGE_OK
      && read == 2);
  CHECK(back[0] == 150 && back[1] == 0 && back[2] == 125000);
  CHECK(reasons[0] == MINTAGE_READ && reasons[1] != MINTAGE_READ);
  static const int64_t backwards[] = {0, 7, 3};
  CHECK(
      mintage_reader_read_many(&reader, mixed, backwards, 2, back, reasons, &read)
      == MINTAGE_ERROR_ARGUMENT);
}

static void tells_parts(void) {
  mintage_amount_style style;
  mintage_decimal three, five;
  mintage_notation notation;
  mintage_names names;
  mintage_part parts[MINTAGE_PART_CAPACITY];
  char text[MINTAGE_AMOUNT_TEXT_CAPACITY];
  size_t count, part_count, failure = 99;
  mintage_notation_default(&notation);
  mintage_names_default(&names);
  CHECK(
      mintage_amount_style_resolve(
          &style, &tables, &notation, NULL, "de-DE", MINTAGE_NUL, "EUR", 3, NULL, NULL)
      == MINTAGE_OK);
  mintage_decimal_parse(&three, "3", 1);
  mintage_decimal_parse(&five, "1234.5", 6);
  CHECK(
      mintage_amount_style_format_parts(
          &style, &five, text, sizeof text, &count, parts, MINTAGE_PART_CAPACITY, &part_count)
      == MINTAGE_OK);
  CHECK_TEXT(text, count, "1.234,50\u00A0€");
  static const uint16_t fields[] = {
      MINTAGE_FIELD_INTEGER,  MINTAGE_FIELD_GROUP,   MINTAGE_FIELD_INTEGER, MINTAGE_FIELD_DECIMAL,
      MINTAGE_FIELD_FRACTION, MINTAGE_FIELD_LITERAL, MINTAGE_FIELD_CURRENCY,
  };
  CHECK(part_count == 7);
  for (size_t index = 0; index < 7 && index < part_count; index++) {
    CHECK(parts[index].field == fields[index]);
    CHECK(parts[index].utf8_start == (index == 0 ? 0 : parts[index - 1].utf8_end));
  }
  CHECK(parts[6].utf8_end == count && parts[6].utf16_start == 9 && parts[6].utf16_end == 10);
  CHECK(
      mintage_amount_style_format_parts(
          &style, &five, text, sizeof text, &count, parts, 2, &part_count)
      == MINTAGE_OK && part_count == 7);
  CHECK(
      mintage_amount_style_format_range(
          &style, &three, &five, text, sizeof text, &count, NULL, 0, NULL)
      == MINTAGE_OK);
  CHECK_TEXT(text, count, "3,00–1.234,50\u00A0€");
  mintage_amount_options own = {.size = sizeof own, .symbol = "pts"};
  CHECK(
      mintage_amount_style_resolve(
          &style, &tables, NULL, NULL, "en-US", MINTAGE_NUL, "USD", 3, NULL, &own)
      == MINTAGE_OK);
  CHECK(mintage_amount_style_format(&style, 500, text, sizeof text, &count) == MINTAGE_OK);
  CHECK_TEXT(text, count, "pts\u00A05.00");
  // Two of the three bytes of a euro sign are no text.
  memcpy(own.symbol, "\xE2\x82", 3);
  CHECK(
      mintage_amount_style_resolve(
          &style, &tables, NULL, NULL, "en-US", MINTAGE_NUL, "USD", 3, NULL, &own)
      == MINTAGE_ERROR_OPTIONS);
  CHECK(
      mintage_amount_style_resolve_skeleton(
          &style, &tables, NULL, NULL, "en-CA", MINTAGE_NUL, "USD", 3,
          "unit-width-narrow .00/w sign-accounting", MINTAGE_NUL, &failure)
      == MINTAGE_OK);
  CHECK(mintage_amount_style_format(&style, -50000, text, sizeof text, &count) == MINTAGE_OK);
  CHECK_TEXT(text, count, "($500)");
  CHECK(
      mintage_amount_style_resolve_skeleton(
          &style, &tables, NULL, NULL, "en", 2, "USD", 3, ".00 percent", MINTAGE_NUL, &failure)
      == MINTAGE_ERROR_SKELETON && failure == 4);
  CHECK(
      mintage_names_write(
          &names, &tables, "en", 2, "USD", 3, MINTAGE_PLURAL_NONE, text, sizeof text, &count)
      == MINTAGE_OK);
  CHECK_TEXT(text, count, "US Dollar");
  CHECK(
      mintage_names_write(
          &names, &tables, "de", 2, "USD", 3, MINTAGE_PLURAL_OTHER, text, sizeof text, &count)
      == MINTAGE_OK);
  CHECK_TEXT(text, count, "US-Dollar");
}

static void tells_why(void) {
  mintage_reader reader = reader_of("fr", "EUR");
  mintage_reading reading;
  int64_t units = 5;
  CHECK(mintage_reader_read(&reader, "1.234", 5, &reading) == MINTAGE_ERROR_REFUSED);
  CHECK(reading.reason == MINTAGE_REASON_AMBIGUOUS && reading.offset == 1);
  CHECK(reading.amount.low == 1234 && reading.amount.scale == 0);
  CHECK(reading.other.low == 1234 && reading.other.scale == 3);
  CHECK(mintage_reader_read(&reader, "$ 12", 4, &reading) == MINTAGE_ERROR_REFUSED);
  CHECK(reading.reason == MINTAGE_REASON_OTHER_CURRENCY && strcmp(reading.currency, "USD") == 0);
  CHECK(mintage_reader_read(&reader, "12,–  €", MINTAGE_NUL, &reading) == MINTAGE_OK);
  CHECK(reading.reason == MINTAGE_READ && reading.amount.low == 12);
  CHECK(reading.found & MINTAGE_FOUND_CURRENCY && reading.found & MINTAGE_FOUND_PRICE_DASH);
  CHECK(mintage_reader_read_units(&reader, "5%", 2, &units, &reading) == MINTAGE_ERROR_REFUSED);
  CHECK(reading.reason == MINTAGE_REASON_PERCENT && units == 5);
  for (int reason = 0; reason <= 16; reason++) {
    CHECK(strcmp(mintage_reason_name(reason), "no-such-reason") != 0);
    CHECK(strcmp(mintage_reason_message(reason), "there is no such reason") != 0);
  }
  for (int error = 0; error >= MINTAGE_ERROR_SKELETON; error--) {
    CHECK(strcmp(mintage_error_name(error), "no-such-error") != 0);
    CHECK(strcmp(mintage_error_message(error), "there is no such error") != 0);
  }
  for (int refusal = 0; refusal <= MINTAGE_REFUSAL_OUTDATED; refusal++) {
    CHECK(strcmp(mintage_refusal_name(refusal), "no-such-refusal") != 0);
    CHECK(strcmp(mintage_refusal_message(refusal), "there is no such refusal") != 0);
  }
  CHECK(strcmp(mintage_refusal_name(-1), "no-such-refusal") == 0);
  CHECK(strcmp(mintage_error_name(-1000), "no-such-error") == 0);
}

static void edits(void) {
  mintage_reader german = reader_of("de-DE", "EUR"), yen = reader_of("ja-JP", "JPY");
  mintage_entry_options options = {.size = sizeof options};
  mintage_entry entry;
  mintage_entry_text text;
  mintage_entry_state state;
  mintage_inverse undo, redo;
  mintage_style_inverse back;
  mintage_part part;
  mintage_saved_entry saved;
  options.has_maximum = 1;
  mintage_decimal_parse(&options.maximum, "100000", 6);
  CHECK(mintage_entry_init(&entry, &german, 2, NULL) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_entry_init(&entry, &german, MINTAGE_DECIMAL_FIRST, &options) == MINTAGE_OK);
  for (const char *key = "1234,5"; *key; key++) {
    CHECK(
        MINTAGE_OUTCOME(mintage_entry_replace_selection(
            &entry, key, 1, MINTAGE_SOURCE_KEY, NULL, &text)) == MINTAGE_CHANGED);
  }
  CHECK(shows(&text, "1.234,5\u00A0€") && text.utf16_head == 7 && text.utf16_anchor == 7);
  CHECK(mintage_entry_part(&entry, MINTAGE_ROLE_FRACTION, &part) == MINTAGE_OK);
  CHECK(part.utf8_start == 6 && part.utf8_end == 7);
  mintage_entry_select(&entry, MINTAGE_UTF16, 1, 1, NULL);
  CHECK(
      mintage_entry_replace_selection(&entry, "9", 1, MINTAGE_SOURCE_KEY, &undo, &text)
      == MINTAGE_CHANGED);
  CHECK(shows(&text, "19.234,5\u00A0€") && text.utf8_head == 2);
  mintage_result result =
      mintage_entry_replace_selection(&entry, "9", 1, MINTAGE_SOURCE_KEY, NULL, &text);
  CHECK(
      MINTAGE_OUTCOME(result) == MINTAGE_REFUSED
      && MINTAGE_DETAIL(result) == MINTAGE_REFUSAL_ABOVE_MAXIMUM && !MINTAGE_IS_CHANGE(result));
  CHECK(shows(&text, "19.234,5\u00A0€"));
  // One struct serves as undo and redo.
  CHECK(MINTAGE_OUTCOME(mintage_entry_apply(&entry, &undo, &undo, &text)) == MINTAGE_CHANGED);
  CHECK(shows(&text, "1.234,5\u00A0€") && text.utf8_head == 1);
  CHECK(MINTAGE_OUTCOME(mintage_entry_apply(&entry, &undo, &redo, &text)) == MINTAGE_CHANGED);
  CHECK(shows(&text, "19.234,5\u00A0€"));
  CHECK(mintage_entry_switch(&entry, &yen, -1, NULL, &back, &text) == MINTAGE_CHANGED);
  CHECK(shows(&text, "￥19,234"));
  CHECK(mintage_entry_get_state(&entry, &state) == MINTAGE_OK);
  CHECK(state.amount.low == 192345 && state.amount.scale == 1 && state.is_rounded);
  CHECK(!state.has_minor_units && state.keyboard == MINTAGE_KEYBOARD_NUMBER_PAD);
  result = mintage_entry_apply(&entry, &redo, NULL, &text);
  CHECK(MINTAGE_DETAIL(result) == MINTAGE_REFUSAL_OUTDATED);
  CHECK(mintage_entry_apply_style(&entry, &back, NULL, &text) == MINTAGE_CHANGED);
  CHECK(shows(&text, "19.234,5\u00A0€"));
  CHECK(mintage_entry_save(&entry, &saved) == MINTAGE_OK);
  CHECK(
      MINTAGE_OUTCOME(mintage_entry_delete(&entry, MINTAGE_DELETE_LINE_BACKWARD, NULL, &text))
      == MINTAGE_CHANGED);
  CHECK(shows(&text, "234,5\u00A0€"));
  CHECK(MINTAGE_OUTCOME(mintage_entry_restore(&entry, &saved, &text)) == MINTAGE_CHANGED);
  CHECK(shows(&text, "19.234,5\u00A0€"));
  CHECK(MINTAGE_OUTCOME(mintage_entry_commit(&entry, 0, NULL, &text)) == MINTAGE_CHANGED);
  CHECK(shows(&text, "19.234,50\u00A0€"));
  CHECK(mintage_entry_write_hint(&entry, MINTAGE_HINT_PLAIN, &text) == MINTAGE_OK);
  CHECK(shows(&text, "19234.50"));
  CHECK(mintage_entry_press(&entry, 15, NULL, &text) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_entry_press(&entry, -1, NULL, &text) == MINTAGE_ERROR_ARGUMENT);
  CHECK(shows(&text, "19234.50"));
  CHECK(
      mintage_entry_replace(&entry, MINTAGE_UTF8, 5, 3, "1", 1, 0, NULL, &text)
      == MINTAGE_ERROR_ARGUMENT);
  result = mintage_entry_replace(&entry, MINTAGE_UTF8, 0, SIZE_MAX / 2, "1", 1, 0, NULL, &text);
  CHECK(MINTAGE_DETAIL(result) == MINTAGE_REFUSAL_OUTDATED);
  // A run of digits is one step of undo: only the first has an inverse to keep.
  CHECK(mintage_entry_init(&entry, &german, MINTAGE_CENTS_FIRST, NULL) == MINTAGE_OK);
  CHECK(!MINTAGE_JOINS_RUN(mintage_entry_press(&entry, 1, &undo, NULL)));
  CHECK(MINTAGE_JOINS_RUN(mintage_entry_press(&entry, 2, &redo, NULL)));
  CHECK(MINTAGE_JOINS_RUN(mintage_entry_press(&entry, 3, &redo, &text)));
  CHECK(shows(&text, "1,23\u00A0€"));
  CHECK(MINTAGE_OUTCOME(mintage_entry_apply(&entry, &undo, NULL, &text)) == MINTAGE_CHANGED);
  CHECK(shows(&text, ""));
}

int main(void) {
  static char output[4096];
  setvbuf(stdout, output, _IOFBF, sizeof output);
  CHECK(mintage_abi_version() == MINTAGE_ABI_VERSION);
  CHECK(mintage_tables_default(NULL) == MINTAGE_ERROR_ARGUMENT);
  CHECK(mintage_tables_default(&tables) == MINTAGE_OK);
  refuses_arguments();
  judges_options();
  counts_bytes();
  writes_decimals();
  opens_tables();
  knows_facts();
  formats_many();
  tells_parts();
  tells_why();
  edits();
  printf("%d passed, %d failed\n", passed, failures);
  return failures != 0;
}
