/// The report: one page of HTML that needs nothing else, no network included.
struct ReportPage {
  let data: ReportData
  /// What changed since other data, where that was asked for.
  let difference: DataDifference?

  /// The page.
  var html: String {
    let source = data.snapshot.source
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Mintage: currency rules of ICU \(source.icu)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the content</a>
      <header>
      <h1>Currency rules of ICU \(source.icu)</h1>
      <p>CLDR \(source.cldr), Unicode \(source.unicode), ISO 4217 \
      \(source.iso4217.map { "of \($0)" } ?? "without a list"): \
      \(data.rows.count.grouped) locales, \(data.snapshot.currencies.count) currencies. All texts \
      are written by Mintage's runtime.\(amended)</p>
      <nav aria-label="Sections"><a href="#map">Map</a> <a href="#locales">Locales</a> \
      <a href="#sizes">Sizes</a>\(difference == nil ? "" : " <a href=\"#changes\">Changes</a>")</nav>
      </header>
      <main id="main">
      \(map)
      \(table)
      \(sizes)
      \(changes)
      </main>
      <script type="application/json" id="data">\(data.json)</script>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  /// What the data say besides what ICU says.
  private var amended: String {
    let list = data.snapshot.amendments?.list ?? []
    guard !list.isEmpty else { return "" }
    return " Amended: "
      + list.map { "\(escaped($0.summary)) (\(escaped($0.source)))" }.joined(separator: "; ") + "."
  }

  /// Layouts by how numbers look and where symbol and minus stand; a cell narrows the table below.
  private var map: String {
    var counts: [[Int]] = Array(
      repeating: Array(repeating: 0, count: data.placements.count), count: data.shapes.count)
    for row in data.rows { counts[row.shape][row.placement] += 1 }
    let shapes = Self.order(counts.map { $0.reduce(0, +) })
    let columns = Self.order(
      data.placements.indices.map { place in counts.reduce(0) { $0 + $1[place] } })
    let heads = columns.map { "<th scope=\"col\"><bdi>\(escaped(data.placements[$0]))</bdi></th>" }
    let most = max(1, counts.joined().max() ?? 1)
    let rows = shapes.map { shape in
      let cells = columns.map { place -> String in
        let count = counts[shape][place]
        guard count > 0 else { return "<td></td>" }
        let label = "\(count) locales write \(data.placements[place]) with \(data.shapes[shape])"
        return "<td><button type=\"button\" aria-pressed=\"false\" data-shape=\"\(shape)\""
          + " data-placement=\"\(place)\" style=\"--share:\(Self.share(count, most))%\""
          + " aria-label=\"\(escaped(label))\">\(count)</button></td>"
      }
      return "<tr><th scope=\"row\"><bdi>\(escaped(data.shapes[shape]))</bdi></th>"
        + cells.joined() + "</tr>"
    }
    return """
      <section id="map" aria-labelledby="map-title">
      <h2 id="map-title">Locales by layout</h2>
      <p>Down: how a number looks, its digits shown as 0 to 9. Across: where the currency (¤) and the
      minus stand. Each field counts locales; press one to see which.</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="map-title">
      <table class="map"><thead><tr><th scope="col">Number</th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      </section>
      """
  }

  /// A darkness that tells one from ten and ten from a hundred: by the root of the count.
  private static func share(_ count: Int, _ most: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) * most <= count * 10_000 { root += 1 }
    return 12 + root * 78 / 100
  }

  /// Places with the largest count first.
  private static func order(_ counts: [Int]) -> [Int] {
    counts.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
  }

  private var table: String {
    """
    <section id="locales" aria-labelledby="locales-title">
    <h2 id="locales-title">Symbols, digits, separators, negatives</h2>
    <form class="filters" role="search">
    <label>Search <input type="search" id="search" autocomplete="off" placeholder="de_CH, arab, CHF, kr"></label>
    <label>Symbol of <select id="currency"><option value="">the region's currency</option></select></label>
    <button type="reset" id="clear">Show all</button>
    </form>
    <p id="count" role="status"></p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="locales-title">
    <table class="list"><thead><tr><th scope="col">Locale</th><th scope="col">Currency</th>
    <th scope="col" id="symbol">Symbol</th><th scope="col">Negative</th><th scope="col">Accounting</th>
    <th scope="col">Decimal</th><th scope="col">Group</th><th scope="col">Minus</th>
    <th scope="col">Digits</th></tr></thead><tbody id="rows"></tbody></table></div>
    <button type="button" id="more">Show more</button>
    <noscript><p>The table is filled by a script in this page.</p></noscript>
    </section>
    """
  }

  private var sizes: String {
    let tables = ["styles", "history", "notation", "names"]
    let parts = tables.map { table in
      let sections = data.sizes.filter { $0.table == table }.sorted { $0.bytes > $1.bytes }
      let total = sections.reduce(0) { $0 + $1.bytes }
      let rows = sections.map { section in
        "<tr><th scope=\"row\">\(escaped(section.section))</th>"
          + "<td class=\"number\">\(section.bytes.grouped)</td>"
          + "<td class=\"number\">\(section.rows.map(\.grouped) ?? "")</td>"
          + "<td class=\"bar\" aria-hidden=\"true\"><span style=\"width:"
          + "\(section.bytes * 100 / max(1, total))%\"></span></td></tr>"
      }
      return """
        <table class="sizes"><caption>\(table): \(total.grouped) bytes</caption>
        <thead><tr><th scope="col">Table</th><th scope="col">Bytes</th><th scope="col">Rows</th>\
        <td></td></tr></thead><tbody>
        \(rows.joined(separator: "\n"))
        </tbody></table>
        """
    }
    return """
      <section id="sizes" aria-labelledby="sizes-title">
      <h2 id="sizes-title">Sizes</h2>
      <div class="columns">\(parts.joined(separator: "\n"))</div>
      </section>
      """
  }

  private var changes: String {
    guard let difference else { return "" }
    let document = DifferenceDocument(difference)
    return """
      <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes from \(escaped(document.title))</h2>
      \(document.sections.map(\.html).joined(separator: "\n"))
      </section>
      """
  }
}

/// Text as it can stand in HTML.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    .replacing("\"", with: "&quot;")
}
