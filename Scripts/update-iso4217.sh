#!/bin/sh
# Writes Data/iso4217.json: ISO 4217 list one, as the PyPI package iso4217 carries it.
# Usage: Scripts/update-iso4217.sh [VERSION]   (the package's version carries the list's date)
set -eu

version="${1:-1.16.20260101}"
cd "$(dirname "$0")/.."
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

python3 -m pip install --quiet --disable-pip-version-check \
  --root-user-action=ignore --no-deps --target "$work" \
  "iso4217==$version"

PYTHONPATH="$work" python3 - "$version" > "$work/iso4217.json" <<'PYTHON'
import json
import sys

import iso4217

stamp = sys.argv[1].rsplit(".", 1)[1]
rows = []
for currency in sorted(iso4217.Currency, key=lambda currency: currency.code):
    row = {"numeric": currency.number, "minorUnits": currency.exponent}
    rows.append(f'    "{currency.code}": {json.dumps(row)}')
print("{")
print(f'  "edition": "{stamp[:4]}-{stamp[4:6]}-{stamp[6:]}",')
print('  "currencies": {')
print(",\n".join(rows))
print("  }")
print("}")
PYTHON

mkdir -p Data
mv "$work/iso4217.json" Data/iso4217.json
echo "Data/iso4217.json: iso4217 $version"
