#!/usr/bin/env bash
# Extracts from each ICU there is, compiles what it says, and compares with what it prints: the
# system's, those that Scripts/fetch-icu.sh brought, the Swift toolchain's own (which Foundation's
# FormatStyle uses on Linux, so that tables from it match that byte for byte), and any other.
# Prints a line an ICU: its version, data, in how much it differs from Data/, and mismatches.
# Data and fingerprints of each stay in .build/matrix/NAME.
#
# Of the toolchain's ICU, a fork, two things are left out of the comparison, since Mintage follows
# ICU there: identifiers that name no locale (it writes af-BJ by the rules of fr-BJ), and names with
# plurals (in de-CH it takes German ones that its own data replace).
#
# Usage: Scripts/matrix.sh [--quick] [--icu PREFIX|VERSION]...
#   --quick           some locales, currencies and amounts: about a minute for three ICUs
#   --icu PREFIX      also the ICU under this folder; may be given several times
set -euo pipefail
cd "$(dirname "$0")/.."

quick=no
others=()
while [ $# -gt 0 ]; do
  case "$1" in
    --quick) quick=yes ;;
    --icu)
      [ $# -ge 2 ] && [ -n "$2" ] || {
        echo "matrix: --icu needs a folder or a version" >&2
        exit 2
      }
      others+=("$2")
      shift
      ;;
    -h | --help)
      sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d'
      exit 0
      ;;
    *)
      echo "matrix: unknown argument '$1'; 'Scripts/matrix.sh --help' explains" >&2
      exit 2
      ;;
  esac
  shift
done

swift build -c release --product mintagec > /dev/null
mintagec="$(swift build -c release --show-bin-path)/mintagec"
out=.build/matrix
log="$out/log"
mkdir -p "$out"

# The locales with the most unusual rules, and currencies of all digits.
sample=(--quick --identifiers 2000 --random 1000
  --locales root,en_US,en_DE,de_CH,fr_CH,ar_EG,fa_IR,hi_IN,id,ja_JP,ms,nb_NO,pl_PL,pt_CV,zh_Hant_TW
  --currencies USD,EUR,CHF,JPY,KWD,CLF,HUF,CVE,IDR,XXX)

failed=0
rows=()
# icu NAME WHAT [OPTIONS...]: WHAT is what `--icu` takes, nothing for the system's; the options are
# the comparison's.
icu() {
  local name="$1" what="$2" folder="$out/$1" started=$SECONDS version data moved compared mismatches
  local chosen=()
  shift 2
  [ -z "$what" ] || chosen=(--icu "$what")
  rm -rf "$folder"
  echo "== $name"
  if ! "$mintagec" extract ${chosen[@]+"${chosen[@]}"} --output "$folder" > "$log" 2>&1; then
    if grep -q 'no ICU' "$log" && [ -z "$what" ]; then
      echo "   skipped: there is none here"
      return
    fi
    cat "$log" >&2
    failed=1
    rows+=("$name|not read|||")
    return
  fi
  version="$(sed -n 's/^ *"icu": *"\([^"]*\)".*/\1/p' "$folder/snapshot.json")"
  data="$(sed -n 's/^ *"hash": *"\([^"]*\)".*/\1/p' "$folder/snapshot.json")"
  # Packing replays the runtime's lookup for every locale and currency.
  if [ "$quick" = no ]; then
    "$mintagec" compile --input "$folder" --output "$folder/tables" --format binary > "$log" 2>&1 || {
      cat "$log" >&2
      failed=1
    }
  fi
  "$mintagec" fingerprints "$folder" --output "$folder/fingerprints.tsv" > /dev/null
  moved="$(diff <(grep -v '^#' Data/fingerprints.tsv) <(grep -v '^#' "$folder/fingerprints.tsv") \
    | grep -c '^[<>]' || true)"
  if [ "$quick" = yes ]; then
    "$mintagec" conformance ${chosen[@]+"${chosen[@]}"} "${sample[@]}" "$@" > "$log" 2>&1 || failed=1
  else
    Scripts/conformance.sh ${chosen[@]+"${chosen[@]}"} "$@" > "$log" 2>&1 || failed=1
  fi
  cp "$log" "$folder/conformance.txt"
  read -r compared mismatches < <(sed -n 's/^total  *\([0-9,]*\)  *\([0-9,]*\).*/\1 \2/p' "$log") || {
    cat "$log" >&2
    compared=none
    mismatches=none
  }
  [ "$mismatches" = 0 ] || sed -n '1,40p' "$log" >&2
  rows+=("$name|$version|$data|$moved|$compared|$mismatches|$((SECONDS - started)) s")
}

icu system ""
for folder in .icu/[0-9]*; do
  [ ! -d "$folder" ] || icu "$(basename "$folder")" "$(basename "$folder")"
done
# Beside the compiler that builds this package.
toolchain="$(swiftc -print-target-info | sed -n 's,.*"runtimeResourcePath": *"\(.*\)".*,\1,p')/linux"
if [ -e "$toolchain/lib_FoundationICU.so" ]; then
  styles="$("$mintagec" conformance --help | sed '1,/^styles:/d' | tr -s ' \n' '\n' | grep -v name \
    | paste -s -d, | sed 's/^,//')"
  icu toolchain "$toolchain" --identifiers 0 --styles "$styles"
fi
for other in ${others[@]+"${others[@]}"}; do icu "$(basename "$other")" "$other"; done

printf '\n%-12s %-8s %-18s %10s %14s %11s %7s\n' ICU version data "lines" comparisons mismatches time
for row in "${rows[@]}"; do
  IFS='|' read -r name version data moved compared mismatches time <<< "$row"
  printf '%-12s %-8s %-18s %10s %14s %11s %7s\n' \
    "$name" "$version" "$data" "$moved" "$compared" "$mismatches" "$time"
done
echo "lines: those of its fingerprints that are not in Data/fingerprints.tsv, and the other way round"
[ "$failed" = 0 ] || {
  echo "matrix: see above" >&2
  exit 1
}
