import CBenchmarkFloor
import Mintage

/// What plain C does.
enum FloorRows {
  static func all(_ inputs: Inputs) -> [Row] {
    [
      row(.format, "c-floor", "C floor (two-digit table, length first)") { dollars(inputs) },
      row(.format, "c-generic", "C floor, generic (reads any record)") {
        records([Pair.dollars], inputs)
      },
      row(.mixed, "c-floor", "C floor, generic (reads any record)") { records(Pair.all, inputs) },
      row(.typing, "c-floor", "C floor, reformat") { typing(inputs) },
      row(.parsing, "c-strict", "C, strict reader") { parsing(inputs) },
    ]
  }

  private static func row(
    _ workload: Workload, _ name: String, _ title: String, _ prepare: @escaping () -> Row.Body
  ) -> Row {
    Row(
      workload: workload, name: name, title: title, contender: .floor, prepare: prepare)
  }

  private static func dollars(_ inputs: Inputs) -> Row.Body {
    { start, count in
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        guard let output = buffer.baseAddress else { return 0 }
        var sum = 0
        for index in start..<start &+ count {
          sum &+= unsafe floor_write_dollars(inputs.amounts[index], output)
        }
        return sum
      }
    }
  }

  private static func records(_ pairs: [Pair], _ inputs: Inputs) -> Row.Body {
    let records = pairs.map { floor_record($0.style) }
    let mask: UInt8 = pairs.count == 1 ? 0 : 0xFF
    return { start, count in
      unsafe records.withUnsafeBufferPointer { records in
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
          guard let first = records.baseAddress, let output = buffer.baseAddress else { return 0 }
          var sum = 0
          for index in start..<start &+ count {
            let record = unsafe first + Int(inputs.pairs[index] & mask)
            sum &+= unsafe floor_write(record, inputs.amounts[index], output)
          }
          return sum
        }
      }
    }
  }

  private static func typing(_ inputs: Inputs) -> Row.Body {
    { start, count in
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        guard let output = buffer.baseAddress else { return 0 }
        var field = CentsField()
        var sum = 0
        for index in start..<start &+ count {
          field.press(inputs.keys[index])
          sum &+= unsafe floor_write_dollars(field.cents, output)
        }
        return sum
      }
    }
  }

  private static func parsing(_ inputs: Inputs) -> Row.Body {
    let texts = DollarTexts(inputs)
    return { start, count in
      var cents: Int64 = 0
      var sum = 0
      for index in start..<start &+ count {
        let text = texts.utf8[index]
        if unsafe floor_read_dollars(text.start, text.count, &cents) {
          sum &+= Int(truncatingIfNeeded: cents)
        }
      }
      return sum
    }
  }
}

/// The state of a cents-first field: a digit is appended, a backspace takes the last one away.
struct CentsField {
  var cents: Int64 = 0

  @inline(__always)
  mutating func press(_ key: UInt8) {
    cents = key == 10 ? cents / 10 : cents &* 10 &+ Int64(key)
  }
}
