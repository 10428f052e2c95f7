internal import Foundation

/// ISO 4217 list one: numeric codes and minor units, which ICU does not have.
///
/// `Scripts/update-iso4217.sh` writes the file.
struct ISOCurrencyList: Equatable {
  /// The list's date, `YYYY-MM-DD`.
  let edition: String
  /// Minor units by code, nil where the list says N.A.
  let minorUnits: [String: Int?]

  /// The list in a file, or nil if there is none.
  init?(file: String) throws(SnapshotError) {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let bytes: [UInt8]
    do { bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
      throw .unreadable(file: file, reason: error.sentence)
    }
    do {
      try self.init(json: JSONParser.value(of: bytes))
    } catch let error as JSONParser.Failure {
      throw .damaged(file: file, reason: error.reason)
    } catch {
      throw .damaged(file: file, reason: (error as? ShapeError)?.reason ?? "\(error)")
    }
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    edition = try members.string("edition")
    minorUnits = try members.required("currencies") { value throws(ShapeError) in
      try value.asMap { record throws(ShapeError) in
        try record.asObject().optionalNumber("minorUnits")
      }
    }
  }

  /// Fills in the minor units of the currencies that are on the list.
  func merge(into snapshot: inout Snapshot) {
    for code in snapshot.currencies.keys {
      snapshot.currencies[code]?.isoDigits = minorUnits[code] ?? nil
    }
    snapshot.source.iso4217 = edition
  }
}
