#!/usr/bin/env bash
# Checks what ends up in object files and executables:
#   1. no initializer of the runtime runs lazily or before main;
#   2. a client of MintageCore alone links none of the default tables;
#   3. a client that uses Mintage in two modules links them once, and neither names nor notation;
#   4. all tables are within their budgets: the sections a style needs 64 KB, history 16 KB, notation
#      48 KB, names 1.4 MB.
# Builds the runtime and small clients in a temporary folder; prints how long the runtime took.
# Usage: Scripts/check-linking.sh
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
unset SWIFTPM_BUILD_DIR

fail() {
  echo "check-linking: $*" >&2
  exit 1
}

quietly() {
  "$@" > "$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "'$*' failed"
  }
}

if [ "$(uname)" != Linux ]; then
  echo "check-linking: skipped, reads ELF files and has run on Linux only"
  exit 0
fi
for tool in nm readelf python3; do
  command -v "$tool" > /dev/null || fail "needs $tool (Debian: apt-get install binutils python3)"
done

# 1. Initializers.
lazy() { nm --undefined-only "$1" | grep -q swift_once; }
early() { readelf --section-headers --wide "$1" | grep -q init_array; }

cat > "$work/planted.swift" <<'SWIFT'
public enum Planted { public static let table: [UInt8] = [1, 2, 3] }
SWIFT
quietly swiftc -Onone -parse-as-library -c "$work/planted.swift" -o "$work/planted.o"
lazy "$work/planted.o" || fail "broken itself: a planted lazy initializer was not seen"
echo '__attribute__((constructor)) static void planted(void) {}' > "$work/planted.c"
quietly clang -c "$work/planted.c" -o "$work/early.o"
early "$work/early.o" || fail "broken itself: a planted early initializer was not seen"

started=$SECONDS
quietly swift build --package-path "$root" -c release --target Mintage --scratch-path "$work/build"
echo "check-linking: the runtime built in $((SECONDS - started)) s"
bin="$(swift build --package-path "$root" -c release --scratch-path "$work/build" --show-bin-path)"
objects=0
for target in MintageCore Mintage MintageNames MintageNotation MintageEntry; do
  [ -d "$root/Sources/$target" ] || continue
  compgen -G "$bin/$target.build/*.o" > /dev/null \
    || quietly swift build --package-path "$root" -c release --target "$target" \
      --scratch-path "$work/build"
  for object in "$bin/$target.build"/*.o; do
    ! lazy "$object" || fail "$target: ${object##*/} initializes something lazily (swift_once)"
    ! early "$object" || fail "$target: ${object##*/} runs code before main (init_array)"
    objects=$((objects + 1))
  done
done
[ "$objects" -ge 2 ] || fail "found no object files in $bin"
echo "check-linking: no initializers in $objects object files of the runtime"

# 2. and 3. Clients.
ln -s "$root" "$work/mintage"
mkdir -p "$work/client/Sources"/{One,Other,TwoModules,CoreAlone}
cat > "$work/client/Package.swift" <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription

let mintage = Target.Dependency.product(name: "Mintage", package: "mintage")
let package = Package(
  name: "client", platforms: [.macOS(.v12)], dependencies: [.package(path: "../mintage")],
  targets: [
    .target(name: "One", dependencies: [mintage]),
    .target(name: "Other", dependencies: [mintage]),
    .executableTarget(name: "TwoModules", dependencies: ["One", "Other"]),
    .executableTarget(
      name: "CoreAlone", dependencies: [.product(name: "MintageCore", package: "mintage")]),
  ])
SWIFT
cat > "$work/client/Sources/One/One.swift" <<'SWIFT'
import Mintage

public func one(_ minorUnits: Int64) -> String {
  CurrencyStyle(.usd, in: "en-US").string(minorUnits: minorUnits)
}
SWIFT
cat > "$work/client/Sources/Other/Other.swift" <<'SWIFT'
import Mintage

public func other(_ minorUnits: Int64) -> String {
  CurrencyStyle(.eur, in: "de-DE", tables: .default).string(minorUnits: minorUnits)
}
SWIFT
cat > "$work/client/Sources/TwoModules/main.swift" <<'SWIFT'
import One
import Other

print(one(123_456), other(123_456))
SWIFT
cat > "$work/client/Sources/CoreAlone/main.swift" <<'SWIFT'
import MintageCore

var bytes = Array(CommandLine.arguments[0].utf8)
bytes.withUnsafeBufferPointer { memory in
  do throws(TableError) {
    let tables = try CurrencyTables(validating: memory)
    print(CurrencyStyle(CurrencyCode("USD")!, in: "en", tables: tables).string(minorUnits: 1))
  } catch {
    print("no tables")
  }
}
SWIFT
quietly swift build --package-path "$work/client" -c release
bin="$(swift build --package-path "$work/client" -c release --show-bin-path)"
output="$("$bin/TwoModules")"
[ "$output" = $'$1,234.56 1.234,56\302\240€' ] || fail "TwoModules printed '$output'"
[ "$("$bin/CoreAlone")" = "no tables" ] || fail "CoreAlone did not run"

# The kinds of default tables that an executable holds, each as often as it is there; what a
# generated file's literal starts with, a checksum in it, tells them apart.
held() {
  python3 - "$root/Sources" "$1" <<'PYTHON'
import pathlib
import re
import sys

escapes = {"0": "\0", "t": "\t", "n": "\n", "r": "\r", "\n": ""}
program = pathlib.Path(sys.argv[2]).read_bytes()
kinds = []
for path in sorted(pathlib.Path(sys.argv[1]).glob("*/Generated/*+Default.swift")):
    literal = path.read_text().split('StaticString {\n"""\n')[1][:200]
    text = re.sub(
        r"\\(u\{([0-9a-f]+)\}|.)",
        lambda match: chr(int(match[2], 16)) if match[2] else escapes.get(match[1], match[1]),
        literal,
        flags=re.DOTALL,
    )
    kinds += [path.stem.split("+")[0]] * program.count(text[:32].encode())
print(" ".join(kinds))
PYTHON
}
[ "$(held "$bin/TwoModules")" = "CurrencyHistory CurrencyTables" ] \
  || fail "a client of two modules holds the tables '$(held "$bin/TwoModules")'"
[ "$(held "$bin/CoreAlone")" = "" ] || fail "a client of MintageCore alone holds the tables"
echo "check-linking: two modules link the tables once, MintageCore alone not at all"

# 4. Budgets.
# within BYTES FILE WHAT: fails when the tables of a generated file are larger.
within() {
  local tables="$root/Sources/$2" total
  total="$(sed -n 's|^// *total *\([0-9]*\) B.*|\1|p' "$tables")"
  [ -n "$total" ] || fail "no line 'total … B' in the header of Sources/$2"
  [ "$total" -le "$1" ] || fail "$3: $total bytes, more than $1"
  echo "check-linking: $3: $total of $1 bytes"
}
within 65536 Mintage/Generated/CurrencyTables+Default.swift "the sections a style needs"
within 16384 Mintage/Generated/CurrencyHistory+Default.swift "region history"
within 49152 MintageNotation/Generated/NotationTables+Default.swift "notation"
within 1468006 MintageNames/Generated/CurrencyNames+Default.swift "names"
