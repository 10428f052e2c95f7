public import CMintage
internal import MintageCore

/// Resolves an amount style.
@c @implementation
public func mintage_amount_style_resolve(
  _ style: UnsafeMutablePointer<mintage_amount_style>?, _ tables: UnsafePointer<mintage_tables>?,
  _ notation: UnsafePointer<mintage_notation>?, _ names: UnsafePointer<mintage_names>?,
  _ locale: UnsafePointer<CChar>?, _ locale_count: Int, _ currency: UnsafePointer<CChar>?,
  _ currency_count: Int, _ style_options: UnsafePointer<mintage_style_options>?,
  _ options: UnsafePointer<mintage_amount_options>?
) -> mintage_result {
  answering { () throws(Failure) in
    let resolved = try unsafe AmountStyle(
      currencyCode(currency, currency_count), in: localeIdentifier(locale, locale_count),
      options: AmountOptions(given: options, style: style_options),
      tables: MintageABI.tables(tables), names: optionalTables(names),
      notation: optionalTables(notation))
    try unsafe fill(style, with: resolved)
    return MINTAGE_OK
  }
}

/// Resolves an amount style by a skeleton.
@c @implementation
public func mintage_amount_style_resolve_skeleton(
  _ style: UnsafeMutablePointer<mintage_amount_style>?, _ tables: UnsafePointer<mintage_tables>?,
  _ notation: UnsafePointer<mintage_notation>?, _ names: UnsafePointer<mintage_names>?,
  _ locale: UnsafePointer<CChar>?, _ locale_count: Int, _ currency: UnsafePointer<CChar>?,
  _ currency_count: Int, _ skeleton: UnsafePointer<CChar>?, _ skeleton_count: Int,
  _ failure: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let text = try unsafe input(skeleton, skeleton_count)
    let stems: AmountSkeleton
    do throws(SkeletonError) {
      stems = try unsafe AmountSkeleton(utf8: text)
    } catch {
      unsafe failure?.pointee = error.offset
      throw Failure(MINTAGE_ERROR_SKELETON)
    }
    let names = try unsafe optionalTables(names)
    let code: CurrencyCode
    if let named = stems.currency {
      code = named
    } else {
      code = try unsafe currencyCode(currency, currency_count)
    }
    let resolved = try unsafe AmountStyle(
      code, in: localeIdentifier(locale, locale_count), options: stems.options,
      tables: MintageABI.tables(tables), names: stems.showsName ? names : nil,
      notation: optionalTables(notation))
    try unsafe fill(style, with: resolved)
    return MINTAGE_OK
  }
}

/// Writes minor units.
@c @implementation
public func mintage_amount_style_format(
  _ style: UnsafePointer<mintage_amount_style>?, _ minor_units: Int64,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      try unsafe style.pointee.write(minorUnits: minor_units, into: buffer)
    }
  }
}

/// Writes an amount and its parts.
@c @implementation
public func mintage_amount_style_format_parts(
  _ style: UnsafePointer<mintage_amount_style>?, _ amount: UnsafePointer<mintage_decimal>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ parts: UnsafeMutablePointer<mintage_part>?, _ part_capacity: Int,
  _ part_count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    let amount = try unsafe exact(amount)
    return try unsafe writing(buffer, capacity, count, parts, part_capacity, part_count) {
      (buffer, parts) throws(WriteError) in
      try unsafe style.pointee.write(amount, into: buffer, parts: parts)
    }
  }
}

/// Writes a range and its parts.
@c @implementation
public func mintage_amount_style_format_range(
  _ style: UnsafePointer<mintage_amount_style>?, _ first: UnsafePointer<mintage_decimal>?,
  _ last: UnsafePointer<mintage_decimal>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ parts: UnsafeMutablePointer<mintage_part>?, _ part_capacity: Int,
  _ part_count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    let range = try unsafe (exact(first), exact(last))
    return try unsafe writing(buffer, capacity, count, parts, part_capacity, part_count) {
      (buffer, parts) throws(WriteError) in
      try unsafe style.pointee.write(from: range.0, to: range.1, into: buffer, parts: parts)
    }
  }
}

/// Writes a text and its parts into the caller's buffers.
@unsafe
private func writing(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ parts: UnsafeMutablePointer<mintage_part>?, _ partCapacity: Int,
  _ partCount: UnsafeMutablePointer<Int>?,
  _ body: (
    UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<AmountPart>
  ) throws(WriteError) -> (bytes: Int, parts: Int)
) throws(Failure) -> Int {
  guard partCapacity >= 0, unsafe parts != nil || partCapacity == 0 else { throw .argument }
  return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
    // The library's own parts are laid out otherwise: written beside, then copied.
    try unsafe withUnsafeTemporaryAllocation(of: AmountPart.self, capacity: 96) {
      own throws(WriteError) in
      let kept = unsafe UnsafeMutableBufferPointer(rebasing: own[..<min(96, partCapacity)])
      let written = try unsafe body(buffer, kept)
      for index in 0..<min(written.parts, kept.count) {
        unsafe parts?[index] = mintage_part(kept[index])
      }
      unsafe partCount?.pointee = written.parts
      return written.bytes
    }
  }
}

extension mintage_part {
  init(_ part: AmountPart) {
    self.init(
      field: UInt16(part.field.rawValue), utf8_start: UInt16(part.utf8Range.lowerBound),
      utf8_end: UInt16(part.utf8Range.upperBound), utf16_start: UInt16(part.utf16Range.lowerBound),
      utf16_end: UInt16(part.utf16Range.upperBound))
  }
}
