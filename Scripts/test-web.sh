#!/usr/bin/env bash
# Builds the page and tests it in a real browser, by its own input protocol: Debian's chromium,
# driven by Playwright from PyPI, which is installed into .build the first time.
# Usage: Scripts/test-web.sh [PYTEST ARGUMENTS...]
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${CHROMIUM:-}" ] && ! command -v chromium > /dev/null; then
  echo "test-web: no chromium here; Debian: apt-get install chromium; or set CHROMIUM to its path" >&2
  exit 1
fi
environment=.build/web-venv
if ! "$environment/bin/python" -c 'import playwright, pytest' 2> /dev/null; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check playwright pytest
fi
if command -v tsc > /dev/null; then
  tsc --noEmit --strict --target es2022 --module es2022 --moduleResolution node16 \
    --lib es2022,dom,dom.iterable Tests/Web/usage.ts
else
  echo "   the declarations are not checked: no tsc here (Debian: apt-get install node-typescript)"
fi
Scripts/build-web.sh --subset
cd Tests/Web
exec "../../$environment/bin/python" -B -m pytest -q -p no:cacheprovider "$@"
