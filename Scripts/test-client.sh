#!/usr/bin/env bash
# Builds a package that depends on Mintage as users do, with styles and with tables of its own:
#   1. `swift package compile-currency-tables` compiles the styles that currency-tables.json names,
#      twice to the same bytes, and refuses a currency there is none of, leaving the file alone; and
#      tables, as another file says;
#   2. the package, which imports MintageCore and those files, prints what ICU printed for 12 pairs,
#      from styles and from tables;
#   3. the default tables are not in it, and as a static executable it is no larger over the same
#      program without formatting than it may be;
#   4. tables as a binary file are mapped and give the same texts; cut, changed and newer files are
#      refused.
# Where the machine allows it, ICU's headers are out of sight.
# Usage: Scripts/test-client.sh
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
# Bytes that formatting may add: from 12 styles resolved beforehand, and from tables.
styles_limit=$((60 * 1024))
tables_limit=$((80 * 1024))
# Swift keeps every public function of a library and all that describes its types in an executable.
# These flags, which a package cannot set for those who use it, let the linker drop both.
small=(--experimental-lto-mode full -Xswiftc -use-ld=lld -Xswiftc -Osize -Xswiftc -gnone)
for flag in internalize-at-link function-sections disable-reflection-metadata \
  conditional-runtime-records; do
  small+=(-Xswiftc -Xfrontend -Xswiftc "-$flag")
done

if [ "${1:-}" != --inside ]; then
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
  if [ "$(uname)" = Linux ] && [ "$(id -u)" = 0 ] && unshare --mount true 2> /dev/null; then
    unshare --mount "$root/Scripts/test-client.sh" --inside "$work" hidden
  else
    "$root/Scripts/test-client.sh" --inside "$work" visible
  fi
  exit
fi

work="$2"
unset SWIFTPM_BUILD_DIR MINTAGE_ICU
if [ "$3" = hidden ]; then
  # In this mount namespace only.
  mount --make-rprivate /
  for folder in /usr/include /usr/local/include; do
    [ ! -d "$folder/unicode" ] || mount -t tmpfs tmpfs "$folder/unicode"
  done
  echo '#include <unicode/ucurr.h>' > "$work/probe.c"
  if clang -fsyntax-only "$work/probe.c" 2> /dev/null; then
    echo "test-client: ICU's headers are still in sight" >&2
    exit 1
  fi
fi

fail() {
  echo "test-client: $*" >&2
  exit 1
}
quietly() {
  "$@" > "$work/log" 2>&1 || {
    grep -E 'error' "$work/log" >&2 || tail -30 "$work/log" >&2
    fail "'$*' failed"
  }
}

# The package is in a folder named otherwise, as after a clone.
client="$work/client"
ln -s "$root" "$work/mintage"
mkdir -p "$client"
cp -R "$root/Tests/Client/." "$client"

# 1. The plugin.
styles="$client/Sources/Shop/Generated/Shop+CurrencyTables.swift"
compile=(swift package --package-path "$client" --allow-writing-to-package-directory
  compile-currency-tables)
started=$SECONDS
quietly "${compile[@]}"
[ -f "$styles" ] || fail "the plugin wrote no $styles"
echo "test-client: styles compiled, with building the compiler, in $((SECONDS - started)) s"
cp "$styles" "$work/first"
started=$SECONDS
quietly "${compile[@]}"
cmp "$styles" "$work/first" || fail "the same configuration gave other bytes"
echo "test-client: compiled again to the same bytes in $((SECONDS - started)) s"
quietly "${compile[@]}" --check
if "${compile[@]}" --locales en-US --currencies EURO --module Shop > "$work/log" 2>&1; then
  fail "EURO was compiled"
fi
grep -q "no currency 'EURO'; did you mean EUR" "$work/log" || fail "EURO is not explained"
cmp "$styles" "$work/first" || fail "after a failure the file is not the old one"

quietly "${compile[@]}" --config tables.json

