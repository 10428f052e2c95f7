#!/usr/bin/env bash
# Builds the demo page and serves it on this machine alone.
# Usage: Scripts/demo.sh [PORT]
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/build-web.sh
exec python3 Scripts/serve_web.py .build/web "${1:-8080}"
