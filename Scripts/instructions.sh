#!/usr/bin/env bash
# Counts the instructions of an operation by callgrind, as the difference between 2n and n of them,
# and fails where one is more than 10% above what is recorded. Time is never a reason to fail.
# Usage: Scripts/instructions.sh [--record] [--all]
#   --record   writes Data/instructions.tsv instead of comparing with it
#   --all      also counts what others do, for the report; not compared
set -euo pipefail
cd "$(dirname "$0")/.."
recorded=Data/instructions.tsv

record=no
all=no
for argument in "$@"; do
  case "$argument" in
    --record) record=yes ;;
    --all) all=yes ;;
    -h | --help)
      sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d'
      exit 0
      ;;
    *)
      echo "instructions: unknown argument '$argument'" >&2
      exit 2
      ;;
  esac
done

if [ "$(uname -m)" != x86_64 ]; then
  echo "instructions: recorded for x86_64, skipped on $(uname -m)"
  exit 0
fi
if ! command -v valgrind > /dev/null; then
  if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends valgrind > /dev/null
  else
    echo "instructions: valgrind is not installed" >&2
    exit 1
  fi
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
swift build -c release --product mintage-benchmark > "$work/log" 2>&1 || {
  cat "$work/log"
  exit 1
}
# Without debug information, which valgrind cannot read.
strip -o "$work/benchmark" "$(swift build -c release --show-bin-path)/mintage-benchmark"

# total ROW OPERATIONS: all instructions of a process that runs the row so often.
total() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/benchmark" --only "$1" \
    --iterations "$2" 2>&1 | sed -n 's/.*Collected : //p'
}

# count ROW OPERATIONS: instructions of one operation; both runs at once, on two cores.
count() {
  total "$1" "$2" > "$work/once" &
  total "$1" $(($2 * 2)) > "$work/twice"
  wait
  awk -v once="$(cat "$work/once")" -v twice="$(cat "$work/twice")" -v operations="$2" \
    'BEGIN { if (once == "" || twice == "") exit 1; printf "%.1f", (twice - once) / operations }'
}

failed=0
if [ "$record" = yes ]; then
  printf 'row\tinstructions\n' > "$work/recorded"
fi
# Comparing counts what is recorded; recording counts all of ours and the floor.
if [ "$record" = yes ] || [ "$all" = yes ]; then
  rows="$("$work/benchmark" --list | grep -E '/(mintage|c)-')"
else
  rows="$(sed 1d "$recorded" | cut -f 1)"
fi
if [ "$all" = yes ]; then
  rows="$rows
$("$work/benchmark" --list | grep -vE '/(mintage|c)-')"
fi
for row in $rows; do
  case "$row" in
    */mintage-* | */c-* | */icu-*) operations=4096 ;;
    *) operations=512 ;;
  esac
  found="$(count "$row" "$operations")"
  if [ "$record" = yes ]; then
    printf '%s\t%s\n' "$row" "$found" | tee -a "$work/recorded"
    continue
  fi
  before="$(awk -F '\t' -v row="$row" '$1 == row { print $2 }' "$recorded")"
  awk -v row="$row" -v found="$found" -v before="$before" 'BEGIN {
    if (before == "") { printf "%-28s %10.1f  not recorded\n", row, found; exit 0 }
    change = (found / before - 1) * 100
    verdict = change > 10 ? "MORE THAN 10% OVER" : change < -10 ? "record the gain" : "ok"
    printf "%-28s %10.1f  recorded %10.1f  %+6.1f%%  %s\n", row, found, before, change, verdict
    exit change > 10
  }' || failed=1
done
if [ "$record" = yes ]; then
  mv "$work/recorded" "$recorded"
  echo "recorded in $recorded"
elif [ "$failed" != 0 ]; then
  echo "instructions: more than recorded; make it faster, or say why and run with --record" >&2
  exit 1
fi
