#!/usr/bin/env bash
# Compiles the runtime for macOS 12 and iOS 15 on Linux, to see that it uses nothing newer.
# The toolchain's interface of the standard library is read as if it were Apple's: it carries the
# same availability. Where Apple's SDK is, a plain build says the same.
# Usage: Scripts/check-availability.sh [PACKAGE [OUT]]
set -euo pipefail
scripts="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "${1:-$scripts/..}" && pwd)"
out="${2:-$root/.build/availability}"
. "$scripts/embedded.sh"

resources="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift"
interface="$resources/linux/Swift.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface"

mkdir -p "$out/resources"
ln -sfn "$resources/shims" "$out/resources/shims"
ln -sfn "$resources/clang" "$out/resources/clang"

# check FOLDER ARCHITECTURE-AND-SYSTEM INTERFACE-TARGET TARGET
check() {
  local folder="$out/resources/$1/Swift.swiftmodule" target
  mkdir -p "$folder" "$out/$1"
  # Of the interface four lines do not suit: its target, the attribute of a function that Apple's
  # library has always had, and two calls of functions for a type that only Intel has.
  awk -v target="$3" '
    NR == 3 { sub(/-target [^ ]+/, "-target " target) }
    { gsub(/_stdlib_(remainder|squareRoot)l\(self(, other)?\)/, "0"); line[NR] = $0 }
    END {
      for (i = 1; i <= NR; i++) {
        if (line[i] ~ /@backDeployed/ && line[i + 2] ~ /_diagnoseUnavailableCodeReached/) continue
        print line[i]
      }
    }
  ' "$interface" > "$folder/$2.new"
  # A file that stays as old as it was is not compiled again.
  if cmp -s "$folder/$2.new" "$folder/$2.swiftinterface"; then
    rm "$folder/$2.new"
  else
    mv "$folder/$2.new" "$folder/$2.swiftinterface"
  fi
  for module in $(runtime_targets "$root"); do
    # shellcheck disable=SC2046
    swiftc -O -wmo -swift-version 6 -parse-as-library -package-name mintage -target "$4" \
      -resource-dir "$out/resources" -sdk "$out/resources" -module-cache-path "$out/cache" \
      -Xfrontend -disable-objc-interop -Xfrontend -disable-implicit-concurrency-module-import \
      -Xfrontend -disable-implicit-string-processing-module-import \
      -enable-upcoming-feature InternalImportsByDefault -I "$out/$1" -module-name "$module" \
      -emit-module -emit-module-path "$out/$1/$module.swiftmodule" \
      $(swift_files "$root/Sources/$module")
  done
  echo "the runtime compiles for $4"
}

# Both at once, on two cores. There is no such SDK, and the compiler says so each time.
{
  check macosx arm64-apple-macos arm64-apple-macos10.14 arm64-apple-macos12.0 &
  check iphoneos arm64-apple-ios arm64-apple-ios12.2 arm64-apple-ios15.0
  wait $!
} 2>&1 | { grep -v 'SDKSettings.json' || true; }
