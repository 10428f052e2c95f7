// What Shop is without formatting.

/// Prints a pair.
func show(_ locale: StaticString, _ code: StaticString) {
  put(locale)
  putchar(9)
  put(code)
  putchar(10)
}

show("en-US", "USD")
show("de-DE", "EUR")
