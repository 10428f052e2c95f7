#!/bin/sh
# Proves that Mintage prints what an ICU prints: extracts that ICU's rules, packs them, formats and
# compares every byte, in one process. Exits with 1 on any difference. Without --quick it takes some
# forty minutes on two cores; stopped, it goes on where it was.
# Usage: Scripts/conformance.sh [--icu PREFIX|VERSION] [--quick] [other options]
#        (`mintagec conformance --help` lists them; Scripts/fetch-icu.sh brings 78.3)
set -eu

cd "$(dirname "$0")/.."
swift build --configuration release --product mintagec
mintagec="$(swift build --configuration release --show-bin-path)/mintagec"

# A full run notes what it has done, by ICU; a sample is not worth it.
for argument in "$@"; do
  case "$argument" in
    --quick | --resume | --locales | --currencies | --styles | --help)
      exec "$mintagec" conformance "$@"
      ;;
  esac
done
name="system"
previous=""
for argument in "$@"; do
  if [ "$previous" = "--icu" ]; then name="$(basename "$argument")"; fi
  previous="$argument"
done
mkdir -p .build/conformance
"$mintagec" conformance "$@" --resume ".build/conformance/$name.tsv"
rm -f ".build/conformance/$name.tsv" ".build/conformance/$name.tsv.amounts"