# 2. The texts, against what ICU printed.
quietly swift build --package-path "$client" -c release --static-swift-stdlib \
  -Xswiftc -static-executable
bin="$(swift build --package-path "$client" -c release --show-bin-path)"
"$bin/Shop" > "$work/texts"
python3 - "$root/Data/goldens/texts.tsv" "$work/texts" << 'PYTHON'
import re
import sys

goldens = {}
column = None
for line in open(sys.argv[1], encoding="utf-8"):
    fields = line.rstrip("\n").split("\t")
    if fields[0] == "locale":
        column = fields.index("symbol -1234.5")
    elif not line.startswith("#"):
        unescape = lambda match: chr(int(match[1], 16))
        goldens[fields[0], fields[1]] = re.sub(r"\\u\{([0-9A-F]+)\}", unescape, fields[column])
lines = open(sys.argv[2], encoding="utf-8").read().splitlines()
for line in lines:
    locale, currency, text = line.split("\t")
    if text != goldens[locale.replace("-", "_"), currency]:
        sys.exit(f"test-client: {locale} {currency} is {text!r}, not {goldens[locale, currency]!r}")
if len(lines) != 12:
    sys.exit(f"test-client: {len(lines)} pairs, not 12")
PYTHON
"$bin/Tables" | cmp - "$work/texts" || fail "from tables the client prints other texts"
echo "test-client: 12 pairs as ICU printed them, from styles and from tables"

# 3. The size.
# added BIN PROGRAM: bytes over the program without.
added() {
  local program
  for program in "$2" Without; do
    cp "$1/$program" "$work/$program"
    strip "$work/$program"
  done
  echo $(($(wc -c < "$work/$2") - $(wc -c < "$work/Without")))
}
for program in Shop Tables Without; do
  quietly swift build --package-path "$client" --scratch-path "$client/.small" -c release \
    --product "$program" --static-swift-stdlib -Xswiftc -static-executable "${small[@]}"
done
# What the tables say of themselves tells which they are.
copies() {
  python3 - "$1" << 'PYTHON'
import re
import sys

found = re.findall(rb"icu=[0-9.]+\n(?:[a-z0-9]+=[^\n\0]*\n)+", open(sys.argv[1], "rb").read())
print(" ".join("own" if b"kept=" in text else "default" for text in found))
PYTHON
}
# gate PROGRAM LIMIT WHAT
gate() {
  local plain added
  plain="$(added "$bin" "$1")"
  added="$(added "$client/.small/release" "$1")"
  "$work/$1" | cmp - "$work/texts" || fail "built small, $1 prints other texts"
  [ "$added" -lt "$2" ] || fail "$3 and the runtime add $added bytes, not under $2"
  [ "$(copies "$work/$1")" = own ] || fail "$1 holds the tables: $(copies "$work/$1")"
  echo "test-client: $3 add $added bytes of at most $2, built plainly $plain; nothing else is linked"
}
gate Shop "$styles_limit" "12 styles"
gate Tables "$tables_limit" "tables"

# 4. A binary file.
quietly "${compile[@]}" --locales en-US,de-CH --currencies USD,CHF --format binary --output "$work"
file="$work/currency-tables.bin"
[ "$("$bin/Mapped" "$file")" = $'$1,234.56 CHF\302\2401\'234.56 JPY\302\240123,456' ] \
  || fail "mapped tables print '$("$bin/Mapped" "$file")'"
refuse() {
  local answer
  answer="$("$bin/Mapped" "$work/broken")" || fail "Mapped ended with $? for a file that is $1"
  [ "$answer" = "$2" ] || fail "a file that is $1 is '$answer', not '$2'"
}
head -c 1000 "$file" > "$work/broken"
refuse cut truncated
sed 's/icu=/icv=/' "$file" > "$work/broken"
refuse changed damaged
sed 's/MINTAGE1/MINTAGE2/' "$file" > "$work/broken"
refuse newer unknownVersion
: > "$work/broken"
refuse empty truncated
echo "test-client: a binary file is mapped; cut, changed and newer ones are refused"
