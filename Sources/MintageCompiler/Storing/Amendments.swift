internal import Foundation
internal import MintageCore

/// What is kept beside a snapshot to make good what it lacks: `amendments.json` in its folder.
///
///     {
///       "edition": "2026-11-30",
///       "amendments": {
///         "VED-since-2021": {
///           "region": "VE", "currency": "VED", "from": "2021-10-01",
///           "reason": "...", "source": "...", "date": "2026-11-30", "retiredBy": "49"
///         }
///       }
///     }
///
/// A region with a currency is a use, with `from`, `to` and `tender`, or with `"isDefault": true` the
/// currency of the region's locales. A currency alone has `digits`, `cashDigits`, `rounding`,
/// `cashRounding`, `numeric` and `isoDigits`, as in `currencies.json`.
public struct Amendments: Equatable, Sendable {
  /// The day of the last change, `YYYY-MM-DD`: their version.
  public var edition: String
  /// In the order of their names.
  public var list: [Amendment]

  static let fileName = "amendments.json"

  /// Those of a folder, or nil where it has none.
  init?(folder: String) throws {
    let file = "\(folder)/\(Self.fileName)"
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    do {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      try self.init(json: JSONParser.value(of: bytes))
    } catch let error as JSONParser.Failure {
      throw SnapshotError.damaged(file: file, reason: error.reason)
    } catch let error as ShapeError {
      throw SnapshotError.damaged(file: file, reason: error.reason)
    } catch {
      throw SnapshotError.unreadable(file: file, reason: error.sentence)
    }
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    edition = try members.required("edition") { value throws(ShapeError) in try value.asDay() }
    let map = try members.required("amendments") { value throws(ShapeError) in
      try value.asMap { record throws(ShapeError) in try Amendment(json: record) }
    }
    list = map.sorted { $0.key < $1.key }.map { name, amendment in
      var amendment = amendment
      amendment.name = name
      return amendment
    }
    // Tables carry the summary as ASCII.
    guard list.allSatisfy({ $0.summary.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }) else {
      throw ShapeError(reason: "a code or a day is not ASCII")
    }
  }

  /// Refuses amendments that the data have overtaken.
  ///
  /// - Throws: ``AmendmentError`` where the data say it already, or are of the CLDR version that was
  ///   to retire it and do not.
  func check(against snapshot: Snapshot) throws(AmendmentError) {
    for amendment in list {
      let isRedundant = try snapshot.makesRedundant(amendment)
      if isRedundant {
        throw AmendmentError(
          amendment.name, "CLDR \(snapshot.source.cldr) says it already; remove the amendment")
      }
      guard let present = ICUVersion(snapshot.source.cldr), let last = Int(amendment.retiredBy),
        present.major >= last
      else { continue }
      throw AmendmentError(
        amendment.name,
        "CLDR \(amendment.retiredBy) was to retire it, and CLDR \(snapshot.source.cldr) does not;"
          + " look whether it still holds, and name a later version")
    }
  }
}

/// An amendment that cannot stay as it is.
public struct AmendmentError: Error, Equatable, CustomStringConvertible {
  var name: String
  var reason: String

  init(_ name: String, _ reason: String) { (self.name, self.reason) = (name, reason) }

  /// Which amendment, and what to do about it.
  public var description: String { "\(Amendments.fileName), \(name): \(reason)" }
}

extension Amendment {
  /// Reads all but the name.
  fileprivate init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    let known: Set = [
      "region", "currency", "from", "to", "tender", "isDefault", "digits", "cashDigits",
      "rounding", "cashRounding", "numeric", "isoDigits", "reason", "source", "date", "retiredBy",
    ]
    if let odd = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw ShapeError(reason: "unknown member \(odd)")
    }
    self.init(
      name: "", reason: try members.string("reason"), source: try members.string("source"),
      date: try members.required("date") { value throws(ShapeError) in try value.asDay() },
      retiredBy: try members.string("retiredBy"), change: try Change(members))
    guard Int(retiredBy) != nil else {
      throw ShapeError(reason: "retiredBy: expected a CLDR version such as \"49\"")
    }
  }
}

extension Amendment.Change {
  fileprivate init(_ members: [String: JSONValue]) throws(ShapeError) {
    let code = try members.string("currency")
    guard CurrencyCode(code)?.description == code else {
      throw ShapeError(reason: "currency: '\(code)' is not three capital letters")
    }
    guard let region = try members.optionalString("region") else {
      let facts = CurrencyFacts(
        digits: try members.optionalNumber("digits"),
        cashDigits: try members.optionalNumber("cashDigits"),
        rounding: try members.optionalNumber("rounding"),
        cashRounding: try members.optionalNumber("cashRounding"),
        numeric: try members.optionalNumber("numeric"),
        isoDigits: try members.optionalNumber("isoDigits"))
      guard !facts.values.isEmpty else { throw ShapeError(reason: "says nothing of \(code)") }
      self = .currency(code, facts)
      return
    }
    if let isDefault = try members.optional(
      "isDefault",
      { value throws(ShapeError) in
        try value.asBool()
      })
    {
      guard isDefault else { throw ShapeError(reason: "isDefault: only true says something") }
      self = .defaultCurrency(region: region, currency: code)
      return
    }
    let day = { (value: JSONValue) throws(ShapeError) in try value.asDay() }
    let facts = UseFacts(
      from: try members.optional("from", day), to: try members.optional("to", day),
      tender: try members.optional("tender") { value throws(ShapeError) in try value.asBool() })
    guard facts != UseFacts() else { throw ShapeError(reason: "says nothing of \(code)") }
    self = .use(region: region, currency: code, facts)
  }
}

extension JSONValue {
  /// A day of the calendar, `YYYY-MM-DD`.
  fileprivate func asDay() throws(ShapeError) -> String {
    let text = try asString()
    guard CalendarDate(text) != nil else {
      throw ShapeError(reason: "'\(text)' is no day such as 2026-11-30")
    }
    return text
  }
}
