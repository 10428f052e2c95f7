#!/usr/bin/env bash
# Builds what a web page loads into .build/web: the module with all tables, the same without any for
# those who fetch a file of theirs, the JavaScript with its declarations, and the demo page.
# Usage: Scripts/build-web.sh [--pairs]
#   --pairs   also tables of twelve pairs of locale and currency, for the tests
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/embedded.sh
. Scripts/web.sh

target=.build/web
mkdir -p "$target"
# Compiling takes a minute, so it is done only where a source, a folder of sources or a script is
# newer than what was made last.
newer="$(find Sources/{CMintage,MintageCore,Mintage,MintageEntry,MintageABI} Scripts/embedded.sh \
  Scripts/web.sh -newer .build/web-objects/made -print -quit 2> /dev/null || echo missing)"
if [ -n "$newer" ]; then
  rm -rf .build/web-objects
  web_objects Sources .build/web-objects
  touch .build/web-objects/made
fi
web_module .build/web-objects "$target/mintage.wasm" mintage_tables_default \
  "${web_formatting[@]}" "${web_entry[@]}"
web_module .build/web-objects "$target/mintage-without-tables.wasm" \
  "${web_formatting[@]}" "${web_entry[@]}"
if [ "${1:-}" = --pairs ]; then
  # MINTAGEC names a compiler that is built already.
  if [ -z "${MINTAGEC:-}" ]; then
    swift build -c release --product mintagec > .build/web-mintagec.log 2>&1 || {
      cat .build/web-mintagec.log
      exit 1
    }
    MINTAGEC="$(swift build -c release --show-bin-path)/mintagec"
  fi
  "$MINTAGEC" compile --names none --format binary --locales "$web_locales" \
    --currencies "$web_currencies" --output .build/web-pairs > .build/web-mintagec.log
  cp .build/web-pairs/currency-tables.bin "$target/pairs.bin"
fi
# Files that are gone here shall be gone there.
rm -rf "$target/demo"
find "$target" -maxdepth 1 \( -name '*.js' -o -name '*.ts' \) -delete
cp -R Sources/Web/. "$target"
web_sizes "$target"/*.wasm
