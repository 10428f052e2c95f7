# Compiles the runtime as Embedded Swift; sourced by the scripts that prove and measure it.

# The runtime's targets in dependency order; those that are not there yet are skipped.
runtime_targets() {
  local root="$1" target
  for target in MintageCore Mintage MintageNames MintageNotation MintageEntry; do
    if [ -d "$root/Sources/$target" ]; then echo "$target"; fi
  done
}

# swift_files FOLDER: the Swift files below it, sorted so that every machine compiles the same.
swift_files() { find "$1" -name '*.swift' | LC_ALL=C sort; }

# compile_embedded TRIPLE OUT MODULE FILES... [-- FLAGS...]; EMBEDDED_FLAGS go to every compilation.
compile_embedded() {
  local triple="$1" out="$2" module="$3" files=() flags=()
  shift 3
  while [ $# -gt 0 ] && [ "$1" != -- ]; do files+=("$1"); shift; done
  [ $# -gt 0 ] && shift
  flags=("$@")
  mkdir -p "$out"
  swiftc -target "$triple" -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 \
    -parse-as-library -package-name mintage -strict-memory-safety -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -Xfrontend -disable-stack-protector \
    ${EMBEDDED_FLAGS:-} -I "$out" -module-name "$module" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c -o "$out/$module.o" ${flags[@]+"${flags[@]}"} "${files[@]}"
}

# embedded_runtime ROOT TRIPLE OUT [FLAGS...]: all runtime targets, one object each.
embedded_runtime() {
  local root="$1" triple="$2" out="$3" target
  shift 3
  for target in $(runtime_targets "$root"); do
    # shellcheck disable=SC2046
    compile_embedded "$triple" "$out" "$target" $(swift_files "$root/Sources/$target") -- "$@"
  done
}

# wasm_module ROOT OUT MODULE.wasm EXPORTS.swift...: links without an allocator, so that it links
# only if nothing that the exports reach allocates.
wasm_module() {
  local root="$1" out="$2" module="$3" name
  shift 3
  local triple=wasm32-unknown-none-wasm
  local flags=()
  embedded_runtime "$root" "$triple" "$out" || return 1
  compile_embedded "$triple" "$out" Exports "$@" || return 1
  for name in $(sed -n 's/^public func \(mintage_[a-z_]*\)(.*/\1/p' "$@"); do
    flags+=("--export=$name")
  done
  wasm-ld --no-entry --gc-sections --strip-all -O2 --export=__heap_base "${flags[@]}" -o "$module" \
    "$out"/*.o
}
