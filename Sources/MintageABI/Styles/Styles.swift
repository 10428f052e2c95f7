public import CMintage
internal import MintageCore

/// Resolves a style.
@c @implementation
public func mintage_style_resolve(
  _ style: UnsafeMutablePointer<mintage_style>?, _ tables: UnsafePointer<mintage_tables>?,
  _ locale: UnsafePointer<CChar>?, _ locale_count: Int, _ currency: UnsafePointer<CChar>?,
  _ currency_count: Int, _ options: UnsafePointer<mintage_style_options>?
) -> mintage_result {
  answering { () throws(Failure) in
    let resolved = try unsafe CurrencyStyle(
      currencyCode(currency, currency_count), in: localeIdentifier(locale, locale_count),
      options: StyleOptions(given: options), tables: MintageABI.tables(tables))
    try unsafe fill(style, with: resolved)
    return MINTAGE_OK
  }
}

/// Tells a style's digits.
@c @implementation
public func mintage_style_get_info(
  _ style: UnsafePointer<mintage_style>?, _ info: UnsafeMutablePointer<mintage_style_info>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    guard let info = unsafe info else { throw .argument }
    unsafe info.pointee = mintage_style_info(
      currency: letters(style.pointee.currency),
      minor_unit_digits: Int32(style.pointee.minorUnitDigits),
      minimum_fraction_digits: Int32(style.pointee.minimumFractionDigits),
      maximum_fraction_digits: Int32(style.pointee.maximumFractionDigits))
    return MINTAGE_OK
  }
}

/// Writes minor units.
@c @implementation
public func mintage_style_format(
  _ style: UnsafePointer<mintage_style>?, _ minor_units: Int64,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      try unsafe style.pointee.write(minorUnits: minor_units, into: buffer)
    }
  }
}

/// Writes an exact amount.
@c @implementation
public func mintage_style_format_decimal(
  _ style: UnsafePointer<mintage_style>?, _ amount: UnsafePointer<mintage_decimal>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    let amount = try unsafe exact(amount)
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      try unsafe style.pointee.write(amount, into: buffer)
    }
  }
}

/// Writes an exact amount given as text.
@c @implementation
public func mintage_style_format_text(
  _ style: UnsafePointer<mintage_style>?, _ amount: UnsafePointer<CChar>?, _ amount_count: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    let amount = try unsafe exact(amount, amount_count)
    return try unsafe writing(buffer, capacity, count) { buffer throws(WriteError) in
      try unsafe style.pointee.write(amount, into: buffer)
    }
  }
}

/// Writes many amounts.
@c @implementation
public func mintage_style_format_many(
  _ style: UnsafePointer<mintage_style>?, _ minor_units: UnsafePointer<Int64>?,
  _ amount_count: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ offsets: UnsafeMutablePointer<Int64>?, _ done: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let style = try unsafe opened(style)
    guard let offsets = unsafe offsets, let done = unsafe done, amount_count >= 0, capacity >= 0,
      unsafe minor_units != nil || amount_count == 0, unsafe buffer != nil || capacity == 0
    else { throw .argument }
    let start = unsafe UnsafeMutableRawPointer(buffer)?.assumingMemoryBound(to: UInt8.self)
    var used = 0
    unsafe offsets[0] = 0
    for index in 0..<amount_count {
      let rest = unsafe UnsafeMutableBufferPointer(
        start: start.map { unsafe $0 + used }, count: capacity - used)
      do throws(WriteError) {
        used += try unsafe style.pointee.write(minorUnits: minor_units?[index] ?? 0, into: rest)
      } catch {
        unsafe done.pointee = index
        throw Failure(error)
      }
      unsafe offsets[index + 1] = Int64(used)
    }
    unsafe done.pointee = amount_count
    return MINTAGE_OK
  }
}
