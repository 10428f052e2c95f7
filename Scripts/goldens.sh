#!/bin/sh
# Writes Data/goldens: what ICU itself prints, for the tests of the default tables. Run it after
# Data/ was extracted from another ICU. Takes some twenty minutes on two cores.
# Usage: Scripts/goldens.sh [VERSION]   (78.3; Scripts/fetch-icu.sh brings it)
set -eu

cd "$(dirname "$0")/.."
version="${1:-78.3}"
Scripts/fetch-icu.sh "$version"
swift build --configuration release --product mintagec
"$(swift build --configuration release --show-bin-path)/mintagec" goldens --icu "$version"
