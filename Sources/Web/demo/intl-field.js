// A currency field over Intl.NumberFormat, as careful as one can be that has only text to work with:
// a kept formatter, separators learned from it, exact digits, and the caret kept by counting digits.

export class IntlField {
  #input;
  #format;
  #decimal;
  #digits;
  #most;

  constructor(input, locale, currency) {
    this.#input = input;
    this.configure(locale, currency);
    input.addEventListener("beforeinput", this);
  }

  handleEvent(event) {
    const edit = this.edit(event);
    if (!edit) return;
    event.preventDefault();
    this.#input.value = edit.text;
    this.#input.setSelectionRange(edit.caret, edit.caret);
  }

  configure(locale, currency) {
    this.#format = new Intl.NumberFormat(locale, { style: "currency", currency });
    this.#most = this.#format.resolvedOptions().maximumFractionDigits;
    const parts = this.#format.formatToParts(1.5);
    this.#decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    this.#digits = new Map([...plain.format(9876543210n)].reverse().map((digit, i) => [digit, i]));
  }

  /** The new text and caret for an edit; null for one that the browser shall make. */
  edit({ inputType, data }) {
    const { value, selectionStart, selectionEnd } = this.#input;
    let [start, end, text] = [selectionStart, selectionEnd, data ?? ""];
    if (inputType === "deleteContentBackward" && start === end) start = Math.max(0, start - 1);
    else if (inputType === "deleteContentForward" && start === end) end += 1;
    else if (inputType !== "insertText" && !inputType.startsWith("delete")) return null;
    if (inputType.startsWith("delete")) text = "";
    const before = this.#plain(value.slice(0, start) + text);
    const all = before + this.#plain(value.slice(end));
    const amount = this.#shortened(all);
    if (amount === "") return { text: "", caret: 0 };
    return this.#place(this.#format.formatToParts(amount), before.length);
  }

  /** The ASCII digits and point of a text. */
  #plain(text) {
    let plain = "";
    for (const character of text) {
      const digit = this.#digits.get(character);
      if (digit !== undefined) plain += digit;
      else if (character >= "0" && character <= "9") plain += character;
      else if (character === this.#decimal) plain += ".";
    }
    return plain;
  }

  #shortened(plain) {
    const point = plain.indexOf(".");
    if (point < 0) return plain;
    const fraction = plain.slice(point + 1).replaceAll(".", "").slice(0, this.#most);
    return `${plain.slice(0, point) || "0"}.${fraction}`;
  }

  /** The text of parts, and where so many digits stand before the caret. */
  #place(parts, count) {
    let text = "";
    let caret = 0;
    for (const { type, value } of parts) {
      const isNumber = type === "integer" || type === "fraction" || type === "decimal";
      if (isNumber && count > 0) {
        caret = text.length + Math.min(count, value.length);
        count -= value.length;
      }
      text += value;
    }
    return { text, caret };
  }
}
