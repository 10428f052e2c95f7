import MintageTestSupport
import Testing

@testable import MintageCore

@Suite struct LocaleIdentifierTests {
  /// What a person, a browser, ICU or a POSIX environment writes, and ICU's canonical form.
  @Test(arguments: [
    ("de", "de"), ("de-CH", "de_CH"), ("de_CH", "de_CH"), ("DE-ch", "de_CH"), ("De_Ch", "de_CH"),
    ("zh-Hant-TW", "zh_Hant_TW"), ("ZH_HANT_tw", "zh_Hant_TW"), ("zh-hant", "zh_Hant"),
    ("es-419", "es_419"), ("en_150", "en_150"), ("haw-US", "haw_US"), ("deu-DEU", "deu_DEU"),
    ("en_US_POSIX", "en_US_POSIX"), ("en-US-posix", "en_US_POSIX"),
    ("ca-ES-valencia", "ca_ES_VALENCIA"),
    ("ca__VALENCIA", "ca__VALENCIA"), ("sl-rozaj", "sl__ROZAJ"), ("de-1901", "de__1901"),
    ("_US", "_US"), ("und_US", "_US"), ("_Latn_DE", "_Latn_DE"),
  ])
  func spellingsAreReadAlike(text: String, canonical: String) {
    #expect(LocaleIdentifier(text).description == canonical)
  }

  /// With a one-letter subtag the text is a BCP 47 tag, and read by its grammar up to what breaks it.
  @Test(arguments: [
    ("zh-yue-HK-u-nu-arab", "yue_HK@numbers=arab"), ("vi_POL-u-cu-eur", "pol@currency=EUR"),
    ("zh-min-nan-u-nu-arab", "min@numbers=arab"), ("und-US-u-nu-arab", "_US@numbers=arab"),
    ("uz-Latn-USA-u-nu-arab", "uz_Latn"), ("de-DE-CH-u-nu-arab", "de_DE"),
    ("de-1996-1996-u-nu-arab", "de__1996"),
    ("ca-ES-valencia-abcde-u-nu-latn", "ca_ES_ABCDE@numbers=latn"),
    ("en-US-u-va-posix", "en_US_POSIX"), ("en-US-1996-u-va-posix", "en_US_1996"),
    ("root-u-nu-arab", "root@numbers=arab"), ("de-AT-t-ja-u-nu-arab", "de_AT@numbers=arab"),
    ("de-AT-x-u-nu-arab", "de_AT"), ("de_AT_x", "de_AT_X"), ("vi_POL", "vi_POL"),
    ("de-u-nu-arab@currency=EUR", "de__U@currency=EUR"),
  ])
  func tagsWithExtensionsFollowBCP47(text: String, canonical: String) {
    #expect(LocaleIdentifier(text).description == canonical)
  }

  @Test(arguments: ["", "root", "ROOT", "und", "Und", "und-"])
  func rootHasManyNames(text: String) {
    #expect(LocaleIdentifier(text) == LocaleIdentifier())
    #expect(LocaleIdentifier(text).description == "root")
  }

  @Test(arguments: [
    "ar_EG@currency=usd;numbers=latn", "ar_EG@numbers=latn;currency=USD",
    "ar-EG@ currency = Usd ; numbers = LATN", "ar-EG-u-cu-usd-nu-latn", "AR-eg-U-NU-latn-CU-USD",
    "ar-EG-u-ca-gregory-cu-usd-nu-latn", "ar-EG-t-fr-u-cu-usd-nu-latn",
    "ar-EG-u-cu-usd-nu-latn-x-cu-eur", "ar_EG.UTF-8@currency=USD;numbers=latn",
    "ar_EG@currency=USD;collation=standard;numbers=latn", "ar_EG@currency=USD;numbers=latn;",
  ])
  func keywordsAreReadInBothForms(text: String) {
    let identifier = LocaleIdentifier(text)
    #expect(identifier.description == "ar_EG@currency=USD;numbers=latn")
    #expect(identifier.keywordCurrency == CurrencyCode("USD"))
    #expect(!identifier.keywordAccounting)
  }

