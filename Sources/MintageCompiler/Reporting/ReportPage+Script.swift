extension ReportPage {
  /// Fills and filters the table; nothing is fetched.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const at = Object.fromEntries(data.columns.map((name, index) => [name, index]));
    const find = id => document.getElementById(id);
    const [search, currency, rows, count, more] =
      ["search", "currency", "rows", "count", "more"].map(find);
    const step = 50;
    let shown = step, layout = null;

    for (const code of data.currencies) currency.append(new Option(code, code));

    // A locale's symbol is its own, else its parent's, else the code.
    function symbol(index, code) {
      for (let place = index; place >= 0; place = data.rows[place][at.parent])
        if (code in data.symbols[place]) return data.symbols[place][code];
      return code;
    }

    // What cannot be seen is named.
    const names = {"\u00a0": "no-break space", "\u202f": "narrow no-break space",
      "\u2019": "\u2019", "\u061c": "ALM", "\u200e": "LRM", "\u200f": "RLM"};
    const visible = text => [...text].map(c => names[c] ?? c).join(" ");

    function cell(kind, text, isForeign) {
      const element = document.createElement(kind);
      if (kind === "th") element.scope = "row";
      const target = isForeign ? element.appendChild(document.createElement("bdi")) : element;
      target.textContent = text;
      return element;
    }

    function line(index) {
      const row = data.rows[index];
      const element = document.createElement("tr");
      const digits = [...data.systems[row[at.system]] ?? ""];
      element.append(
        cell("th", row[at.locale]), cell("td", row[at.currency]),
        cell("td", symbol(index, currency.value || row[at.currency]), true),
        cell("td", row[at.negative], true),
        cell("td", row[at.accounting] ?? row[at.negative], true),
        cell("td", visible(row[at.decimal])), cell("td", visible(row[at.group])),
        cell("td", visible(row[at.minus])),
        cell("td", row[at.system] + " " + digits.slice(0, 3).join("") + "\u2026", true));
      return element;
    }

    function matches(index, words) {
      const row = data.rows[index], code = currency.value || row[at.currency];
      if (layout && (row[at.shape] !== layout.shape || row[at.placement] !== layout.placement))
        return false;
      const text = [row[at.locale], row[at.locale].replaceAll("_", "-"), row[at.system],
        row[at.currency], symbol(index, code), row[at.negative]].join("\n").toLowerCase();
      return words.every(word => text.includes(word));
    }

    function update() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const found = data.rows.map((_, index) => index).filter(index => matches(index, words));
      find("symbol").textContent = currency.value ? `Symbol of ${currency.value}` : "Symbol";
      rows.replaceChildren(...found.slice(0, shown).map(line));
      const left = Math.max(0, found.length - shown);
      more.hidden = left === 0;
      more.textContent = `Show ${Math.min(left, step * 4)} more`;
      const where = layout
        ? ` with ${data.placements[layout.placement]} and ${data.shapes[layout.shape]}` : "";
      count.textContent = found.length === 0
        ? `No locale${where} matches. Try a language such as de, or a code such as CHF.`
        : `${found.length} of ${data.rows.length} locales${where}`;
    }

    function press(button) {
      const isPressed = button?.getAttribute("aria-pressed") === "true";
      for (const other of document.querySelectorAll(".map button"))
        other.setAttribute("aria-pressed", "false");
      layout = null;
      if (button && !isPressed) {
        button.setAttribute("aria-pressed", "true");
        layout = {shape: +button.dataset.shape, placement: +button.dataset.placement};
      }
      shown = step;
      update();
      if (layout) find("locales").scrollIntoView();
    }

    document.querySelector(".map").addEventListener("click", event => {
      const button = event.target.closest("button");
      if (button) press(button);
    });
    const restart = () => { shown = step; update(); };
    search.addEventListener("input", restart);
    currency.addEventListener("change", restart);
    document.querySelector(".filters").addEventListener("submit", event => event.preventDefault());
    find("clear").addEventListener("click", event => {
      event.preventDefault();
      search.value = currency.value = "";
      press(null);
      search.focus();
    });
    more.addEventListener("click", () => {
      const first = shown;
      shown += step * 4;
      update();
      // The keyboard goes on where the new rows begin.
      const next = rows.children[first];
      if (next) { next.tabIndex = -1; next.focus(); }
    });
    update();
    """#
}
