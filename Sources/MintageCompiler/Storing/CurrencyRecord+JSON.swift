extension CurrencyRecord {
  /// Digits and numbers; cash and rounding only where they say something.
  var json: JSONValue {
    var members: [JSONValue.Member] = [.init(name: "digits", value: .number(digits))]
    if rounding != 0 { members.append(.init(name: "rounding", value: .number(rounding))) }
    if cashDigits != digits {
      members.append(.init(name: "cashDigits", value: .number(cashDigits)))
    }
    if cashRounding != 0 {
      members.append(.init(name: "cashRounding", value: .number(cashRounding)))
    }
    if numeric != 0 { members.append(.init(name: "numeric", value: .number(numeric))) }
    if let isoDigits { members.append(.init(name: "isoDigits", value: .number(isoDigits))) }
    return .object(members)
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    let digits = try members.number("digits")
    self.init(
      digits: digits, rounding: try members.optionalNumber("rounding") ?? 0,
      cashDigits: try members.optionalNumber("cashDigits") ?? digits,
      cashRounding: try members.optionalNumber("cashRounding") ?? 0,
      numeric: try members.optionalNumber("numeric") ?? 0,
      isoDigits: try members.optionalNumber("isoDigits"))
  }
}

extension RegionRecord {
  /// The default currency, then all uses.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let alpha3 { members.append(.init(name: "alpha3", value: .string(alpha3))) }
    if let defaultCurrency {
      members.append(.init(name: "defaultCurrency", value: .string(defaultCurrency)))
    }
    members.append(.init(name: "uses", value: .array(uses.map(\.json))))
    return .object(members)
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    var uses: [RegionCurrency] = []
    for use in try members.required("uses", { value throws(ShapeError) in try value.asArray() }) {
      uses.append(try RegionCurrency(json: use))
    }
    self.init(
      alpha3: try members.optionalString("alpha3"),
      defaultCurrency: try members.optionalString("defaultCurrency"), uses: uses)
  }
}

extension RegionCurrency {
  /// Tender is only written where it is false.
  var json: JSONValue {
    var members: [JSONValue.Member] = [.init(name: "currency", value: .string(currency))]
    if let from { members.append(.init(name: "from", value: .string(from))) }
    if let to { members.append(.init(name: "to", value: .string(to))) }
    if !tender { members.append(.init(name: "tender", value: .bool(false))) }
    return .object(members)
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    self.init(
      currency: try members.string("currency"), from: try members.optionalString("from"),
      to: try members.optionalString("to"),
      tender: try members.optional("tender") { value throws(ShapeError) in try value.asBool() }
        ?? true)
  }
}

extension NumberingSystemRecord {
  /// The digits, and whether they are decimal where they are not.
  var json: JSONValue {
    guard let digits else { return [:] }
    return digitsAreDecimal
      ? ["digits": .string(digits)]
      : ["digits": .string(digits), "digitsAreDecimal": .bool(false)]
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    let digits = try members.optionalString("digits")
    let areDecimal = try members.optional("digitsAreDecimal") { value throws(ShapeError) in
      try value.asBool()
    }
    self.init(digits: digits, digitsAreDecimal: areDecimal ?? (digits != nil))
  }
}
