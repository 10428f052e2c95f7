#!/usr/bin/env bash
# Runs every check: format, imports, builds, tests, freshness, ICUs, proofs, fields, instructions,
# sizes, the web page, linking, the C interface and the Python module, a machine without ICU.
# Stops at the first that fails and names it.
# Usage: Scripts/test.sh [--quick]
#   --quick   format, imports, debug tests and freshness only: what to run before each commit
set -euo pipefail
cd "$(dirname "$0")/.."

quick=no
case "${1:-}" in
  "") ;;
  --quick) quick=yes ;;
  -h | --help)
    sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d'
    exit 0
    ;;
  *)
    echo "test: unknown argument '$1'; 'Scripts/test.sh --help' explains" >&2
    exit 2
    ;;
esac

# Swift Testing takes a backtrace of every error thrown while it runs, which allocates and takes
# longer than reading an amount.
export SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0

log="$(mktemp)"
trap 'rm -f "$log"' EXIT

# Runs one check and says how long it took; on failure everything it printed.
check() {
  local name="$1" started=$SECONDS
  shift
  echo "== $name"
  "$@" || {
    echo "test: '$name' failed: $*" >&2
    exit 1
  }
  echo "   $((SECONDS - started)) s"
}

# Keeps what failed and the summary of a test run; all of it is thousands of lines.
tests() {
  local status=0
  "$@" > "$log" 2>&1 || status=$?
  if [ "$status" != 0 ]; then
    grep -E '✘|error:|MINTAGE_SEED|Fatal|crash' "$log" | head -200 || true
    tail -5 "$log"
  fi
  grep -E 'Test run with' "$log" || true
  return "$status"
}

build() {
  "$@" > "$log" 2>&1 || {
    grep -E 'error:|warning:' "$log" | sort -u || cat "$log"
    return 1
  }
}

# Compares a sample with each ICU there is: those in .icu, and the system's. The one the snapshot is
# from judges the snapshot itself; another one its own data, by the same compiler and runtime.
conformance() {
  local mintagec version prefix seen=no
  mintagec="$(swift build -c release --show-bin-path)/mintagec"
  version="$(sed -n 's/^ *"icu": *"\([0-9.]*\)".*/\1/p' Data/snapshot.json)"
  for prefix in .icu/[0-9]*; do
    [ -d "$prefix" ] || continue
    seen=yes
    if [ "${prefix#.icu/}" = "$version" ]; then
      "$mintagec" conformance --quick --icu "$version" --data Data || return 1
    else
      "$mintagec" conformance --quick --icu "${prefix#.icu/}" || return 1
    fi
  done
  if "$mintagec" conformance --quick 2> "$log"; then return 0; fi
  if ! grep -q 'no ICU' "$log"; then
    cat "$log"
    return 1
  fi
  [ "$seen" = yes ] || echo "   skipped: no ICU here"
}

# Tests the page where there is a browser; .ci/run brings one.
web_page() {
  if [ -n "${CHROMIUM:-}" ] || command -v chromium > /dev/null; then
    Scripts/test-web.sh
  else
    echo "   skipped: no chromium here"
  fi
}

check "format" swift format lint --strict --parallel --recursive Package.swift Sources Tests
check "imports" Scripts/check-imports.sh
check "debug build" build swift build --build-tests
check "debug tests" tests swift test --skip-build
check "terminal field" python3 Tests/Terminal/drive.py "$(swift build --show-bin-path)/mintage-try"
check "progress" python3 Tests/Terminal/progress.py "$(swift build --show-bin-path)/mintagec"
if [ "$quick" = yes ]; then
  check "tables are fresh" swift run --skip-build mintagec check
  exit 0
fi
# Tests look inside the modules, which an optimized build allows only when asked; elsewhere, so
# that what follows has the build users get.
inside=(-c release -Xswiftc -enable-testing --scratch-path .build/release-tests)
check "release tests build" build swift build "${inside[@]}" --build-tests
check "release tests" tests swift test "${inside[@]}" --skip-build
check "release build" build swift build -c release
check "tables are fresh" "$(swift build -c release --show-bin-path)/mintagec" check
check "differences are fresh" Scripts/differences.sh --check
check "same as ICU" conformance
check "same as every ICU" Scripts/matrix.sh --quick
for proof in wasm embedded attribute counter initializers availability address thread fuzz; do
  check "proof: $proof" Scripts/proofs.sh "$proof"
done
check "fields for iOS and macOS" Scripts/check-ui.sh
check "instructions" Scripts/instructions.sh
check "sizes" Scripts/size.sh
check "web page" web_page
check "linking" Scripts/check-linking.sh
check "bridges to Foundation" Scripts/check-bridges.sh
check "a package with tables of its own" Scripts/test-client.sh
check "C interface" Scripts/check-abi.sh
check "Python module" Scripts/check-python.sh
check "without ICU" Scripts/check-without-icu.sh
echo "test: everything passed in $((SECONDS / 60)) min $((SECONDS % 60)) s"
