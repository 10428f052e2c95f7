#!/usr/bin/env bash
# Type-checks the fields and the example for iOS and macOS on Linux, where there is no SDK: against
# Tests/FrameworkStubs, which declares what is used of Apple's frameworks, as documented.
# The toolchain's interfaces of the standard library, of concurrency and of observation are read as
# if they were Apple's: they carry the same availability. The runtime and the bridges the fields use
# are compiled for the same targets. Afterwards it plants errors and sees that they are found.
# Usage: Scripts/check-ui.sh [OUT]
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
out="${1:-$root/.build/ui-check}"
. "$root/Scripts/embedded.sh"

toolchain="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift"
stubs="$root/Tests/FrameworkStubs"
mkdir -p "$out/resources"
ln -sfn "$toolchain/shims" "$out/resources/shims"
ln -sfn "$toolchain/clang" "$out/resources/clang"

# interface MODULE FOLDER ARCHITECTURE-AND-SYSTEM TARGET: the toolchain's interface, for that target.
interface() {
  local folder="$out/resources/$2/$1.swiftmodule" file
  mkdir -p "$folder"
  file="$folder/$3.swiftinterface"
  # What does not suit: the target; attributes for back deployment, of functions without their
  # bodies; two calls of functions for a type that only Intel has; C's library. Availability is not
  # checked inside, where conformances are declared for other systems than Apple's.
  awk -v target="$4" -v module="$1" '
    NR == 3 {
      sub(/-target [^ ]+/, "-target " target)
      if (module != "Swift") sub(/-module-name/, "-disable-availability-checking -module-name")
    }
    /^import Glibc/ { next }
    module != "Swift" { sub(/@backDeployed\([^)]*\)/, "") }
    { gsub(/_stdlib_(remainder|squareRoot)l\(self(, other)?\)/, "0"); line[NR] = $0 }
    END {
      for (i = 1; i <= NR; i++) {
        if (line[i] ~ /@backDeployed/ && line[i + 2] ~ /_diagnoseUnavailableCodeReached/) continue
        print line[i]
      }
    }
  ' "$toolchain/linux/$1.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" > "$file.new"
  # A file that stays as old as it was is not compiled again.
  if cmp -s "$file.new" "$file"; then rm "$file.new"; else mv "$file.new" "$file"; fi
}

# compile TARGET MODULES MODULE FLAGS... -- FILES...: type-checks a module and keeps its interface.
compile() {
  local target="$1" modules="$2" module="$3" flags=()
  shift 3
  while [ "$1" != -- ]; do flags+=("$1"); shift; done
  shift
  swiftc -swift-version 6 -parse-as-library -package-name mintage -target "$target" \
    -resource-dir "$out/resources" -sdk "$out/resources" -module-cache-path "$out/cache" \
    -plugin-path "$toolchain/host/plugins" -Xfrontend -disable-objc-interop -O -wmo \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
    -I "$modules" -module-name "$module" -emit-module \
    -emit-module-path "$modules/$module.swiftmodule" ${flags[@]+"${flags[@]}"} "$@"
}

# sources MODULE: its sources, those of the fields with the accessor that SwiftPM would generate.
sources() {
  case "$1" in
    MintageFoundation)
      # The fields need decimals and locales alone; the rest is checked by the build on Linux.
      echo "$root/Sources/MintageFoundation/MintageFoundation.swift"
      find "$root/Sources/MintageFoundation/Amounts" -name '*Decimal*.swift' \
        ! -name 'CurrencyStyle*' | LC_ALL=C sort
      echo "$root/Sources/MintageFoundation/Locales/LocaleIdentifier+Locale.swift"
      ;;
    MintageUI)
      swift_files "$root/Sources/MintageUI"
      echo "$stubs/Accessors/Bundle+Module.swift"
      ;;
    *) swift_files "$root/Sources/$1" ;;
  esac
}

strict=(-strict-memory-safety -warnings-as-errors)

