#!/usr/bin/env bash
# Checks what a program links that imports MintageFoundation and of Foundation only its essentials:
#   1. locales are themselves, which takes FoundationInternationalization: without it every locale of
#      a program is en_001;
#   2. the rest of Foundation is not linked.
# Usage: Scripts/check-bridges.sh
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "check-bridges: $*" >&2
  exit 1
}

if [ "$(uname)" != Linux ]; then
  echo "check-bridges: skipped, Foundation is one library here"
  exit 0
fi
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
swift build -c release --target MintageFoundation > "$work/log" 2>&1 || {
  cat "$work/log" >&2
  fail "'swift build -c release --target MintageFoundation' failed"
}
bin="$(swift build -c release --show-bin-path)"
cat > "$work/main.swift" << 'SWIFT'
import FoundationEssentials
import MintageFoundation

let german = Locale(identifier: "de_DE")
print(CurrencyFormatStyle(.eur, in: german).format(Decimal(minorUnits: 123_456, scale: 2)))
SWIFT
objects=()
for target in MintageCore Mintage MintageEntry MintageFoundation; do
  objects+=("$bin/$target.build"/*.o)
done
swiftc -O "$work/main.swift" -I "$bin/Modules" "${objects[@]}" -o "$work/main"
text="$("$work/main")"
[ "$text" = $'1.234,56\302\240€' ] || fail "a German price is '$text'"
needed="$(readelf --dynamic "$work/main" | sed -n 's/.*NEEDED.*\[\(libFoundation.*\)\]/\1/p' | sort)"
[ "$needed" = $'libFoundationEssentials.so\nlibFoundationInternationalization.so' ] \
  || fail "of Foundation it links" $needed
echo "check-bridges: locales are themselves; of Foundation only" $needed
