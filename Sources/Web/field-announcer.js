// Says to screen readers why a key was refused: once, however often the key repeats.

/** What nobody sees and screen readers read. */
const hidden = {
  position: "absolute", width: "1px", height: "1px", margin: "-1px", padding: "0",
  overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap", border: "0",
};

let regions = 0;

export class FieldAnnouncer {
  #region;

  /** A live region has to be there before it speaks, so it is made with the field. */
  constructor(field) {
    this.#region = field.ownerDocument.createElement("span");
    this.#region.setAttribute("role", "status");
    this.#region.id = `currency-field-status-${(regions += 1)}`;
    // The style's own properties need no permission of a content security policy.
    Object.assign(this.#region.style, hidden);
    field.append(this.#region);
  }

  /** Says a reason; the same one again only after something else happened. */
  say(message, language) {
    if (this.#region.textContent === message) return;
    if (language) this.#region.lang = language;
    this.#region.textContent = message;
  }

  /** Tells that the input holds no valid amount, and that what was said last is why. */
  describe(input, isInvalid) {
    if (isInvalid) {
      input.setAttribute("aria-invalid", "true");
      input.setAttribute("aria-errormessage", this.#region.id);
    } else {
      input.removeAttribute("aria-invalid");
      input.removeAttribute("aria-errormessage");
    }
  }

  clear() {
    if (this.#region.textContent) this.#region.textContent = "";
  }
}
