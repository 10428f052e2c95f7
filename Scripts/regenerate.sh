#!/usr/bin/env bash
# Makes the tables anew: extracts a snapshot from ICU into Data/, compiles it into Swift, checks it.
# With the ICU the snapshot is from, nothing changes: the working tree stays clean.
#
# Usage: Scripts/regenerate.sh [--icu PREFIX|VERSION] [--allow-older]
#   --icu PREFIX    an ICU's folder
#   --icu VERSION   a version that Scripts/fetch-icu.sh knows; fetched when it is not there yet
#                   without --icu: the system's, installed from Debian's packages where there is none
#   --allow-older   replace the snapshot even if the ICU is older
#
# Where the system's ICU is older than the snapshot, or there is none, it says so, leaves the
# snapshot as it is, and compiles and checks that.
set -euo pipefail
cd "$(dirname "$0")/.."

icu=
older=
while [ $# -gt 0 ]; do
  case "$1" in
    --icu)
      [ $# -ge 2 ] && [ -n "$2" ] || {
        echo "regenerate: --icu needs a folder or a version, such as 78.3" >&2
        exit 2
      }
      icu="$2"
      shift 2
      ;;
    --allow-older)
      older=--allow-older
      shift
      ;;
    -h | --help)
      sed -n '2,/^set /s/^# \{0,1\}//p' "$0"
      exit 0
      ;;
    *)
      echo "regenerate: unknown argument '$1'; 'Scripts/regenerate.sh --help' explains" >&2
      exit 2
      ;;
  esac
done

if [[ "$icu" =~ ^[0-9]+(\.[0-9]+)?$ ]] && [ ! -e "$icu" ]; then
  Scripts/fetch-icu.sh "$icu"
fi

echo "regenerate: building mintagec"
swift build -c release --product mintagec
mintagec="$(swift build -c release --show-bin-path)/mintagec"
note="$(mktemp)"
trap 'rm -f "$note"' EXIT

extract() {
  "$mintagec" extract ${icu:+--icu "$icu"} $older 2> "$note"
}

# Debian's ICU, where apt can install it.
install_icu() {
  command -v apt-get > /dev/null && [ "$(id -u)" = 0 ] || return 1
  echo "regenerate: no ICU found, installing libicu-dev"
  apt-get update -qq && apt-get install -y -qq --no-install-recommends libicu-dev > /dev/null
}

extracted=yes
extract || extracted=no
if [ "$extracted" = no ] && [ -z "$icu" ] && grep -q 'no ICU' "$note" && install_icu; then
  extracted=yes
  extract || extracted=no
fi
sed 's/^mintagec: error: /regenerate: /' "$note" >&2

if [ "$extracted" = no ]; then
  # Only these two are no failure of ours; what was asked for by name must be there.
  if [ -n "$icu" ] || ! grep -qE 'no ICU|is from ICU' "$note"; then exit 1; fi
  cat << 'TEXT'
regenerate: the snapshot in Data/ stays as it is. Two ways to replace it:
  Scripts/regenerate.sh --icu 78.3      fetches that ICU and extracts from it
  Scripts/regenerate.sh --allow-older   extracts from the system's ICU, older or not
TEXT
fi

"$mintagec" fingerprints --output Data/fingerprints.tsv
"$mintagec" compile
"$mintagec" check

# What ICU prints is written down apart, since it takes minutes.
snapshot="$(sed -n 's/.*"icu": *"\([^"]*\)".*/\1/p' Data/snapshot.json | head -1)"
goldens="$(sed -n 's/^# icu\t//p' Data/goldens/hashes.tsv 2> /dev/null || true)"
if [ "$snapshot" != "$goldens" ]; then
  echo "regenerate: Data/goldens is from ICU ${goldens:-none}, the snapshot from $snapshot; run"
  echo "  Scripts/goldens.sh $snapshot"
fi

if [ -d .git ] || [ -f .git ]; then
  changed="$(git status --short -- Data Sources | head -20)"
  if [ -z "$changed" ]; then
    echo "regenerate: nothing changed"
  else
    echo "regenerate: changed, to be reviewed and committed:"
    echo "$changed"
  fi
fi
