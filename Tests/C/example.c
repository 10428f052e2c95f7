// What a C program does with Mintage: a price, a reader and a field, without a heap.
//
//     cc -std=c11 -I include example.c -L lib -lmintage -o example
#include "mintage.h"
#include "mintage_names.h"

#include <stdio.h>
#include <string.h>

// Prints a failed result and ends the program: libraries return it instead.
static int failed(const char *what, mintage_result result) {
  fprintf(stderr, "%s: %s (%s)\n", what, mintage_error_message(result), mintage_error_name(result));
  return 1;
}

// Prices on labels: one style for a locale and a currency, kept for as long as it is needed.
static int show_prices(const mintage_tables *tables) {
  static const struct {
    const char *locale, *currency;
    int64_t minor_units;
  } prices[] = {
      {"en-US", "USD", 123456},     {"de-CH", "CHF", -123450}, {"ja-JP", "JPY", 1234},
      {"en-IN", "INR", 1234567890}, {"ar-EG", "EGP", 123456},  {"fr", "KWD", 1234567},
  };
  for (size_t index = 0; index < sizeof prices / sizeof prices[0]; index++) {
    mintage_style style;
    char text[MINTAGE_TEXT_CAPACITY];
    mintage_result result = mintage_style_resolve(
        &style, tables, prices[index].locale, MINTAGE_NUL, prices[index].currency, MINTAGE_NUL, NULL);
    if (result < 0) return failed(prices[index].locale, result);
    result = mintage_style_format(&style, prices[index].minor_units, text, sizeof text, NULL);
    if (result < 0) return failed(prices[index].locale, result);
    printf("%-6s %s  %s\n", prices[index].locale, prices[index].currency, text);
  }
  return 0;
}

// Names and compact notation have tables of their own, which a program links by asking for them.
static int show_names(const mintage_tables *tables) {
  mintage_notation notation;
  mintage_names names;
  mintage_amount_style style;
  mintage_amount_options compact = {.size = sizeof compact};
  char text[MINTAGE_AMOUNT_TEXT_CAPACITY];
  compact.notation = MINTAGE_NOTATION_COMPACT_SHORT;
  mintage_notation_default(&notation);
  mintage_names_default(&names);
  mintage_result result = mintage_amount_style_resolve(
      &style, tables, &notation, NULL, "en-US", MINTAGE_NUL, "USD", MINTAGE_NUL, NULL, &compact);
  if (result < 0) return failed("compact", result);
  mintage_amount_style_format(&style, 1234500, text, sizeof text, NULL);
  printf("compact  %s\n", text);
  result = mintage_amount_style_resolve(
      &style, tables, NULL, &names, "en-US", MINTAGE_NUL, "USD", MINTAGE_NUL, NULL, NULL);
  if (result < 0) return failed("name", result);
  mintage_amount_style_format(&style, 123450, text, sizeof text, NULL);
  printf("name     %s\n", text);
  return 0;
}

// Text that somebody typed or sent is an amount, or there is a reason.
static int read_amounts(const mintage_tables *tables) {
  static const char *const texts[] = {"(1.234,56) US$", "1,234.56", "CA$12", "1,23.4", "twelve"};
  mintage_reader reader;
  mintage_result result = mintage_reader_resolve(
      &reader, tables, NULL, "en-US", MINTAGE_NUL, "USD", MINTAGE_NUL, NULL, NULL);
  if (result < 0) return failed("reader", result);
  for (size_t index = 0; index < sizeof texts / sizeof texts[0]; index++) {
    mintage_reading reading;
    int64_t cents;
    result = mintage_reader_read_units(&reader, texts[index], MINTAGE_NUL, &cents, &reading);
    if (result == MINTAGE_OK) {
      printf("%-15s %lld cents\n", texts[index], (long long)cents);
    } else if (result == MINTAGE_ERROR_REFUSED) {
      printf(
          "%-15s %s at byte %u %s\n", texts[index], mintage_reason_name(reading.reason),
          (unsigned)reading.offset, reading.currency);
    } else {
      return failed("read", result);
    }
  }
  return 0;
}

static void show_field(const char *what, const mintage_entry_text *text) {
  printf(
      "%-10s %.*s caret %u\n", what, text->end - text->start, text->storage + text->start,
      (unsigned)text->utf16_head);
}

// A field takes keys, pasted text and selections, and gives text, caret and amount.
static int type_amounts(const mintage_tables *tables) {
  mintage_reader reader;
  mintage_entry entry;
  mintage_entry_text text;
  mintage_entry_state state;
  mintage_inverse undo;
  mintage_reader_resolve(
      &reader, tables, NULL, "en-US", MINTAGE_NUL, "USD", MINTAGE_NUL, NULL, NULL);
  mintage_result result = mintage_entry_init(&entry, &reader, MINTAGE_CENTS_FIRST, NULL);
  if (result < 0) return failed("entry", result);
  mintage_entry_press(&entry, 5, NULL, &text);
  show_field("5", &text);
  mintage_entry_press(&entry, MINTAGE_KEY_DOUBLE_ZERO, &undo, &text);
  show_field("00", &text);
  result = mintage_entry_replace_selection(&entry, "x", 1, MINTAGE_SOURCE_KEY, NULL, &text);
  printf("x          refused: %s\n", mintage_refusal_name(MINTAGE_DETAIL(result)));
  mintage_entry_apply(&entry, &undo, NULL, &text);
  show_field("undo", &text);
  mintage_entry_select_all(&entry, NULL);
  mintage_entry_replace_selection(
      &entry, "1.234,56 $", MINTAGE_NUL, MINTAGE_SOURCE_INSERTION, NULL, &text);
  show_field("paste", &text);
  mintage_reader_resolve(
      &reader, tables, NULL, "de-DE", MINTAGE_NUL, "EUR", MINTAGE_NUL, NULL, NULL);
  mintage_entry_switch(&entry, &reader, -1, NULL, NULL, &text);
  show_field("to euros", &text);
  mintage_entry_get_state(&entry, &state);
  printf("amount     %lld %s\n", (long long)state.minor_units, state.currency);
  return 0;
}

int main(void) {
  // The C library's own buffer would be the program's only use of the heap.
  static char output[4096];
  mintage_tables tables;
  char version[64];
  setvbuf(stdout, output, _IOFBF, sizeof output);
  mintage_tables_default(&tables);
  mintage_tables_version(&tables, MINTAGE_VERSION_CLDR, version, sizeof version, NULL);
  printf("CLDR %s, header %d, library %u\n", version, MINTAGE_ABI_VERSION, mintage_abi_version());
  return show_prices(&tables) || show_names(&tables) || read_amounts(&tables)
      || type_amounts(&tables);
}
