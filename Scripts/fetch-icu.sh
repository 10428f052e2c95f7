#!/bin/sh
# Brings a newer ICU than the system's into .icu/VERSION, for `mintagec extract --icu VERSION`
# and the conformance tests. Nothing is installed; delete the folder to undo.
# Usage: Scripts/fetch-icu.sh [VERSION]   (78.3; needs python3 with pip, unzip, x86_64 Linux)
set -eu

version="${1:-78.3}"
cd "$(dirname "$0")/.."
target=".icu/$version"

# ICU's libraries with their headers, packed as a Python wheel: pinned by version and hash.
case "$version" in
  78.3)
    package="icukit-pyicu==78.3.1"
    wheel="icukit_pyicu-78.3.1-cp311-cp311-manylinux_2_35_x86_64.whl"
    hash="bcf26dc0612e387d5b89494bd5e76718801ba75352c3cf9a9440f0252b7fa391"
    ;;
  *)
    echo "fetch-icu: no pinned package for ICU $version; 78.3 is the one this script knows." >&2
    echo "Build or install it yourself and use \`mintagec extract --icu PREFIX\`." >&2
    exit 1
    ;;
esac

if [ -e "$target/lib/libicui18n.so.${version%%.*}" ]; then
  echo "$target is there already"
  exit 0
fi

mkdir -p .icu
work="$(mktemp -d .icu/fetch.XXXXXX)"
trap 'rm -rf "$work"' EXIT

python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: \
  --python-version 3.11 --implementation cp --abi cp311 --platform manylinux_2_35_x86_64 \
  --dest "$work" "$package"

if ! echo "$hash  $work/$wheel" | sha256sum --check --status; then
  echo "fetch-icu: $wheel has not the expected sha256; nothing was kept." >&2
  exit 1
fi

unzip -q "$work/$wheel" 'icukit_pyicu/lib/*' 'icukit_pyicu/include/*' -d "$work"
rm -rf "$target"
mv "$work/icukit_pyicu" "$target"
echo "$target: ICU $version; try \`mintagec extract --icu $version\`"
