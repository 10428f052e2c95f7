internal import CICU

/// A field of a text that ICU formatted: its number among `UNumberFormatFields`, and where it is in
/// UTF-16.
struct ICUField: Hashable, Comparable, CustomStringConvertible {
  var field: Int
  var range: Range<Int>

  /// ICU's number for the sign of approximate amounts.
  static let approximately = 13

  static func < (left: ICUField, right: ICUField) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.field)
      < (right.range.lowerBound, right.range.upperBound, right.field)
  }

  var description: String { "\(field)@\(range.lowerBound)-\(range.upperBound)" }
}

extension ICUFormatter {
  /// The fields of the text formatted last, sorted by place.
  func fields() throws(ICUError) -> [ICUField] {
    let functions = unsafe library.record
    let value = unsafe try library.call("unumf_resultAsValue", "") { status in
      unsafe functions.pointee.call.unumf_resultAsValue(result, status)
    }
    return unsafe try library.fields(of: value)
  }
}

extension ICULibrary {
  /// The number fields of a formatted value, sorted by place.
  func fields(of value: OpaquePointer?) throws(ICUError) -> [ICUField] {
    guard let value = unsafe value else { return [] }
    let functions = unsafe record
    let opened = unsafe try call("ucfpos_open", "") {
      unsafe functions.pointee.call.ucfpos_open($0)
    }
    guard let position = unsafe opened else { return [] }
    defer { unsafe functions.pointee.call.ucfpos_close(position) }
    var fields: [ICUField] = []
    while unsafe try call(
      "ufmtval_nextPosition", "",
      { unsafe functions.pointee.call.ufmtval_nextPosition(value, position, $0) }) != 0
    {
      var (start, limit) = (Int32(0), Int32(0))
      unsafe try call("ucfpos_getIndexes", "") { status in
        unsafe functions.pointee.call.ucfpos_getIndexes(position, &start, &limit, status)
      }
      let category = unsafe try call("ucfpos_getCategory", "") { status in
        unsafe functions.pointee.call.ucfpos_getCategory(position, status)
      }
      let number = unsafe try call("ucfpos_getField", "") { status in
        unsafe functions.pointee.call.ucfpos_getField(position, status)
      }
      // UFIELD_CATEGORY_NUMBER; the spans of a range are another category.
      // Of a range ICU tells an integer twice where another digit follows its separator.
      let field = ICUField(field: Int(number), range: Int(start)..<Int(limit))
      if category == 2, fields.last != field { fields.append(field) }
    }
    return fields.sorted()
  }
}
