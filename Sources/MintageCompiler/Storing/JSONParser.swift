internal import Foundation

/// Reads what `JSONWriter` prints, and any other JSON whose numbers are whole, with Foundation's
/// decoder.
enum JSONParser {
  /// What is wrong with a document, and where, as far as the decoder tells.
  struct Failure: Error, Equatable {
    let reason: String
  }

  /// The value of a document.
  static func value(of document: [UInt8]) throws(Failure) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(document))
    } catch DecodingError.dataCorrupted(let context) {
      let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      throw Failure(reason: detail as? String ?? context.debugDescription)
    } catch {
      throw Failure(reason: error.localizedDescription)
    }
  }
}

extension JSONValue: Decodable {
  /// Decodes any JSON value; the members of an object come in the order of their names.
  init(from decoder: any Decoder) throws {
    // Strings and objects first: they are nearly all of a snapshot.
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? decoder.container(keyedBy: MemberName.self) {
      var values: [String: JSONValue] = [:]
      for name in members.allKeys {
        values[name.stringValue] = try members.decode(JSONValue.self, forKey: name)
      }
      self = .sorted(values)
    } else if let elements = try? decoder.unkeyedContainer() {
      var elements = elements
      var values: [JSONValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSONValue.self)) }
      self = .array(values)
    } else if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a number that is not whole, or too large")
    }
  }

  private struct MemberName: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}
