extension ReportData {
  /// The data of the page's script; `<` is escaped so that it can stand within a page.
  var json: String {
    let columns: [JSONValue] = [
      "locale", "parent", "shape", "placement", "system", "decimal", "group", "minus", "currency",
      "negative", "accounting",
    ]
    let document: JSONValue = [
      "columns": .array(columns),
      "shapes": .array(shapes.map { .string($0) }),
      "placements": .array(placements.map { .string($0) }),
      "currencies": .array(snapshot.currencyCodes.map { .string($0) }),
      "systems": .sorted(
        snapshot.numberingSystems.compactMapValues { $0.digits.map(JSONValue.string) }),
      "rows": .array(rows.map(\.json)),
      "symbols": .array(rows.map { .sorted($0.symbols.mapValues { .string($0) }) }),
    ]
    return JSONWriter.document(document).replacing("<", with: "\\u003C")
  }
}

extension ReportData.Row {
  /// An array, in the order of the columns; the accounting text only where it is another.
  fileprivate var json: JSONValue {
    [
      .string(locale), .number(parent), .number(shape), .number(placement), .string(system),
      .string(decimal), .string(group), .string(minus), .string(currency), .string(negative),
      accounting == negative ? .null : .string(accounting),
    ]
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
