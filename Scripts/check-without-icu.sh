#!/usr/bin/env bash
# Builds and tests the package as on a machine without ICU, in a mount namespace of its own:
# ICU's headers, its libraries for linking and for formatting, and .icu are out of sight.
# (libicuuc and libicudata stay: libxml2, which the Swift toolchain itself loads, needs them; no ICU
# that formats can be put together from them.)
# Needs Linux and root; elsewhere it says so and passes.
# Usage: Scripts/check-without-icu.sh
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"

if [ "${1:-}" != --inside ]; then
  if [ "$(uname)" != Linux ] || [ "$(id -u)" != 0 ] || ! command -v unshare > /dev/null; then
    echo "check-without-icu: skipped, needs Linux, root and unshare"
    exit 0
  fi
  if ! unshare --mount true 2> /dev/null; then
    echo "check-without-icu: skipped, this machine allows no mount namespace"
    exit 0
  fi
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
  unshare --mount "$root/Scripts/check-without-icu.sh" --inside "$work"
  exit
fi

work="$2"

# Everything hidden is hidden in this namespace only.
mount --make-rprivate /
mkdir "$work/layers"
mount -t tmpfs tmpfs "$work/layers"
count=0

# Puts a writable layer over a folder, so that files can be taken away.
overlay() {
  count=$((count + 1))
  local upper="$work/layers/$count"
  mkdir -p "$upper/upper" "$upper/work"
  mount -t overlay overlay \
    -o "lowerdir=$1,upperdir=$upper/upper,workdir=$upper/work" "$1"
}

for folder in /usr/include /usr/local/include; do
  [ ! -d "$folder/unicode" ] || mount -t tmpfs tmpfs "$folder/unicode"
done
for folder in /usr/lib/*-linux-gnu /usr/lib64 /usr/lib /usr/local/lib; do
  compgen -G "$folder/libicu*" > /dev/null || continue
  overlay "$folder"
  find "$folder" -maxdepth 1 -name 'libicu*' ! -name 'libicuuc.so.*' ! -name 'libicudata.so.*' \
    -delete
  rm -f "$folder"/pkgconfig/icu-*.pc
done
[ ! -d "$root/.icu" ] || mount -t tmpfs tmpfs "$root/.icu"
unset MINTAGE_ICU SWIFTPM_BUILD_DIR

cat > "$work/probe.c" << 'C'
#include <unicode/ucurr.h>
C
if clang -fsyntax-only "$work/probe.c" 2> /dev/null; then
  echo "check-without-icu: ICU's headers are still in sight" >&2
  exit 1
fi
if ldconfig -N -X -v 2> /dev/null | grep -q 'libicui18n'; then
  echo "check-without-icu: ICU's libraries are still in sight" >&2
  exit 1
fi

swift build --build-tests --scratch-path "$work/build" > "$work/log" 2>&1 || {
  cat "$work/log" >&2
  echo "check-without-icu: the package does not build without ICU" >&2
  exit 1
}
swift test --skip-build --scratch-path "$work/build" > "$work/log" 2>&1 || {
  grep -E '✘|error:' "$work/log" >&2
  echo "check-without-icu: tests fail without ICU" >&2
  exit 1
}
grep -E 'Test run with' "$work/log"
echo "check-without-icu: the package builds and its tests pass where no ICU is in sight"
