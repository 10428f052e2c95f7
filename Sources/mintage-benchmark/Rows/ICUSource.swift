/// Opens ICU when the first row needs it, so that a run of other rows alone loads nothing.
final class ICUSource {
  private let prefix: String?
  private var icu: ICU?

  init(prefix: String?) { self.prefix = prefix }

  func open() throws(BenchmarkError) -> ICU {
    if let icu { return icu }
    let icu = try ICU(prefix: prefix)
    self.icu = icu
    return icu
  }
}
