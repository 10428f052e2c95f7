extension LocaleFallback {
  /// Everything about identifiers that is not some locale's own.
  ///
  /// `parents` has every locale with what it inherits from, and null for root.
  func json(parents: [String: String?]) -> JSONValue {
    .object([
      .init(name: "aliases", value: .strings(aliases)),
      .init(name: "exceptions", value: .strings(exceptions)),
      .init(name: "languageAlpha3", value: .strings(languageAlpha3)),
      .init(name: "defaultScripts", value: .strings(defaultScripts)),
      .init(name: "parents", value: .sorted(parents.mapValues { .optional($0) })),
    ])
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    func strings(_ name: String) throws(ShapeError) -> [String: String] {
      try members.required(name) { value throws(ShapeError) in try value.asStrings() }
    }
    self.init(
      aliases: try strings("aliases"), defaultScripts: try strings("defaultScripts"),
      exceptions: try strings("exceptions"), languageAlpha3: try strings("languageAlpha3"))
  }

  /// The parents that stand in the same file.
  static func parents(json: JSONValue) throws(ShapeError) -> [String: String?] {
    try json.asObject().required("parents") { value throws(ShapeError) in
      try value.asMap { value throws(ShapeError) in
        try value.asOptional { value throws(ShapeError) in try value.asString() }
      }
    }
  }
}
