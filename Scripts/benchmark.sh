#!/usr/bin/env bash
# Builds and runs the benchmark, keeps its figures, and draws them for the README.
# Usage: Scripts/benchmark.sh [BENCHMARK OPTIONS]
# Writes Documentation/benchmark.json and Documentation/benchmark.svg; with options such as --filter
# or --quick the table alone is printed, since the figures are then not all or not good.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product mintage-benchmark
benchmark="$(swift build -c release --show-bin-path)/mintage-benchmark"
if [ $# -gt 0 ]; then
  exec "$benchmark" "$@"
fi

mkdir -p Documentation
if [ -f Documentation/benchmark.json ]; then
  "$benchmark" --compare Documentation/benchmark.json --json .build/benchmark.json
else
  "$benchmark" --json .build/benchmark.json
fi
mv .build/benchmark.json Documentation/benchmark.json
Scripts/draw-benchmark.sh
