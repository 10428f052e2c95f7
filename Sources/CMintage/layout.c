// The layout that programs are compiled against: a change here is a new MINTAGE_ABI_VERSION.
#include "mintage.h"

#define SIZE(type, bytes, alignment) \
  _Static_assert(sizeof(type) == (bytes), #type); \
  _Static_assert(_Alignof(type) == (alignment), #type)

SIZE(mintage_decimal, 24, _Alignof(uint64_t));
SIZE(mintage_tables, 2 * sizeof(void *), sizeof(void *));
SIZE(mintage_notation, 2 * sizeof(void *), sizeof(void *));
SIZE(mintage_names, 2 * sizeof(void *), sizeof(void *));
SIZE(mintage_currency_info, 28, 4);
SIZE(mintage_style, 256, 16);
SIZE(mintage_style_options, 24, 4);
SIZE(mintage_style_info, 16, 4);
SIZE(mintage_amount_style, 896, 16);
SIZE(mintage_amount_options, 88, 8);
SIZE(mintage_part, 10, 2);
SIZE(mintage_reader, 768, 16);
SIZE(mintage_reader_options, 8, 4);
SIZE(mintage_reading, 64, 8);
SIZE(mintage_entry, 2560, 16);
SIZE(mintage_inverse, 96, 16);
SIZE(mintage_style_inverse, 1408, 16);
SIZE(mintage_entry_text, 424, 8);
SIZE(mintage_entry_options, 152, 8);
SIZE(mintage_entry_state, 64, 8);
SIZE(mintage_saved_entry, 48, 8);
