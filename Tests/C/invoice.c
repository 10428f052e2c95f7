// An invoice in 60 locales at once: 8 threads write and read it with styles and readers that they
// share, whatever the environment says, and no file is needed.
//
// Prints every line of every locale, so that runs can be compared byte for byte; fails where a total
// that is written is not the sum of the lines that were read back, or where two threads differ.
#include "mintage.h"
#include "mintage_names.h"

#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { locale_count = 60, thread_count = 8, line_count = 40, round_count = 5 };

static const char *const locales[locale_count] = {
    "en-US", "en-GB", "en-IN", "en-CA", "en-ZA", "de-DE", "de-AT", "de-CH", "fr-FR", "fr-CH",
    "fr-CA", "it-IT", "es-ES", "es-MX", "es-AR", "pt-BR", "pt-PT", "nl-NL", "da-DK", "sv-SE",
    "nb-NO", "fi-FI", "is-IS", "pl-PL", "cs-CZ", "sk-SK", "hu-HU", "ro-RO", "bg-BG", "el-GR",
    "tr-TR", "ru-RU", "uk-UA", "sr-RS", "hr-HR", "sl-SI", "lt-LT", "lv-LV", "et-EE", "he-IL",
    "ar-EG", "ar-SA", "ar-MA", "fa-IR", "ur-PK", "hi-IN", "bn-BD", "ta-IN", "mr-IN", "ne-NP",
    "th-TH", "vi-VN", "id-ID", "ms-MY", "ja-JP", "ko-KR", "zh-CN", "zh-TW", "km-KH", "my-MM",
};

struct invoice {
  char currency[4];
  mintage_style style;
  mintage_reader reader;
};

static struct invoice invoices[locale_count];
// What each thread wrote for each locale.
static char written[thread_count][locale_count][line_count * 80];
static int failures[thread_count];

// Quantities and prices that are the same in every run; some lines are credits.
static int64_t amount_of(int line, int locale, uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  int64_t quantity = (int64_t)(*seed >> 60) + 1;
  int64_t price = (int64_t)(*seed >> 33 & 0xFFFFFF) % 1000000;
  return (line % 7 == 6 ? -1 : 1) * quantity * price + locale;
}

// Steps in which a currency's text shows minor units: some show fewer digits than ISO 4217 has.
static int64_t step_of(const struct invoice *invoice) {
  mintage_style_info info;
  int64_t step = 1;
  mintage_style_get_info(&invoice->style, &info);
  for (int digits = info.maximum_fraction_digits; digits < info.minor_unit_digits; digits++) {
    step *= 10;
  }
  return step;
}

static int append(char *page, size_t *used, const char *text, size_t count) {
  if (*used + count + 2 > sizeof written[0][0]) return 1;
  memcpy(page + *used, text, count);
  *used += count;
  page[(*used)++] = '\n';
  page[*used] = 0;
  return 0;
}

// Writes an invoice, reads its lines back, and writes their sum as the total; 0 where all is well.
static int write_invoice(int locale, char *page) {
  const struct invoice *invoice = &invoices[locale];
  uint64_t seed = (uint64_t)locale + 1;
  int64_t step = step_of(invoice), sum = 0, read_sum = 0, total, read;
  char text[MINTAGE_TEXT_CAPACITY];
  size_t count, used = 0;
  for (int line = 0; line < line_count; line++) {
    int64_t amount = amount_of(line, locale, &seed) * step;
    sum += amount;
    if (mintage_style_format(&invoice->style, amount, text, sizeof text, &count) < 0) return 1;
    if (append(page, &used, text, count)) return 2;
    if (mintage_reader_read_units(&invoice->reader, text, count, &read, NULL) < 0) return 3;
    read_sum += read;
  }
  if (mintage_style_format(&invoice->style, read_sum, text, sizeof text, &count) < 0) return 4;
  if (append(page, &used, text, count)) return 5;
  if (mintage_reader_read_units(&invoice->reader, text, count, &total, NULL) < 0) return 6;
  return total == sum && read_sum == sum ? 0 : 7;
}

// Each thread starts at another locale, so that all styles are used at once.
static void *run(void *argument) {
  int thread = (int)(intptr_t)argument;
  for (int round = 0; round < round_count; round++) {
    for (int index = 0; index < locale_count; index++) {
      int locale = (index + thread * 7) % locale_count;
      int failure = write_invoice(locale, written[thread][locale]);
      if (failure) {
        fprintf(stderr, "invoice: %s failed at step %d\n", locales[locale], failure);
        failures[thread]++;
      }
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[thread_count];
  mintage_tables tables;
  int failed = 0;
  // Programs follow the environment; Mintage does not.
  if (setlocale(LC_ALL, "") == NULL) {
    fprintf(stderr, "invoice: the environment's locale is not installed\n");
    return 1;
  }
  mintage_tables_default(&tables);
  for (int index = 0; index < locale_count; index++) {
    struct invoice *invoice = &invoices[index];
    if (mintage_tables_currency_of_locale(&tables, locales[index], MINTAGE_NUL, invoice->currency) < 0
        || mintage_style_resolve(
               &invoice->style, &tables, locales[index], MINTAGE_NUL, invoice->currency, 3, NULL) < 0
        || mintage_reader_resolve(
               &invoice->reader, &tables, NULL, locales[index], MINTAGE_NUL, invoice->currency, 3,
               NULL, NULL) < 0) {
      fprintf(stderr, "invoice: %s cannot be resolved\n", locales[index]);
      return 1;
    }
  }
  for (int thread = 0; thread < thread_count; thread++) {
    if (pthread_create(&threads[thread], NULL, run, (void *)(intptr_t)thread) != 0) return 1;
  }
  for (int thread = 0; thread < thread_count; thread++) {
    pthread_join(threads[thread], NULL);
    failed += failures[thread];
  }
  for (int locale = 0; locale < locale_count; locale++) {
    for (int thread = 1; thread < thread_count; thread++) {
      if (strcmp(written[0][locale], written[thread][locale]) != 0) {
        fprintf(stderr, "invoice: threads differ in %s\n", locales[locale]);
        failed++;
      }
    }
    printf("%s %s\n%s", locales[locale], invoices[locale].currency, written[0][locale]);
  }
  return failed != 0;
}
