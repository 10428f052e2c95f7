internal import CICU

/// ICU's range formatter for one skeleton and locale, with its default collapsing and fallback.
///
/// Not for use by two threads at once; make one for each.
@safe
final class ICURangeFormatter {
  private let library: ICULibrary
  private let formatter: OpaquePointer
  private let result: OpaquePointer

  /// Opens a formatter; nil where this ICU has no function for it.
  init?(_ library: ICULibrary, skeleton: String, locale: String) throws(ICUError) {
    let functions = unsafe library.record
    guard
      let open = unsafe functions.pointee.call
        .unumrf_openForSkeletonWithCollapseAndIdentityFallback,
      let openResult = unsafe functions.pointee.call.unumrf_openResult
    else { return nil }
    let pattern = Array(skeleton.utf16)
    // UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY.
    let opened = unsafe try library.call("unumrf_open", "\(skeleton), \(locale)") { status in
      unsafe pattern.withUnsafeBufferPointer { units in
        guard let start = units.baseAddress else { return unsafe nil as OpaquePointer? }
        return unsafe open(start, Int32(units.count), 0, 2, locale, nil, status)
      }
    }
    let holder = unsafe try library.call("unumrf_openResult", "") { unsafe openResult($0) }
    guard let opened = unsafe opened, let holder = unsafe holder else { return nil }
    self.library = library
    unsafe formatter = opened
    unsafe result = holder
  }

  deinit {
    unsafe library.record.pointee.call.unumrf_closeResult?(result)
    unsafe library.record.pointee.call.unumrf_close?(formatter)
  }

  /// Formats two decimal numbers given in ASCII; the text and its number fields.
  func format(
    from first: [CChar], to last: [CChar]
  ) throws(ICUError) -> (text: String, fields: [ICUField]) {
    let functions = unsafe library.record
    unsafe try library.call("unumrf_formatDecimalRange", "") { status in
      unsafe first.withUnsafeBufferPointer { first in
        unsafe last.withUnsafeBufferPointer { last in
          guard let lower = first.baseAddress, let upper = last.baseAddress else { return }
          unsafe functions.pointee.call.unumrf_formatDecimalRange?(
            formatter, lower, Int32(first.count), upper, Int32(last.count), result, status)
        }
      }
    }
    let value = unsafe try library.call("unumrf_resultAsValue", "") { status in
      unsafe functions.pointee.call.unumrf_resultAsValue?(result, status)
    }
    guard let value = unsafe value.flatMap({ unsafe $0 }) else { return ("", []) }
    var length: Int32 = 0
    let text = unsafe try library.call("ufmtval_getString", "") { status in
      unsafe functions.pointee.call.ufmtval_getString(value, &length, status)
    }
    let string = unsafe text.map { text in
      unsafe String(
        decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    }
    return (string ?? "", unsafe try library.fields(of: value))
  }
}
