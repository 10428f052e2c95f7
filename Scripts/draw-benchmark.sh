#!/usr/bin/env bash
# Draws Documentation/benchmark.svg from Documentation/benchmark.json.
# Usage: Scripts/draw-benchmark.sh
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/drawing
if ! "$environment/bin/python" -c "import matplotlib" 2> /dev/null; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check "matplotlib==3.11.2"
fi
"$environment/bin/python" Scripts/draw_benchmark.py Documentation/benchmark.json \
  Documentation/benchmark.svg
echo "Documentation/benchmark.svg"
