#!/usr/bin/env bash
# Builds the C interface as libraries that need nothing but a C library's memory functions: no Swift
# runtime, no allocator. Writes
#   OUTPUT/include/mintage.h, mintage_names.h
#   OUTPUT/lib/libmintage.a     names are a member of their own, linked by who calls them
#   OUTPUT/lib/libmintage.so    the same, names included
# Usage: Scripts/build-c-library.sh [--target TRIPLE] OUTPUT
#   --target TRIPLE   an ELF target of Swift's; this machine's where it is not given
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
. Scripts/embedded.sh

target="$(uname -m)-unknown-linux-gnu"
output=""
while [ $# -gt 0 ]; do
  case "$1" in
    --target)
      shift
      target="${1:?build-c-library: --target needs a triple}"
      ;;
    -h | --help)
      sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d'
      exit 0
      ;;
    -*)
      echo "build-c-library: unknown option '$1'; 'Scripts/build-c-library.sh --help' explains" >&2
      exit 2
      ;;
    *) output="$1" ;;
  esac
  shift
done
[ -n "$output" ] || {
  echo "build-c-library: no output folder; write Scripts/build-c-library.sh OUTPUT" >&2
  exit 2
}
mkdir -p "$output/include" "$output/lib"
output="$(cd "$output" && pwd)"
work="$root/.build/c-library/$target"
mkdir -p "$work"

# Optimized when it is linked: modules carry copies of each other's literals until then, and a program
# can leave out a table only where it is a section of its own.
export EMBEDDED_FLAGS="-O -lto=llvm-full"
# Modules are compiled when a source is newer than their object, or than one that they import.
stale=no
for module in MintageCore Mintage MintageNames MintageNotation MintageEntry MintageABI MintageABINames; do
  object="$work/$module.o"
  if [ "$stale" = yes ] || [ ! -e "$object" ] || [ -n "$(find "Sources/$module" Sources/CMintage \
    Scripts/embedded.sh Scripts/build-c-library.sh -newer "$object" -type f -print -quit)" ]; then
    stale=yes
    # shellcheck disable=SC2046
    compile_embedded "$target" "$work" "$module" $(swift_files "Sources/$module") \
      -- -I Sources/CMintage/include
  fi
done

# What rewrites and lists objects: binutils for this machine's own, LLVM's for others.
tools=""
[ "${target%%-*}" = "$(uname -m)" ] || tools=llvm-
for tool in "${tools}objcopy" "${tools}nm"; do
  command -v "$tool" > /dev/null || {
    echo "build-c-library: '$tool' is not there (Debian: apt-get install binutils llvm)" >&2
    exit 1
  }
done

# functions HEADER: the functions that a header declares.
functions() { grep -oE '\bmintage_[a-z0-9_]+\(' "$1" | tr -d '(' | LC_ALL=C sort -u; }

# member NAME HEADER MODULES...: one object that defines what a header declares, and nothing else
# that other objects could see or clash with.
member() {
  local name="$1" header="$2" objects=() roots=() module function
  shift 2
  for module in "$@"; do objects+=("$work/$module.o"); done
  for function in $(functions "$header"); do roots+=(-u "$function"); done
  ld.lld -r --gc-sections "${roots[@]}" -o "$work/$name.o" "${objects[@]}"
  functions "$header" > "$work/$name.functions"
  "${tools}objcopy" --strip-unneeded --keep-global-symbols="$work/$name.functions" "$work/$name.o"
  # What the compiler emitted for programs that allocate is gone, or something here allocates.
  local needed
  needed="$("${tools}nm" --undefined-only "$work/$name.o" | awk '{ print $NF }' \
    | grep -vE '^(mem(cpy|move|set|cmp)|_GLOBAL_OFFSET_TABLE_)$' || true)"
  if [ -n "$needed" ]; then
    echo "build-c-library: $name needs more than memory functions:" $needed >&2
    exit 1
  fi
}
include=Sources/CMintage/include
member mintage "$include/mintage.h" MintageCore Mintage MintageEntry MintageABI
member mintage_names "$include/mintage_names.h" MintageCore MintageNames MintageABINames

cp "$include/mintage.h" "$include/mintage_names.h" "$output/include/"
rm -f "$output/lib/libmintage.a"
ar rcsD "$output/lib/libmintage.a" "$work/mintage.o" "$work/mintage_names.o"
if [ "${target#*-linux-}" = "$target" ]; then exit; fi # no dynamic linking
clang -target "$target" -shared -fuse-ld=lld -Wl,-soname,libmintage.so -Wl,--gc-sections \
  -o "$output/lib/libmintage.so" "$work/mintage.o" "$work/mintage_names.o"
