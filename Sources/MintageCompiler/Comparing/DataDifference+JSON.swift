extension DataDifference {
  /// The whole difference, no list cut short, texts exactly as they are written.
  var json: String {
    JSONWriter.document([
      "old": old.json, "new": new.json,
      "currencies": [
        "added": .array(currencies.added.map(\.json)),
        "removed": .array(currencies.removed.map(\.json)),
        "introduced": .array(currencies.introduced.map(\.json)),
        "retired": .array(currencies.retired.map(\.json)),
      ],
      "digits": .array(digits.map(\.json)),
      "regions": .array(regions.map(\.json)),
      "locales": [
        "added": .array(locales.added.map(\.json)), "removed": .array(locales.removed.map(\.json)),
        "aliasesAdded": .array(locales.aliasesAdded.map(\.json)),
        "aliasesRemoved": .array(locales.aliasesRemoved.map(\.json)),
      ],
      "texts": .array(texts.map(\.json)),
    ])
  }
}

extension JSONValue {
  fileprivate static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }
}

extension DataDifference.Side {
  fileprivate var json: JSONValue {
    [
      "icu": .string(source.icu), "cldr": .string(source.cldr), "unicode": .string(source.unicode),
      "iso4217": .optional(source.iso4217), "currencies": .number(currencies),
      "locales": .number(locales), "aliases": .number(aliases),
      "amendments": .array(
        amendments.map {
          [
            "name": .string($0.name), "says": .string($0.summary), "reason": .string($0.reason),
            "source": .string($0.source), "date": .string($0.date),
            "retiredBy": .string($0.retiredBy),
          ]
        }),
    ]
  }
}

extension NamedCurrency {
  fileprivate var json: JSONValue {
    ["code": .string(code), "name": .string(name), "regions": .strings(regions)]
  }
}

extension TextExample {
  fileprivate var json: JSONValue {
    [
      "locale": .string(locale), "currency": .string(currency), "old": .string(old),
      "new": .string(new),
    ]
  }
}

extension DigitsDifference {
  fileprivate var json: JSONValue {
    [
      "currency": .string(currency), "digits": .string(kind.rawValue), "old": .string(old),
      "new": .string(new), "example": example.json,
    ]
  }
}

extension RegionDifference {
  fileprivate var json: JSONValue {
    [
      "region": .string(region), "oldCurrency": .optional(oldCurrency),
      "newCurrency": .optional(newCurrency), "oldUses": .array(oldUses.map(\.json)),
      "newUses": .array(newUses.map(\.json)),
    ]
  }
}

extension LocaleDifference.Answer {
  fileprivate var json: JSONValue {
    ["identifier": .string(identifier), "answeredBy": .string(answeredBy)]
  }
}

extension TextDifference {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind), "locales": .number(locales.count),
      "currencies": .number(currencies), "compared": .number(compared),
      "differing": .number(differing),
      "causes": .array(groups.map(\.json)),
    ]
  }
}

extension CauseGroup {
  fileprivate var json: JSONValue {
    [
      "cause": .string(cause.rawValue), "old": .optional(old), "new": .optional(new),
      "pairs": .number(pairs), "locales": .strings(locales), "currencies": .strings(currencies),
      "example": example.json,
    ]
  }
}