  @Test func accountingAndRegionOverrideAreKept() {
    #expect(LocaleIdentifier("en-u-cf-account").keywordAccounting)
    #expect(LocaleIdentifier("en@cf=account").keywordAccounting)
    #expect(!LocaleIdentifier("en-u-cf-standard").keywordAccounting)
    #expect(LocaleIdentifier("de-DE-u-rg-atzzzz").description == "de_DE@rg=atzzzz")
    #expect(LocaleIdentifier("de_DE@rg=ATZZZZ").description == "de_DE@rg=atzzzz")
  }

  @Test(
    arguments: [
      ("en-u-cu-euro", nil), ("en-u-cu-702", nil), ("en@currency=", nil),
      ("en@currency", nil), ("en@=USD", nil), ("en-u", nil), ("en@;currency=USD", nil),
      ("en-u-cu-usd-eur", nil),
      ("en-x-u-cu-usd", nil),
      ("en-u-cu-eur-cu-usd", "EUR"), ("en@currency=EUR;currency=USD", "EUR"),
      ("@currency=EUR", "EUR"),
      ("en-u-cu-xyz", "XYZ"),
    ] as [(String, String?)])
  func malformedKeywordsAreLeftOutAndTheFirstOfARepeatedOneCounts(text: String, code: String?) {
    #expect(LocaleIdentifier(text).keywordCurrency?.description == code)
  }

  @Test(
    arguments: [
      ("en_US.UTF-8", "en_US"), ("en_US.ISO8859-1", "en_US"), ("de_DE.UTF-8@euro", "de_DE"),
      ("C", nil), ("POSIX", nil),
    ] as [(String, String?)])
  func codesetsEndTheSubtags(text: String, canonical: String?) {
    // `C` and `POSIX` are no languages: like other unknown ones they resolve to root.
    if let canonical {
      #expect(LocaleIdentifier(text).description == canonical)
    } else {
      #expect(LocaleIdentifier(text).language == LocaleIdentifier("klingon").language)
    }
  }

  /// `uloc_forLanguageTag` turns `-u-cu` into `@currency=yes`, and any three letters are a code;
  /// two letters start the next key.
  @Test(arguments: ["en-u-cu", "en-u-cu-eu", "en-u-cu-nu-latn"])
  func aKeyWithoutAValueHasTheValueYes(text: String) {
    #expect(LocaleIdentifier(text).keywordCurrency?.description == "YES")
  }

  @Test func literalsAndBytesAndTextMakeTheSameIdentifier() {
    let literal: LocaleIdentifier = "ar-EG-u-cu-usd"
    #expect(literal == LocaleIdentifier("ar-EG-u-cu-usd" as String))
    let scalar: LocaleIdentifier = "€"
    #expect(scalar.language == LocaleIdentifier("klingon").language)
  }

  @Test func keysTellBundlesApart() {
    let texts = ["root", "de", "de_CH", "de_Latn", "de_Latn_CH", "_CH", "es_419", "zz", "zzz"]
    let keys = texts.map { text in
      let identifier = LocaleIdentifier(text)
      return LocaleIdentifier.key(
        language: identifier.language, script: identifier.script, region: identifier.region,
        variant: 0)
    }
    #expect(Set(keys).count == texts.count)
    #expect(keys[0] == 0)
    for key in keys { #expect(key >> 56 == 0) }
  }

  @Test func noBytesFail() {
    let seed = TestSeed()
    var generator = seed.generator
    let likely: [UInt8] = Array("aAzZ09_-@=;.uxt ".utf8) + [0, 0x7F, 0x80, 0xC3, 0xFF]
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? likely.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      let identifier = unsafe bytes.withUnsafeBufferPointer { unsafe LocaleIdentifier(utf8: $0) }
      // A canonical form is a fixed point unless its language is one no identifier can spell.
      guard identifier.language != LocaleIdentifier("klingon").language else { continue }
      _ = identifier.description
    }
  }

  @Test(arguments: [
    "zh_Hant_TW@currency=TWD;numbers=hanidec", "de_CH", "_US", "ca__VALENCIA", "en_US_POSIX",
    "sr_Latn@cf=account;rg=mezzzz",
  ])
  func canonicalFormsReadBack(text: String) {
    let identifier = LocaleIdentifier(text)
    #expect(identifier.description == text)
    #expect(LocaleIdentifier(identifier.description) == identifier)
  }
}
