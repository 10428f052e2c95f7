extension CurrencySpacing {
  /// The six strings under CLDR's names.
  var json: JSONValue {
    [
      "beforeCurrency": [
        "currencyMatch": .string(beforeCurrencyMatch),
        "surroundingMatch": .string(beforeSurroundingMatch),
        "insertBetween": .string(beforeInsertBetween),
      ],
      "afterCurrency": [
        "currencyMatch": .string(afterCurrencyMatch),
        "surroundingMatch": .string(afterSurroundingMatch),
        "insertBetween": .string(afterInsertBetween),
      ],
    ]
  }

  init(json: JSONValue) throws(ShapeError) {
    let sides = try json.asObject()
    func text(_ side: String, _ name: String) throws(ShapeError) -> String {
      try sides.required(side) { value throws(ShapeError) in
        try value.asObject().string(name)
      }
    }
    self.init(
      beforeCurrencyMatch: try text("beforeCurrency", "currencyMatch"),
      beforeSurroundingMatch: try text("beforeCurrency", "surroundingMatch"),
      beforeInsertBetween: try text("beforeCurrency", "insertBetween"),
      afterCurrencyMatch: try text("afterCurrency", "currencyMatch"),
      afterSurroundingMatch: try text("afterCurrency", "surroundingMatch"),
      afterInsertBetween: try text("afterCurrency", "insertBetween"))
  }
}

extension OwnFormat {
  var json: JSONValue {
    ["pattern": .string(pattern), "decimal": .string(decimal), "group": .string(group)]
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    self.init(
      pattern: try members.string("pattern"), decimal: try members.string("decimal"),
      group: try members.string("group"))
  }
}
