#!/usr/bin/env bash
# Proves what the runtime promises besides its output: it allocates nothing, runs nothing before
# main, races with nobody, builds for old systems, and survives any input.
# Usage: Scripts/proofs.sh [--self-test] [--fuzz-seconds N] [--fuzz-only KIND] [PROOF...]
#   --self-test        plants a violation in a copy for each proof, and fails unless it is found
#   --fuzz-seconds N   how long the fuzzer runs (20); it says how many inputs that were
#   --fuzz-only KIND   what it does with each input: writing, reading, entry or tables, not all
#   PROOF              wasm embedded attribute counter initializers address thread availability
#                      fuzz; all of them where none is named
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
work="$root/.build/proofs"
. Scripts/embedded.sh
. Scripts/planting.sh

self_test=no
fuzz_seconds=20
fuzz_only=()
proofs=()
while [ $# -gt 0 ]; do
  case "$1" in
    --self-test) self_test=yes ;;
    --fuzz-seconds)
      shift
      fuzz_seconds="$1"
      ;;
    --fuzz-only)
      shift
      case "${1:-}" in
        writing | reading | entry | tables) fuzz_only=(-D "ONLY_${1^^}") ;;
        *)
          echo "proofs: nothing is fuzzed by the name '${1:-}'" >&2
          exit 2
          ;;
      esac
      ;;
    -h | --help)
      sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d'
      exit 0
      ;;
    wasm | embedded | attribute | counter | initializers | address | thread | availability | fuzz)
      proofs+=("$1")
      ;;
    *)
      echo "proofs: unknown argument '$1'; 'Scripts/proofs.sh --help' explains" >&2
      exit 2
      ;;
  esac
  shift
