extension TypeCase {
  /// Rows that are decided differently, by file and line, with the reason.
  static let reasons: [String: String] = [
    "type/numerictextfield:31":
      "a value with more fraction digits than allowed shows rounded and stays exact until edited;"
      + " deleting works on what is shown",
    "type/currencytext:24":
      "bare digits pasted into an empty field are whole units, and the outcome says so: 3451 read as"
      + " 34.51 is the fault",
    "type/currencytext:50": "a symbol of another currency is refused, never dropped",
    "type/currencytext:51": "a symbol of another currency is refused, never dropped",
    "type/currencytext:52": "a symbol of another currency is refused, never dropped",
    "type/currencytext:53": "a symbol of another currency is refused, never dropped",
    "type/currencytext:55": "text that is no amount is refused; no character is dropped silently",
    "type/react-number-format:80":
      "no field holds zeros before other digits, so it starts without them",
    "type/react-number-format:93":
      "too many fraction digits are refused: an insertion is all or nothing, never cut",
    "type/android-currencyedittext:3":
      "text with a symbol is an amount: $1,000 is a thousand dollars, not ten",
    "type/android-currencyedittext:4":
      "text with a symbol is an amount: -$1,000 is a thousand dollars, not ten",
    "type/android-currencyedittext:5":
      "a minus where negatives are off refuses the text: dropping it would change the amount",
  ]
}
