@testable import mintage_try

/// What the tool prints for a line.
func answer(to line: String) -> String {
  var line = line
  return line.withUTF8 { bytes in
    var formatter = LineFormatter()
    var output = OutputBuffer()
    formatter.format(unsafe ByteText(bytes), into: &output)
    return unsafe output.withBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
  }
}

/// Reads options.
func wanted(_ text: String) throws(Refusal) -> WantedStyle {
  var text = text
  let result = text.withUTF8 { bytes in
    Result { () throws(Refusal) in try OptionReader.read(unsafe ByteText(bytes)) }
  }
  return try result.get()
}
