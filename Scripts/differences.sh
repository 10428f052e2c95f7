#!/usr/bin/env bash
# Writes Documentation/differences-72.1-78.3.md: what changed for users from Debian's ICU to the one
# the tables are from. Needs both ICUs: the system's being 72.1, and `Scripts/fetch-icu.sh 78.3`.
#
# Usage: Scripts/differences.sh [--check]
#   --check   fail if the page is not what these ICUs give; says so and passes where one is missing
set -euo pipefail
cd "$(dirname "$0")/.."

page=Documentation/differences-72.1-78.3.md
case "${1:-}" in
  "" | --check) ;;
  -h | --help)
    sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d'
    exit 0
    ;;
  *)
    echo "differences: unknown argument '$1'; 'Scripts/differences.sh --help' explains" >&2
    exit 2
    ;;
esac

swift build -c release --product mintagec > /dev/null
mintagec="$(swift build -c release --show-bin-path)/mintagec"

if [ "${1:-}" != --check ]; then
  mkdir -p Documentation
  exec "$mintagec" diff 72.1 78.3 --format markdown --output "$page"
fi

fresh="$(mktemp -d)"
trap 'rm -rf "$fresh"' EXIT
if ! "$mintagec" diff 72.1 78.3 --format markdown --output "$fresh/page.md" > "$fresh/log" 2>&1; then
  # Only a missing ICU is no failure.
  if grep -qE 'fetch-icu.sh|no ICU' "$fresh/log"; then
    echo "differences: not checked, since ICU 72.1 and 78.3 are not both here"
    exit 0
  fi
  cat "$fresh/log" >&2
  exit 1
fi
if ! diff -u "$page" "$fresh/page.md"; then
  echo "differences: $page is stale or edited by hand; run Scripts/differences.sh" >&2
  exit 1
fi
echo "differences: $page is fresh"
