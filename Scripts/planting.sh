# What the self-test of the proofs plants in a copy of the package, and what it must find.
# Each violation is one that a careless change could bring.

copy_package() {
  local root="$1" copy="$2"
  rm -rf "$copy"
  mkdir -p "$copy"
  cp -R "$root/Package.swift" "$root/Sources" "$root/Tests" "$copy"
}

writing=Sources/MintageCore/Writing/CurrencyStyle+Writing.swift
signature='  public func write(minorUnits: Int64, into text: inout CurrencyText) {'

# plant COPY CODE LINE: puts a line at the start of the hottest function, and declarations behind it.
plant() {
  grep -qF -- "$signature" "$1/$writing" || {
    echo "planting: '$signature' is not in $writing any more" >&2
    exit 2
  }
  awk -v signature="$signature" -v line="$3" \
    '{ print } $0 == signature { print line }' "$1/$writing" > "$1/planted.swift"
  printf '\n%s\n' "$2" >> "$1/planted.swift"
  mv "$1/planted.swift" "$1/$writing"
}

plant_array() {
  plant "$1" '@inline(never) func plantedDigits(_ number: Int64) -> [Int64] { [number, number &+ 1] }' \
    '    if plantedDigits(minorUnits).isEmpty { return }'
}
plant_wasm() { plant_array "$1"; }
expected_wasm() { echo 'undefined symbol: (posix_memalign|malloc|swift_)'; }

plant_embedded() { plant_array "$1"; }
expected_embedded() { echo "cannot use allocating type|no-allocations"; }

plant_attribute() { plant_array "$1"; }
expected_attribute() { echo 'can cause an allocation|can cause metadata allocation'; }

plant_counter() { plant_array "$1"; }
expected_counter() { echo 'W1/mintage-text allocates [0-9]'; }

plant_initializers() {
  plant "$1" 'let plantedTable = (0..<64).map { Int64($0) &* 3 }' \
    '    if plantedTable.count == Int(truncatingIfNeeded: minorUnits) { return }'
}
expected_initializers() { echo 'initializes a global lazily'; }

plant_address() {
  plant "$1" '@inline(never) func plantedRead(_ offset: Int) -> UInt8 {
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
  defer { unsafe memory.deallocate() }
  unsafe memory.initialize(repeating: 1, count: 8)
  return unsafe memory[offset]
}' '    if plantedRead(8) == 2 { return }'
}
expected_address() { echo 'AddressSanitizer: heap-buffer-overflow'; }

plant_thread() {
  plant "$1" 'struct PlantedCache { nonisolated(unsafe) static var last: Int64 = 0 }' \
    '    unsafe PlantedCache.last = minorUnits'
}
expected_thread() { echo 'ThreadSanitizer: .*race'; }

plant_availability() {
  plant "$1" '@inline(never) func plantedWide(_ number: Int64) -> UInt128 { UInt128(number.magnitude) }' \
    '    if plantedWide(minorUnits) == 7 { return }'
}
expected_availability() { echo "'UInt128' is only available in"; }

plant_fuzz() {
  plant "$1" '' '    if minorUnits / 100 == 1 { return }'
}
expected_fuzz() { echo 'differs from the reference'; }
