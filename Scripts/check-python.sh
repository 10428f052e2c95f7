#!/usr/bin/env bash
# Tests the Python module against the shared library, with NumPy where it can be had.
# Usage: Scripts/check-python.sh [--rate]
#   --rate   measures a column of amounts beside Babel instead
set -euo pipefail
cd "$(dirname "$0")/.."
environment=.build/python
library=.build/abi
package=numpy
if [ "${1:-}" = --rate ]; then package=babel; fi

Scripts/build-c-library.sh "$library" > /dev/null
python="$environment/bin/python"
if ! "$python" -c "import $package" 2> /dev/null; then
  if ! python3 -m venv "$environment" \
    || ! "$environment/bin/pip" install --quiet --disable-pip-version-check "$package"; then
    echo "check-python: $package cannot be had; going on without"
    python=python3
  fi
fi
export MINTAGE_LIBRARY="$PWD/$library/lib/libmintage.so"
export PYTHONPATH="$PWD/Sources/Python" PYTHONDONTWRITEBYTECODE=1
if [ "${1:-}" = --rate ]; then
  exec "$python" Tests/Python/rate.py
fi
"$python" -m unittest discover -s Tests/Python
