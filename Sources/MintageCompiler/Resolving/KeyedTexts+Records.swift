extension NumberElements: KeyedTexts {
  static var required: [(String, WritableKeyPath<NumberElements, String>)] {
    [
      ("decimal", \.decimal), ("group", \.group), ("minusSign", \.minusSign),
      ("plusSign", \.plusSign), ("standard", \.standard), ("accounting", \.accounting),
      ("decimalPattern", \.decimalPattern),
    ]
  }

  static var optional: [(String, WritableKeyPath<NumberElements, String?>)] {
    [
      ("currencyDecimal", \.currencyDecimal), ("currencyGroup", \.currencyGroup),
      ("standardAlpha", \.standardAlpha), ("standardNoCurrency", \.standardNoCurrency),
      ("accountingAlpha", \.accountingAlpha), ("accountingNoCurrency", \.accountingNoCurrency),
    ]
  }

  static var blank: NumberElements {
    NumberElements(
      decimal: "", group: "", currencyDecimal: nil, currencyGroup: nil, minusSign: "",
      plusSign: "", standard: "", accounting: "", decimalPattern: "", standardAlpha: nil,
      standardNoCurrency: nil, accountingAlpha: nil, accountingNoCurrency: nil)
  }
}

extension NumberTerms: KeyedTexts {
  static var required: [(String, WritableKeyPath<NumberTerms, String>)] {
    [
      ("infinity", \.infinity), ("notANumber", \.notANumber), ("percentSign", \.percentSign),
      ("perMilleSign", \.perMilleSign), ("exponential", \.exponential),
      ("superscriptingExponent", \.superscriptingExponent),
    ]
  }

  static var optional: [(String, WritableKeyPath<NumberTerms, String?>)] {
    [
      ("approximatelySign", \.approximatelySign), ("approximately", \.approximately),
      ("atLeast", \.atLeast), ("atMost", \.atMost), ("range", \.range),
    ]
  }

  static var blank: NumberTerms {
    NumberTerms(
      infinity: "", notANumber: "", percentSign: "", perMilleSign: "", exponential: "",
      superscriptingExponent: "", approximatelySign: nil, approximately: nil, atLeast: nil,
      atMost: nil, range: nil)
  }
}
