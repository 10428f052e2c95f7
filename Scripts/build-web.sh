#!/usr/bin/env bash
# Builds what a web page loads into .build/web: the module with all tables, the same without any for
# those who fetch a file of theirs, the JavaScript with its declarations, and the demo page.
# Usage: Scripts/build-web.sh [--subset]
#   --subset   also tables of a few locales and currencies to fetch, for the tests
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/embedded.sh
. Scripts/web.sh

target=.build/web
mkdir -p "$target"
# Compiling takes a minute, so it is done only where a source, a folder of sources or a script is
# newer than what was made last.
sources=(Sources/CMintage Scripts/embedded.sh Scripts/web.sh)
for name in $web_targets; do
  if [ -d "Sources/$name" ]; then sources+=("Sources/$name"); fi
done
newer=all
if [ -e .build/web-objects/made ]; then
  newer="$(find "${sources[@]}" -newer .build/web-objects/made -print -quit)"
fi
if [ -n "$newer" ]; then
  rm -rf .build/web-objects
  web_objects Sources .build/web-objects
  touch .build/web-objects/made
fi
web_module .build/web-objects "$target/mintage.wasm" mintage_tables_default \
  "${web_formatting[@]}" "${web_entry[@]}"
web_module .build/web-objects "$target/mintage-without-tables.wasm" \
  "${web_formatting[@]}" "${web_entry[@]}"
if [ "${1:-}" = --subset ]; then
  # MINTAGEC names a compiler that is built already.
  if [ -z "${MINTAGEC:-}" ]; then
    swift build -c release --product mintagec > .build/web-mintagec.log 2>&1 || {
      cat .build/web-mintagec.log
      exit 1
    }
    MINTAGEC="$(swift build -c release --show-bin-path)/mintagec"
  fi
  "$MINTAGEC" compile --names none --format binary --locales en-US,de-DE,de-CH \
    --currencies USD,EUR,CHF --output .build/web-subset > .build/web-mintagec.log
  cp .build/web-subset/currency-tables.bin "$target/subset.bin"
fi
# Files that are gone here shall be gone there.
rm -rf "$target/demo"
find "$target" -maxdepth 1 \( -name '*.js' -o -name '*.ts' \) -delete
cp -R Sources/Web/. "$target"
web_sizes "$target"/*.wasm
