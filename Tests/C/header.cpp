// The header in a C++ program: it compiles as C++17, and its structs are plain.
#include "mintage.h"
#include "mintage_names.h"

#include <cstdio>
#include <cstring>
#include <type_traits>

static_assert(std::is_trivial_v<mintage_style> && std::is_standard_layout_v<mintage_style>);
static_assert(std::is_trivial_v<mintage_entry> && alignof(mintage_entry) == 16);
static_assert(std::is_trivial_v<mintage_entry_options> && sizeof(mintage_entry_text) == 424);

int main() {
  mintage_tables tables;
  mintage_style style;
  mintage_style_options options{};
  char text[MINTAGE_TEXT_CAPACITY];
  options.size = sizeof options;
  options.width = MINTAGE_WIDTH_CODE;
  const bool works =
      mintage_tables_default(&tables) == MINTAGE_OK &&
      mintage_style_resolve(
          &style, &tables, "en-US", MINTAGE_NUL, "USD", MINTAGE_NUL, &options) == MINTAGE_OK &&
      mintage_style_format(&style, 123456, text, sizeof text, nullptr) == MINTAGE_OK &&
      std::strcmp(text, "USD\u00A01,234.56") == 0;
  std::printf("%d passed, %d failed\n", works ? 1 : 0, works ? 0 : 1);
  return works ? 0 : 1;
}
