# Builds WebAssembly modules of the C interface; sourced by the scripts that build and measure them.

# What modules export: the functions of the header that the JavaScript beside them calls.
web_formatting=(
  mintage_tables_open mintage_tables_currency_of_locale mintage_tables_resolved_locale
  mintage_tables_locales mintage_tables_currencies mintage_style_resolve mintage_style_format
  mintage_style_format_text
)
web_entry=(
  mintage_decimal_parse mintage_reader_resolve mintage_reader_read mintage_entry_init
  mintage_entry_press mintage_entry_replace_selection mintage_entry_replace mintage_entry_delete
  mintage_entry_insert mintage_entry_set_amount mintage_entry_set_units mintage_entry_begin
  mintage_entry_commit mintage_entry_apply mintage_entry_select mintage_entry_select_all
  mintage_entry_move mintage_entry_switch mintage_entry_apply_style mintage_entry_write
  mintage_entry_write_hint mintage_entry_write_suggestion mintage_entry_get_state mintage_entry_part
  mintage_entry_readings
)

# The targets of a module in dependency order; those that are not there are left out.
web_targets="MintageCore Mintage MintageNotation MintageEntry MintageABI"

# What makes modules small, and a page's key no slower: calls stay calls until the linker, which sees
# all of them, decides; and wasm-opt may fold offsets, since wasm-ld puts nothing below 1,024.
small_flags="-lto=llvm-full -Xfrontend -ignore-always-inline -Xllvm -sil-disable-pass=early-inline"

# optimize_wasm MODULE: in place, where wasm-opt is installed.
optimize_wasm() {
  if command -v wasm-opt > /dev/null; then
    wasm-opt --all-features --low-memory-unused -Oz "$1" -o "$1.small" && mv "$1.small" "$1"
  else
    echo "   wasm-opt is not installed (Debian: apt-get install binaryen); it takes off a tenth" >&2
  fi
}

# web_objects SOURCES OUT: compiles the targets below SOURCES for wasm32, one object each. Names are
# left out, and what reads them: their tables are 1.1 MB.
web_objects() {
  local sources="$1" out="$2" target
  local flags="$small_flags -D MINTAGE_WITHOUT_NAMES -I $sources/CMintage/include"
  mkdir -p "$out"
  for target in $web_targets; do
    [ -d "$sources/$target" ] || continue
    # shellcheck disable=SC2046
    EMBEDDED_FLAGS="$flags" compile_embedded \
      wasm32-unknown-none-wasm "$out" "$target" $(swift_files "$sources/$target") || return 1
  done
}

# web_module OUT MODULE.wasm EXPORTS...: links objects without an allocator, so that it links only if
# nothing that is exported allocates. Tables are in it where mintage_tables_default is exported.
web_module() {
  local out="$1" module="$2" name flags=()
  shift 2
  for name in "$@"; do flags+=("--export=$name"); done
  wasm-ld --no-entry --gc-sections --strip-all -O2 --export=__heap_base "${flags[@]}" -o "$module" \
    "$out"/*.o || return 1
  optimize_wasm "$module"
}

# web_sizes FILES...: the bytes of each, and what is left of them on the way to a browser.
web_sizes() {
  local file
  for file in "$@"; do
    printf '%-28s %8d bytes  %8d with gzip\n' "$(basename "$file")" "$(wc -c < "$file")" \
      "$(gzip -9 -c "$file" | wc -c)"
  done
}