# check SYSTEM FOLDER ARCHITECTURE-AND-SYSTEM LIBRARY-TARGET PACKAGE-TARGET APP-TARGET FRAMEWORK
check() {
  local modules="$out/$1" module target
  mkdir -p "$modules"
  interface Swift "$2" "$3" "$4"
  for module in _Concurrency _StringProcessing Observation; do
    interface "$module" "$2" "$3" "$6"
  done
  for module in CoreGraphics Foundation Accessibility "$7" SwiftUI; do
    # shellcheck disable=SC2046
    compile "$5" "$modules" "$module" -suppress-warnings -- $(swift_files "$stubs/$module")
  done
  for module in $(runtime_targets "$root") MintageFoundation; do
    # shellcheck disable=SC2046
    compile "$5" "$modules" "$module" "${strict[@]}" -- $(sources "$module")
  done
  # For the systems that views are marked with, and for the older ones that the package deploys to.
  for target in "$6" "$5"; do
    for module in MintageUI CheckoutExample; do
      # shellcheck disable=SC2046
      compile "$target" "$modules" "$module" "${strict[@]}" -- $(sources "$module")
    done
    echo "MintageUI and CheckoutExample type-check for $target"
  done
  examples "$6" "$modules" "$7"
}

# examples TARGET MODULES FRAMEWORK: type-checks the Swift of the documentation's page of fields.
examples() {
  local folder="$2/Examples"
  rm -rf "$folder"
  mkdir -p "$folder"
  awk -v folder="$folder" -v framework="$3" '
    function flush() {
      # A block that begins with the name of another framework is for that one.
      if (block ~ /^\/\/ (UIKit|AppKit)\n/ && index(block, "// " framework "\n") != 1) return
      file = folder "/Block" ++count ".swift"
      printf "import Foundation\nimport MintageNames\nimport MintageUI\n" > file
      printf "import %s\nimport SwiftUI\n%s", framework, block > file
      close(file)
    }
    /^```swift$/ { inside = 1; block = ""; next }
    /^```$/ && inside { inside = 0; flush(); next }
    inside { block = block $0 "\n" }
  ' "$root/Documentation/fields.md"
  # shellcheck disable=SC2046
  compile "$1" "$2" Examples "${strict[@]}" -- $(swift_files "$folder")
  echo "$(find "$folder" -name '*.swift' | wc -l) examples of Documentation/fields.md type-check for $1"
}

# finds TARGET MODULES MESSAGE: that an error in what is read from standard input is found.
finds() {
  cat > "$out/Planted.swift"
  if compile "$1" "$2" Planted "${strict[@]}" -- "$out/Planted.swift" > "$out/planted.log" 2>&1 ||
    ! grep -q "$3" "$out/planted.log"; then
    cat "$out/planted.log"
    echo "check-ui: a planted error was not found: $3" >&2
    return 1
  fi
}

{
  check ios iphoneos arm64-apple-ios arm64-apple-ios12.2 arm64-apple-ios15.0 arm64-apple-ios17.0 \
    UIKit
  check macos macosx arm64-apple-macos arm64-apple-macos10.14 arm64-apple-macos12.0 \
    arm64-apple-macos14.0 AppKit
} 2>&1 | { grep -v 'SDKSettings.json' || true; }

finds arm64-apple-ios17.0 "$out/ios" "has no member 'currency'" << 'SWIFT'
import MintageUI
@MainActor func planted(_ field: CurrencyTextField) { field.currency = 1 }
SWIFT
finds arm64-apple-ios15.0 "$out/ios" "only available in iOS 17" << 'SWIFT'
import MintageUI
@MainActor func planted(_ state: CurrencyFieldState) { state.press(.backspace) }
SWIFT
finds arm64-apple-macos14.0 "$out/macos" "main actor-isolated" << 'SWIFT'
import MintageUI
func planted(_ field: CurrencyTextField) { field.amount = nil }
SWIFT
echo "check-ui: planted errors are found"
