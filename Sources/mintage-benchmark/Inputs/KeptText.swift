/// Text in memory that is never freed, with a zero behind it.
@safe
struct KeptText<Unit: FixedWidthInteger & BitwiseCopyable>: BitwiseCopyable {
  let start: UnsafePointer<Unit>
  let count: Int

  init(_ units: some Collection<Unit>) {
    let memory = UnsafeMutablePointer<Unit>.allocate(capacity: units.count + 1)
    for (index, unit) in units.enumerated() { unsafe memory[index] = unit }
    unsafe memory[units.count] = 0
    unsafe start = UnsafePointer(memory)
    count = units.count
  }

  var units: UnsafeBufferPointer<Unit> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }
}
