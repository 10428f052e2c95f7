public import CMintage
internal import MintageCore

/// Resolves a reader.
@c @implementation
public func mintage_reader_resolve(
  _ reader: UnsafeMutablePointer<mintage_reader>?, _ tables: UnsafePointer<mintage_tables>?,
  _ names: UnsafePointer<mintage_names>?, _ locale: UnsafePointer<CChar>?, _ locale_count: Int,
  _ currency: UnsafePointer<CChar>?, _ currency_count: Int,
  _ style_options: UnsafePointer<mintage_style_options>?,
  _ options: UnsafePointer<mintage_reader_options>?
) -> mintage_result {
  answering { () throws(Failure) in
    var mode = ReadingMode.lenient
    var ambiguity = AmbiguityPolicy.refuse
    if let options = try unsafe given(options) {
      guard options.reserved == (0, 0) else { throw .options }
      mode = try chosen(options.mode, ReadingMode.self)
      ambiguity = try chosen(options.ambiguity, AmbiguityPolicy.self)
    }
    let resolved = try unsafe CurrencyReader(
      currencyCode(currency, currency_count), in: localeIdentifier(locale, locale_count),
      options: StyleOptions(given: style_options), mode: mode, ambiguity: ambiguity,
      tables: MintageABI.tables(tables), names: optionalTables(names))
    try unsafe fill(reader, with: resolved)
    return MINTAGE_OK
  }
}

/// Gives a reader's style.
@c @implementation
public func mintage_reader_style(
  _ reader: UnsafePointer<mintage_reader>?, _ style: UnsafeMutablePointer<mintage_style>?
) -> mintage_result {
  answering { () throws(Failure) in
    let reader = try unsafe opened(reader)
    try unsafe fill(style, with: reader.pointee.style)
    return MINTAGE_OK
  }
}

/// Reads an amount.
@c @implementation
public func mintage_reader_read(
  _ reader: UnsafePointer<mintage_reader>?, _ text: UnsafePointer<CChar>?, _ text_count: Int,
  _ reading: UnsafeMutablePointer<mintage_reading>?
) -> mintage_result {
  answering { () throws(Failure) in
    let reader = try unsafe opened(reader)
    let text = try unsafe input(text, text_count)
    guard let reading = unsafe reading else { throw .argument }
    let read = unsafe reader.pointee.read(utf8: text)
    unsafe reading.pointee = mintage_reading(read)
    guard case .amount = read else { throw Failure(MINTAGE_ERROR_REFUSED) }
    return MINTAGE_OK
  }
}

/// Reads minor units.
@c @implementation
public func mintage_reader_read_units(
  _ reader: UnsafePointer<mintage_reader>?, _ text: UnsafePointer<CChar>?, _ text_count: Int,
  _ minor_units: UnsafeMutablePointer<Int64>?, _ reading: UnsafeMutablePointer<mintage_reading>?
) -> mintage_result {
  answering { () throws(Failure) in
    let reader = try unsafe opened(reader)
    let text = try unsafe input(text, text_count)
    guard let units = unsafe minor_units else { throw .argument }
    do throws(ReadingFailure) {
      unsafe units.pointee = try unsafe CurrencyReader.minorUnits(by: reader, utf8: text)
    } catch {
      unsafe reading?.pointee = mintage_reading(.refused(error))
      throw Failure(MINTAGE_ERROR_REFUSED)
    }
    return MINTAGE_OK
  }
}

/// Reads many texts.
@c @implementation
public func mintage_reader_read_many(
  _ reader: UnsafePointer<mintage_reader>?, _ texts: UnsafePointer<CChar>?,
  _ offsets: UnsafePointer<Int64>?, _ text_count: Int, _ minor_units: UnsafeMutablePointer<Int64>?,
  _ reasons: UnsafeMutablePointer<UInt8>?, _ read: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let reader = try unsafe opened(reader)
    guard let offsets = unsafe offsets, let units = unsafe minor_units,
      let reasons = unsafe reasons, text_count >= 0
    else { throw .argument }
    // Offsets are judged before anything is read or written.
    for index in 0..<text_count {
      guard unsafe offsets[index] >= 0, unsafe offsets[index] <= offsets[index + 1] else {
        throw .argument
      }
    }
    if text_count > 0, unsafe texts == nil, unsafe offsets[text_count] > 0 { throw .argument }
    let start = unsafe UnsafeRawPointer(texts)?.assumingMemoryBound(to: UInt8.self)
    var understood = 0
    for index in 0..<text_count {
      let (first, last) = unsafe (Int(offsets[index]), Int(offsets[index + 1]))
      let text = unsafe UnsafeBufferPointer(
        start: start.map { unsafe $0 + first }, count: last - first)
      do throws(ReadingFailure) {
        unsafe units[index] = try unsafe CurrencyReader.minorUnits(by: reader, utf8: text)
        unsafe reasons[index] = 0
        understood += 1
      } catch {
        unsafe units[index] = 0
        unsafe reasons[index] = UInt8(truncatingIfNeeded: error.reason.number)
      }
    }
    unsafe read?.pointee = understood
    return MINTAGE_OK
  }
}
