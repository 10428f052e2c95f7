#!/usr/bin/env bash
# Checks the C interface from C: its headers as C11 and C++17 with warnings as errors, its programs
# built by gcc and clang against both libraries, the heap under valgrind, and an invoice in 60
# locales that is the same whatever the environment says.
# Usage: Scripts/check-abi.sh
set -euo pipefail
cd "$(dirname "$0")/.."
work="$PWD/.build/abi"
tests=Tests/C
strict=(-Wall -Wextra -Wpedantic -Werror)

fail() {
  echo "check-abi: $*" >&2
  exit 1
}
mkdir -p "$work"
Scripts/build-c-library.sh "$work" > "$work/build.log" || fail "the library did not build"
include="$work/include"
archive="$work/lib/libmintage.a"

# Each header by itself, and the layout that programs are compiled against, also for 32 bits.
for header in mintage.h mintage_names.h; do
  for compiler in gcc clang; do
    "$compiler" -std=c11 "${strict[@]}" -fsyntax-only -x c "$include/$header"
  done
  for compiler in g++ clang++; do
    "$compiler" -std=c++17 "${strict[@]}" -fsyntax-only -x c++ "$include/$header"
  done
done
for triple in "$(uname -m)-unknown-linux-gnu" wasm32-unknown-none-wasm; do
  clang -target "$triple" -std=c11 "${strict[@]}" -fsyntax-only -I "$include" \
    Sources/CMintage/layout.c
done
echo "headers  C11 and C++17, gcc and clang, without a warning"

# build COMPILER NAME: a program against the archive, what it does not use left out.
build() {
  local compiler="$1" source="$tests/$2.c" standard=c11
  if [ -e "$tests/$2.cpp" ]; then
    source="$tests/$2.cpp"
    standard=c++17
  fi
  "$compiler" -std="$standard" "${strict[@]}" -O2 -I "$include" -o "$work/$2" "$source" "$archive" \
    -Wl,--gc-sections -pthread "${@:3}"
}

# heapless PROGRAM ARGUMENTS...: whether it ends well under valgrind without a block of heap or an error.
heapless() {
  valgrind --leak-check=full --error-exitcode=99 --log-file="$work/valgrind.log" "$@" > /dev/null \
    && grep -q 'in use at exit: 0 bytes in 0 blocks' "$work/valgrind.log" \
    && grep -q 'total heap usage: 0 allocs, 0 frees, 0 bytes allocated' "$work/valgrind.log"
}

# Random calls: another seed each time, which a failure names.
seed="${MINTAGE_SEED:-$RANDOM$RANDOM}"
for compilers in "gcc g++" "clang clang++"; do
  read -r c cxx <<< "$compilers"
  build "$c" example
  "$work/example" | diff -u "$tests/example.expected" - || fail "$c: the example writes otherwise"
  build "$c" contract
  "$work/contract" > "$work/contract.log" || {
    cat "$work/contract.log"
    fail "$c: a promise of the header does not hold"
  }
  build "$c" random
  "$work/random" "$seed" 200000 > "$work/random.log" || {
    cat "$work/random.log"
    fail "$c: 'random $seed 200000' failed; build it from $tests/random.c"
  }
  build "$cxx" header
  "$work/header" > /dev/null || fail "$cxx: the C++ program writes otherwise"
  echo "programs $c: $(tail -n 1 "$work/contract.log"); random calls, $(cat "$work/random.log")"
  if command -v valgrind > /dev/null; then
    # Not the C++ program, whose library allocates before main.
    for program in example contract "random $seed 10000"; do
      # shellcheck disable=SC2086
      heapless "$work"/$program || {
        cat "$work/valgrind.log"
        fail "$c: '$program' uses the heap, or memory that it should not"
      }
    done
    echo "valgrind $c: 0 heap blocks, 0 errors"
  fi
done
if command -v valgrind > /dev/null; then
  # The check itself: a program that allocates is noticed.
  printf '#include <stdlib.h>\nint main(void) { char *volatile one = malloc(1); free(one); }\n' \
    > "$work/allocates.c"
  gcc -o "$work/allocates" "$work/allocates.c"
  if heapless "$work/allocates"; then fail "a program that allocates went unnoticed"; fi
else
  echo "valgrind is not installed (Debian: apt-get install valgrind): the heap was not checked"
fi

# The shared library, and nothing that it needs but the C library.
gcc -std=c11 -I "$include" -o "$work/shared" "$tests/example.c" -L "$work/lib" -lmintage
LD_LIBRARY_PATH="$work/lib" "$work/shared" | diff -u "$tests/example.expected" -
if readelf -d "$work/lib/libmintage.so" | grep NEEDED | grep -v 'libc\.so'; then
  fail "the shared library needs another library"
fi

# What formatting adds to a program.
printf 'int main() {}\n' > "$work/empty.cpp"
g++ -O2 -o "$work/empty" "$work/empty.cpp"
strip -o "$work/empty.stripped" "$work/empty"
strip -o "$work/header.stripped" "$work/header"
added=$(($(wc -c < "$work/header.stripped") - $(wc -c < "$work/empty.stripped")))
[ "$added" -le $((120 * 1024)) ] || fail "a program that formats has $added bytes more than an empty one"
echo "size     a program that formats has $added bytes more than an empty one, of $((120 * 1024))"

# Names are linked by those who ask for them alone.
grep -q 'Schweizer Franken' "$work/example" || fail "the example has no names: the next check sees nothing"
if grep -q 'Schweizer Franken' "$work/header"; then fail "a program without names links them"; fi

# The invoice, in a folder that holds the program and the C library's locales and nothing else: no
# ICU, no Swift, no tables.
jail="$work/jail"
rm -rf "$jail"
mkdir -p "$jail/locales"
build gcc invoice -static
cp "$work/invoice" "$jail/invoice"
languages=(C)
for language in fr_FR tr_TR; do
  if localedef -i "$language" -f UTF-8 "$jail/locales/$language.UTF-8" > "$work/localedef.log" 2>&1
  then
    languages+=("$language.UTF-8")
  else
    echo "invoice  $language is not there (Debian: apt-get install locales)"
  fi
done
enter=("$(command -v chroot)" "$jail")
[ "$(id -u)" = 0 ] || enter=("$(command -v unshare)" --user --map-root-user "${enter[@]}")
for language in "${languages[@]}"; do
  env -i LANG="$language" LOCPATH=/locales "${enter[@]}" /invoice > "$work/invoice.$language" \
    || fail "the invoice went wrong with LANG=$language"
  cmp "$work/invoice.C" "$work/invoice.$language" || fail "the invoice differs with LANG=$language"
done
# A locale that is not there is told, so that the runs above were what they say.
if env -i LANG=xx_XX.UTF-8 LOCPATH=/locales "${enter[@]}" /invoice > /dev/null 2>&1; then
  fail "the invoice does not look at LANG"
fi
echo "invoice  60 locales, 8 threads, LANG ${languages[*]}: $(wc -c < "$work/invoice.C") equal bytes"