done
if [ ${#proofs[@]} -eq 0 ]; then
  proofs=(wasm embedded attribute counter initializers address thread availability fuzz)
fi

# The hot functions link for WebAssembly without an allocator, and write there what they should.
proof_wasm() {
  local root="$1" out="$2"
  wasm_module "$root" "$out" "$out/hot.wasm" "$root"/Tests/Proofs/HotFunctions*.swift
  if command -v node > /dev/null; then
    node "$root/Tests/Proofs/run.mjs" "$out/hot.wasm"
  else
    echo "linked, not run: node is not installed"
  fi
}

# The runtime compiles where the compiler refuses whatever allocates.
proof_embedded() {
  embedded_runtime "$1" x86_64-unknown-linux-gnu "$2" -no-allocations
}

# The compiler agrees that the functions marked for it do not allocate. The initializer with the
# default tables is not marked: what it calls lies in another module, where the check cannot look.
proof_attribute() {
  swift build --package-path "$1" --scratch-path "$2" -c release --target MintageCore \
    -Xswiftc -DMINTAGE_CHECKS
}

# Nothing is allocated over a million operations of each kind, counted in a release build.
proof_counter() {
  # The package's own build where it is not a copy: the tests have made it already.
  local scratch="$2"
  if [ "$1" = "$root" ]; then scratch="$root/.build"; fi
  swift build --package-path "$1" --scratch-path "$scratch" -c release \
    --product mintage-benchmark
  "$scratch/release/mintage-benchmark" --allocations
}

# No runtime object sets anything up lazily or before main.
proof_initializers() {
  local root="$1" out="$2" target
  mkdir -p "$out"
  for target in $(runtime_targets "$root"); do
    # shellcheck disable=SC2046
    swiftc -O -wmo -swift-version 6 -parse-as-library -package-name mintage -I "$out" \
      -enable-upcoming-feature InternalImportsByDefault -module-name "$target" -emit-module \
      -emit-module-path "$out/$target.swiftmodule" -c -o "$out/$target.o" \
      $(swift_files "$root/Sources/$target")
    if nm --undefined-only "$out/$target.o" | grep swift_once; then
      echo "$target initializes a global lazily"
      return 1
    fi
    if readelf --wide --sections "$out/$target.o" | grep -E '\.init_array|\.ctors'; then
      echo "$target runs code before main"
      return 1
    fi
  done
}

# sanitized_tests ROOT OUT SANITIZER FILTER
sanitized_tests() {
  # Backtraces of errors that are thrown would take most of the time.
  export SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0
  # The old library runs no test here, and leaks by itself.
  swift test --disable-xctest --package-path "$1" --scratch-path "$2" --sanitize="$3" --filter "$4"
}

# The quick tests of values, kernels, reading and typing.
proof_address() {
  sanitized_tests "$1" "$2" address \
    'MintageCoreTests|MintageEntryTests|MintageABITests|ConcurrencyTests|KernelTests|FastPathTests'
}

# The tests that share styles, readers and names between tasks; those of values run side by side.
proof_thread() {
  sanitized_tests "$1" "$2" thread 'MintageCoreTests|ConcurrencyTests'
}

# The runtime uses nothing that macOS 12 and iOS 15 do not have.
proof_availability() { "$root/Scripts/check-availability.sh" "$1" "$2"; }

# Random identifiers, codes, options and amounts against the naive reference, with the sanitizer.
proof_fuzz() {
  local root="$1" out="$2" target
  local flags=(-O -wmo -swift-version 6 -parse-as-library -package-name mintage -enable-testing
    -sanitize=fuzzer,address -I "$out")
  mkdir -p "$out/corpus"
  for target in $(runtime_targets "$root"); do
    # shellcheck disable=SC2046
    swiftc "${flags[@]}" -enable-upcoming-feature InternalImportsByDefault -module-name "$target" \
      -emit-module -emit-module-path "$out/$target.swiftmodule" -c -o "$out/$target.o" \
      $(swift_files "$root/Sources/$target")
  done
  swiftc "${flags[@]}" ${fuzz_only[@]+"${fuzz_only[@]}"} -module-name Fuzz -o "$out/fuzz" \
    "$root"/Tests/Fuzz/*.swift "$root"/Tests/MintageTests/Naive*.swift "$out"/*.o
  (cd "$out" && ./fuzz -max_total_time="$fuzz_seconds" -max_len=96 -timeout=5 \
    -print_final_stats=1 corpus 2>&1) | tee "$out/fuzz.log"
  echo "ran $(sed -n 's/^stat::number_of_executed_units: *//p' "$out/fuzz.log") inputs"
}

# attempt LOG COMMAND...: leaves in `status` how it ended. Never called as a condition: the shell
# would let the command go on after an error inside.
attempt() {
  local log="$1"
  shift
  set +e
  (set -e; "$@") > "$log" 2>&1
  status=$?
  set -e
}

# Runs a proof; prints what it said only if it fails.
run() {
  local name="$1" started=$SECONDS log="$work/$1.log"
  # Builds stay, so that the next run is short.
  mkdir -p "$work/$name"
  attempt "$log" "proof_$name" "$root" "$work/$name"
  if [ "$status" = 0 ]; then
    echo "proved   $name ($((SECONDS - started)) s)"
    sed -n 's/^ran /         ran /p' "$log"
  else
    tail -40 "$log"
    echo "proofs: '$name' failed; all it said is in $log" >&2
    exit 1
  fi
}

# Plants a violation in a copy; the proof must fail, and say why.
run_planted() {
  local name="$1" log="$work/$1.planted.log" copy="$work/planted"
  copy_package "$root" "$copy"
  "plant_$name" "$copy"
  mkdir -p "$work/$name.planted"
  attempt "$log" "proof_$name" "$copy" "$work/$name.planted"
  if [ "$status" = 0 ]; then
    echo "proofs: '$name' did not notice what was planted; see $log" >&2
    exit 1
  fi
  local word
  word="$(expected_"$name")"
  if ! grep -qE -- "$word" "$log"; then
    tail -20 "$log"
    echo "proofs: '$name' failed for another reason than what was planted; see $log" >&2
    exit 1
  fi
  echo "noticed  $name: $(grep -E -m 1 -- "$word" "$log" | cut -c 1-160)"
}

for proof in "${proofs[@]}"; do
  if [ "$self_test" = yes ]; then run_planted "$proof"; else run "$proof"; fi
done
