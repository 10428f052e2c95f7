#!/usr/bin/env bash
# Builds what a web page loads into .build/web: the module with all tables, the same without any and
# the tables as a file to fetch, the JavaScript with its declarations, and the demo page.
# Usage: Scripts/build-web.sh
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/embedded.sh
. Scripts/web.sh

target=.build/web
mkdir -p "$target"
web_objects Sources .build/web-objects
web_module .build/web-objects "$target/mintage.wasm" mintage_tables_default \
  "${web_formatting[@]}" "${web_entry[@]}"
web_module .build/web-objects "$target/mintage-without-tables.wasm" \
  "${web_formatting[@]}" "${web_entry[@]}"
# Files that are gone here shall be gone there.
rm -rf "$target/demo"
find "$target" -maxdepth 1 \( -name '*.js' -o -name '*.ts' \) -delete
cp -R Sources/Web/. "$target"
web_sizes "$target"/*.wasm
