// The same field over Intl.NumberFormat, as careful as one can be that has only text to work with:
// formatters kept by digits shown, separators and digits learned from them, exact amounts, the
// fraction as typed, and the caret kept by counting digits.

export class IntlField {
  #input;
  #keeps;
  #make;
  #formats;
  #decimal;
  #digits;
  #most;

  /** @param keeps Whether formatters are kept; many fields make one for every key. */
  constructor(input, locale, currency, keeps = true) {
    this.#input = input;
    this.#keeps = keeps;
    this.configure(locale, currency);
    input.addEventListener("beforeinput", this);
  }

  configure(locale, currency) {
    const first = new Intl.NumberFormat(locale, { style: "currency", currency });
    this.#most = first.resolvedOptions().maximumFractionDigits;
    this.#make = (digits) => new Intl.NumberFormat(locale, {
      style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits,
    });
    this.#formats = Array.from({ length: this.#most + 1 }, (_, digits) => this.#make(digits));
    const plain = new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 1 });
    const [integer, decimal] = plain.formatToParts(9876543210n);
    this.#decimal = decimal.value;
    this.#digits = new Map([...integer.value].reverse().map((digit, value) => [digit, value]));
  }

  handleEvent(event) {
    const edit = this.edit(event);
    if (!edit) return;
    event.preventDefault();
    this.#input.value = edit.text;
    this.#input.setSelectionRange(edit.caret, edit.caret);
  }

  /** The new text and caret for an edit; null for one that the browser shall make. */
  edit({ inputType, data }) {
    const { value, selectionStart, selectionEnd } = this.#input;
    let [start, end] = [selectionStart, selectionEnd];
    const isDeletion = inputType.startsWith("delete");
    if (!isDeletion && inputType !== "insertText") return null;
    if (isDeletion && start === end) {
      if (inputType === "deleteContentBackward") start = Math.max(0, start - 1);
      else end += 1;
    }
    let before = this.#plain(value.slice(0, start));
    const after = this.#plain(value.slice(end));
    const isSeparator = !isDeletion && (data === "." || data === ",");
    if (isSeparator && !(before + after).includes(".")) before += ".";
    else if (!isDeletion) before += this.#plain(data);
    return this.#written(before, after);
  }

  /** The ASCII digits and point of a text. */
  #plain(text) {
    let plain = "";
    for (const character of text) {
      if (character >= "0" && character <= "9") plain += character;
      else if (character === this.#decimal) plain += ".";
      else plain += this.#digits.get(character) ?? "";
    }
    return plain;
  }

  #written(before, after) {
    const all = before + after;
    if (all === "") return { text: "", caret: 0 };
    const point = all.indexOf(".");
    const fraction = point < 0 ? "" : all.slice(point + 1, point + 1 + this.#most);
    const integer = (point < 0 ? all : all.slice(0, point)) || "0";
    const { length } = fraction;
    const format = this.#keeps ? this.#formats[length] : this.#make(length);
    const parts = format.formatToParts(`${integer}.${fraction}`);
    // A separator that nothing follows yet is shown all the same.
    if (point >= 0 && fraction === "" && this.#most > 0) {
      const last = parts.findLastIndex(({ type }) => type === "integer");
      parts.splice(last + 1, 0, { type: "decimal", value: this.#decimal });
    }
    let text = "";
    let caret = 0;
    let count = before.length;
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
