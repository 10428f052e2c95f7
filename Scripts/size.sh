#!/usr/bin/env bash
# Measures what the runtime adds to a program, and fails over budget: tables by section, a static
# executable, a WebAssembly module. Prints the start-up time beside an empty program's.
# Usage: Scripts/size.sh
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
work="$root/.build/size"
. Scripts/embedded.sh
. Scripts/web.sh
mkdir -p "$work"

# The pairs of the benchmark's second workload.
locales=en_US,de_DE,de_CH,ja_JP,hi_IN,ar_EG,fa_IR,pt_BR,pl_PL,sv_SE,en_IN,ar_BH
currencies=USD,EUR,CHF,JPY,INR,EGP,IRR,BRL,PLN,SEK,BHD
pairs=en-US/USD,de-DE/EUR,de-CH/CHF,ja-JP/JPY,hi-IN/INR,ar-EG/EGP,fa-IR/IRR,pt-BR/BRL,pl-PL/PLN
pairs+=,sv-SE/SEK,en-IN/INR,ar-BH/BHD

failed=0
# row NAME BYTES LIMIT [GOAL]: fails over the limit; where the limit is not yet the goal, says both.
row() {
  local verdict=ok
  if [ "$2" -gt "$3" ]; then
    verdict="OVER by $(($2 - $3))"
    failed=1
  elif [ $# -gt 3 ] && [ "$2" -gt "$4" ]; then
    verdict="ok; the goal is $4"
  fi
  printf '%-52s %9d  of %9d  %s\n' "$1" "$2" "$3" "$verdict"
}
bytes() { wc -c < "$1"; }

# tables WHAT BUDGET FILE: the total that a generated file states in its banner, and the sections.
tables() {
  local line='^//   \([a-zA-Z]*  *[0-9]* B\) .*'
  row "$1" "$(sed -n 's,^//   total *\([0-9]*\) B.*,\1,p' "$3")" "$2"
  sed -n "s,$line,\1,p" "$3" | grep -v '^total' | sort -k 2 -n -r | awk '
    { text = text sep $1 " " $2; sep = ", " }
    END { print "  " text }' | fold -s -w 98 | sed '2,$s/^/  /'
}
tables "tables a style needs, 907 locales x 309 currencies" $((64 * 1024)) \
  Sources/Mintage/Generated/CurrencyTables+Default.swift
tables "tables of regions and history" $((16 * 1024)) \
  Sources/Mintage/Generated/CurrencyHistory+Default.swift
tables "tables of notations" $((48 * 1024)) Sources/MintageNotation/Generated/NotationTables+Default.swift
tables "tables of names" 1468006 Sources/MintageNames/Generated/CurrencyNames+Default.swift

# What a static executable is made with: an object for each file, as SwiftPM makes them, and what lets
# the linker drop public functions that nothing calls. Without these two flags, which a package
# cannot set for those who use it, the whole runtime stays: some 440 KB.
link_time=(-Xfrontend -function-sections -Xfrontend -internalize-at-link)

# executable NAME MAIN TARGETS...: a stripped static executable of the release flags.
executable() {
  local name="$1" main="$2" out="$work/$1" target
  shift 2
  rm -rf "$out"
  mkdir -p "$out"
  for target in "$@"; do
    mkdir -p "$out/$target"
    # shellcheck disable=SC2046
    (cd "$out/$target" && swiftc -O -wmo -num-threads 2 -swift-version 6 -parse-as-library \
      -package-name mintage -I "$out" -enable-upcoming-feature InternalImportsByDefault \
      -static-stdlib "${link_time[@]}" -module-name "$target" -emit-module \
      -emit-module-path "$out/$target.swiftmodule" -c $(swift_files "$root/Sources/$target"))
  done
  # The linker warns of what the standard library itself calls.
  swiftc -O -swift-version 6 -static-executable -use-ld=lld -I "$out" -o "$out/$name" "$main" \
    $(find "$out" -name '*.o') -Xlinker --gc-sections 2> "$work/link.log" || {
    cat "$work/link.log" >&2
    exit 1
  }
  strip "$out/$name"
}
echo "" > "$work/main.swift"
executable none "$work/main.swift"
executable formats Tests/Proofs/Formats.swift MintageCore Mintage
row "static executable that formats, over an empty one" \
  $(($(bytes "$work/formats/formats") - $(bytes "$work/none/none"))) $((220 * 1024)) \
  $((160 * 1024))

# wasm NAME PACKAGE FILE: the module of one function that resolves and formats, and of what EXPORTS
# names; optimized when it is linked, and by wasm-opt where it is installed.
wasm() {
  # shellcheck disable=SC2086
  EMBEDDED_FLAGS="$small_flags ${FLAGS:-}" wasm_module "$2" "$work/$1" "$work/$1.wasm" "$root/$3" \
    ${EXPORTS:-}
  optimize_wasm "$work/$1.wasm"
}
# module NAME FILE LIMIT [GOAL]: a row, and what is left of the module with gzip, which is for people.
module() {
  row "$1" "$(bytes "$2")" "${@:3}"
  printf '  %-50s %9d\n' "with gzip" "$(gzip -9 -c "$2" | wc -c)"
}
wasm everything "$root" Tests/Proofs/FormatsExport.swift
module "WebAssembly module that formats, everything" "$work/everything.wasm" $((128 * 1024))
subset="$work/subset"
rm -rf "$subset"
mkdir -p "$subset/Sources"
cp -R Sources/MintageCore Sources/Mintage "$subset/Sources"
swift build -c release --product mintagec > "$work/build.log" 2>&1 || {
  cat "$work/build.log"
  exit 1
}
mintagec="$(swift build -c release --show-bin-path)/mintagec"
"$mintagec" compile --locales "$locales" \
  --currencies "$currencies" --output "$subset/Sources/Mintage/Generated" > "$work/subset.log"
row "  its tables, 12 pairs" \
  "$(sed -n 's,^//   total *\([0-9]*\) B.*,\1,p' \
    "$subset/Sources/Mintage/Generated/CurrencyTables+Default.swift")" $((16 * 1024))
wasm pairs "$subset" Tests/Proofs/FormatsExport.swift
module "WebAssembly module that formats, 12 pairs" "$work/pairs.wasm" $((40 * 1024))

# Styles resolved beforehand, with the runtime that writes and nothing that resolves.
styles="$work/styles"
rm -rf "$styles"
mkdir -p "$styles/Sources"
cp -R Sources/MintageCore "$styles/Sources"
"$mintagec" compile --styles "$pairs" --module Styles --output "$styles/Generated" \
  > "$work/styles.log"
# known NAME WHAT KB EXPORTS RUNS: a module of those styles, and what it writes beside what ICU printed.
known() {
  local limit=$(($3 * 1024))
  # Without wasm-opt a module is a tenth larger.
  command -v wasm-opt > /dev/null || limit=$((limit * 9 / 8))
  EXPORTS="$styles/Generated/Styles+CurrencyTables.swift" wasm "$1" "$styles" "Tests/Proofs/$4"
  module "WebAssembly module that $2, 12 resolved styles" "$work/$1.wasm" "$limit"
  if command -v node > /dev/null; then
    node "Tests/Proofs/$5" "$work/$1.wasm" Data/goldens/texts.tsv "$pairs"
  fi
}
known resolved formats 16 StylesExport.swift styles.mjs
# The same with fields that type them, and that read their own text when it is pasted.
cp -R Sources/MintageEntry "$styles/Sources"
FLAGS="-D MINTAGE_OWN_TEXT_ONLY" known typed types 48 EntryExport.swift entry.mjs

# Not gated: time is for people to read. Programs run in turn; the medians of 101 runs.
python3 - "$work/none/none" "$work/formats/formats" << 'PYTHON'
import statistics
import subprocess
import sys
import time

times = {program: [] for program in sys.argv[1:]}
for _ in range(101):
    for program in times:
        start = time.perf_counter()
        subprocess.run([program], stdout=subprocess.DEVNULL, check=True)
        times[program].append(time.perf_counter() - start)
empty, formats = (statistics.median(values) * 1e6 for values in times.values())
print(f"start to end: empty {empty:.0f} us, formats {formats:.0f} us, {formats / empty - 1:+.1%}")
PYTHON

Scripts/build-web.sh > "$work/build.log" 2>&1 || {
  cat "$work/build.log"
  exit 1
}
module "page: formats, reads and types, everything" .build/web/mintage.wasm $((200 * 1024)) \
  $((128 * 1024))
module "page: the same without tables" .build/web/mintage-without-tables.wasm $((136 * 1024))
# The same objects, with tables of twelve pairs in place of all.
rm -rf "$work/page"
cp -R .build/web-objects "$work/page"
# shellcheck disable=SC2046
EMBEDDED_FLAGS="$small_flags" compile_embedded wasm32-unknown-none-wasm "$work/page" Mintage \
  $(swift_files "$subset/Sources/Mintage")
web_module "$work/page" "$work/page.wasm" mintage_tables_default "${web_formatting[@]}" \
  "${web_entry[@]}"
module "page: formats, reads and types, 12 pairs" "$work/page.wasm" $((144 * 1024)) $((48 * 1024))
web_module "$work/page" "$work/page-formats.wasm" mintage_tables_default "${web_formatting[@]}"
module "page: formats, 12 pairs" "$work/page-formats.wasm" $((49 * 1024))

if [ "$failed" != 0 ]; then
  echo "size: over budget" >&2
  exit 1
fi
