#!/usr/bin/env bash
# Tests the Python module against the shared library, with NumPy where it can be had.
# Usage: Scripts/check-python.sh [--rate]
#   --rate   measures a column of amounts beside Babel instead
set -euo pipefail
cd "$(dirname "$0")/.."
environment=.build/python
library=.build/abi

Scripts/build-c-library.sh "$library" > /dev/null
packages=(numpy)
if [ "${1:-}" = --rate ]; then packages=(babel); fi
if ! "$environment/bin/python" -c "import ${packages[0]}" 2> /dev/null; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}" \
    || echo "check-python: ${packages[0]} cannot be had; going on without"
fi
export MINTAGE_LIBRARY="$PWD/$library/lib/libmintage.so"
export PYTHONPATH="$PWD/Sources/Python" PYTHONDONTWRITEBYTECODE=1
if [ "${1:-}" = --rate ]; then
  exec "$environment/bin/python" Tests/Python/rate.py
fi
"$environment/bin/python" -m unittest discover -s Tests/Python
