// <currency-field>: a currency field around a real <input>, without Intl.
//
//     import { load } from "./mintage.js";
//     import { defineCurrencyField } from "./currency-field.js";
//     defineCurrencyField(await load());
//
//     <label>Price <currency-field name="price" currency="EUR" locale="de-DE"></currency-field></label>
//
// The input stands in the page's own tree, so that the page's styles, labels and descriptions reach
// it. One that the author wrote inside is used and works as a plain field until this is defined.

import { FieldAnnouncer } from "./field-announcer.js";
import { entryOptions, observed, passAttributes, styling } from "./field-attributes.js";
import { FieldEditor } from "./field-editor.js";
import { englishMessages } from "./field-messages.js";
import { nameInput } from "./field-name.js";

/** Makes the class of the element, over an engine that is loaded. */
function makeClass(mintage) {
  return class CurrencyField extends HTMLElement {
    static formAssociated = true;
    static observedAttributes = observed;

    #internals = this.attachInternals();
    #input = null;
    #entry = null;
    #editor = null;
    #announcer = null;
    #custom = "";
    #own = {};
    #wasTried = false;
    #messages = englishMessages;
    #finishedValue = "";
    #isDirty = false;
    #showsInvalid = false;
    #isDisabled = false;

    connectedCallback() {
      if (this.#input) {
        this.#editor.connect();
        this.#label();
        return;
      }
      this.#wasTried = true;
      this.#build();
      // An amount that cannot be read is an error, and leaves an empty field that works.
      if (this.defaultValue) this.#set(this.defaultValue);
      this.#entry.forgetSteps();
    }

    #build() {
      // What the attributes say is judged before anything is made.
      this.#entry = mintage.entry(entryOptions(this, this.#own));
      const written = this.querySelector("input");
      this.#input = written ?? document.createElement("input");
      this.#input.type = "text";
      for (const name of ["name", "required", "min", "max", "step", "pattern", "maxlength"]) {
        // The element's own part in the form, not the input's.
        this.#input.removeAttribute(name);
      }
      this.#input.spellcheck = false;
      this.#input.setAttribute("autocapitalize", "off");
      this.#input.setAttribute("autocorrect", "off");
      if (!this.#input.hasAttribute("autocomplete")) this.#input.autocomplete = "off";
      if (written?.value && !this.defaultValue) this.#entry.insert(written.value, "insertion");
      this.#entry.commit();
      if (!written) this.append(this.#input);
      // A copy of a field brings its status along.
      this.querySelector(":scope > [role=status]")?.remove();
      this.#announcer = new FieldAnnouncer(this);
      this.#editor = new FieldEditor(this.#input, this.#entry, {
        edited: (outcome, inputType) => this.#edited(outcome, inputType),
        finished: () => this.#finished(),
        isEditable: () => !this.#input.readOnly && !this.#input.disabled,
        copiesPlain: () => this.getAttribute("copy") === "plain",
        selectsOnFocus: () => this.hasAttribute("select-on-focus"),
      });
      // A click on a label arrives at the element, which is what the label is for.
      this.addEventListener("click", (event) => {
        if (event.target === this) this.#input.focus();
      });
      this.addEventListener("focusin", () => this.#label());
      this.addEventListener("invalid", () => {
        this.#announcer.say(this.validationMessage, this.messages.language);
        this.#showInvalid(true);
      });
      this.#finishedValue = this.value;
      this.#pass();
      this.#label();
      this.#show();
    }

    disconnectedCallback() {
      this.#editor?.disconnect();
    }

    attributeChangedCallback(name, old, value) {
      if (old === value) return;
      if (!this.#input) {
        // Attributes that could not be used before may be usable now.
        if (this.#wasTried && this.isConnected) this.connectedCallback();
        return;
      }
      if (name === "value") {
        if (!this.#isDirty) this.#set(value ?? "");
      } else if (styling.includes(name)) {
        this.#restyle();
      }
      this.#pass();
      this.#report();
    }

    #restyle() {
      this.#editor.readSelection();
      this.#entry.switchTo(entryOptions(this, this.#own));
      this.#show();
    }

    /** Options of the entry that no attribute has, or that go before those: see `EntryOptions`. */
    get options() { return this.#own; }
    set options(options) {
      this.#own = { ...options };
      if (!this.#input) return;
      this.#restyle();
      this.#pass();
    }

    #pass() {
      passAttributes(this, this.#input, this.#entry, this.#isDisabled);
      this.#label();
    }

    #label() {
      nameInput(this, this.#input, [...(this.#internals.labels ?? [])]);
    }

    #show() {
      this.#editor.show();
      this.#report();
    }

    #edited(outcome, inputType) {
      if (outcome.isChange) {
        this.#isDirty = true;
        this.#announcer.clear();
        this.#report();
        this.dispatchEvent(new InputEvent("input", { inputType, bubbles: true, composed: true }));
      } else if (outcome.kind === "refused") {
        const message = this.messageFor(outcome.reason);
        const readings = outcome.reason === "ambiguous" ? this.#entry.readings : undefined;
        const detail = { reason: outcome.reason, message, inputType, readings };
        const event = new CustomEvent("currency-refused", { detail, bubbles: true, cancelable: true });
        if (this.dispatchEvent(event)) this.#announcer.say(message, this.messages.language);
      }
      this.dispatchEvent(new CustomEvent("currency-outcome", { detail: { ...outcome, inputType } }));
    }

    /** The field was left, or Enter pressed in it. */
    #finished() {
      const outcome = this.#entry.commit({ clamps: this.hasAttribute("clamp") });
      this.#editor.show();
      this.#report();
      const isInvalid = !this.#internals.validity.valid && (this.#isDirty || this.#showsInvalid);
      if (isInvalid) this.#announcer.say(this.validationMessage, this.messages.language);
      this.#showInvalid(isInvalid);
      if (this.value === this.#finishedValue) return;
      this.#finishedValue = this.value;
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }

    #showInvalid(isInvalid) {
      this.#showsInvalid = isInvalid;
      this.#announcer.describe(this.#input, isInvalid);
      if (isInvalid) this.#internals.states?.add("user-invalid");
      else this.#internals.states?.delete("user-invalid");
    }

    /** Tells the form the value and what is wrong with it. */
    #report() {
      const value = this.value;
      this.#internals.setFormValue(value, value);
      const reason = this.#entry.rangeRefusal;
      const flags = {
        valueMissing: this.required && value === "",
        badInput: value === "" && !this.#entry.isEmpty,
        rangeUnderflow: reason === "belowMinimum",
        rangeOverflow: reason === "aboveMaximum",
        customError: this.#custom !== "",
      };
      const wrong = Object.keys(flags).find((name) => flags[name]);
      if (!wrong) {
        this.#internals.setValidity({});
        if (this.#showsInvalid) this.#showInvalid(false);
        return;
      }
      const message = this.#custom || this.messageFor(reason ?? wrong);
      this.#internals.setValidity(flags, message, this.#input);
    }

    /** Sets the amount from the page. */
    #set(text) {
      this.#entry.setValue(text);
      this.#finishedValue = this.value;
      this.#announcer.clear();
      this.#show();
    }

    formDisabledCallback(isDisabled) {
      this.#isDisabled = isDisabled;
      if (this.#input) this.#input.disabled = isDisabled;
    }

    formResetCallback() {
      this.#isDirty = false;
      if (!this.#input) return;
      this.#set(this.defaultValue);
      this.#entry.forgetSteps();
      this.#showInvalid(false);
    }

    formStateRestoreCallback(state) {
      if (this.#input && typeof state === "string") this.#set(state);
    }

    /** The amount as a plain decimal, `"1234.5"`; empty where there is none. */
    get value() { return this.#entry ? this.#entry.value : this.defaultValue; }
    set value(text) {
      this.#isDirty = true;
      if (this.#entry) this.#set(String(text ?? ""));
      else this.setAttribute("value", text);
    }

    /** The amount in ISO 4217 minor units; null where there is none. */
    get minorUnits() { return this.#entry?.minorUnits ?? null; }
    set minorUnits(units) {
      this.#isDirty = true;
      if (units === null) return this.#set("");
      this.#entry.setMinorUnits(BigInt(units));
      this.#finishedValue = this.value;
      this.#show();
    }

    get defaultValue() { return this.getAttribute("value") ?? ""; }
    set defaultValue(text) { this.setAttribute("value", text); }

    /** What the field shows. */
    get text() { return this.#entry?.text ?? ""; }

    /** The entry behind the field, to read from. */
    get entry() { return this.#entry; }

    /** The input. */
    get input() { return this.#input; }

    get locale() {
      return this.getAttribute("locale") ?? (this.closest("[lang]")?.getAttribute("lang") || "en");
    }
    set locale(text) { this.setAttribute("locale", text); }
    get currency() { return this.#entry?.currency ?? this.getAttribute("currency") ?? ""; }
    set currency(text) { this.setAttribute("currency", text); }
    get mode() { return this.getAttribute("mode") ?? "decimal-first"; }
    set mode(text) { this.setAttribute("mode", text); }
    get name() { return this.getAttribute("name") ?? ""; }
    set name(text) { this.setAttribute("name", text); }
    get required() { return this.hasAttribute("required"); }
    set required(is) { this.toggleAttribute("required", is); }
    get readOnly() { return this.hasAttribute("readonly"); }
    set readOnly(is) { this.toggleAttribute("readonly", is); }
    get disabled() { return this.hasAttribute("disabled"); }
    set disabled(is) { this.toggleAttribute("disabled", is); }
    get min() { return this.getAttribute("min") ?? ""; }
    set min(text) { this.setAttribute("min", text); }
    get max() { return this.getAttribute("max") ?? ""; }
    set max(text) { this.setAttribute("max", text); }

    get form() { return this.#internals.form; }
    get labels() { return this.#internals.labels; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get willValidate() { return this.#internals.willValidate; }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }
    setCustomValidity(message) {
      this.#custom = String(message);
      this.#report();
    }

    /** The words for reasons, by reason; see `field-messages.js`. */
    get messages() { return this.#messages; }
    set messages(messages) {
      this.#messages = messages;
      if (this.#entry) this.#report();
    }
    messageFor(reason) { return this.#messages[reason] ?? englishMessages[reason] ?? reason; }

    focus(options) { this.#input?.focus(options); }
    blur() { this.#input?.blur(); }
    select() { this.#input?.select(); }

    /** Replaces the amount as a person would: a suggestion, or a reading that was chosen. */
    insertValue(value) {
      this.#editor.perform("insertReplacementText", (entry) => entry.insertValue(value));
    }
    undo() { this.#editor.perform("historyUndo", (entry) => entry.undo()); }
    redo() { this.#editor.perform("historyRedo", (entry) => entry.redo()); }
    clear() { this.#editor.perform("deleteContent", (entry) => entry.clear()); }
    press(key) { this.#editor.perform("insertText", (entry) => entry.press(key)); }
  };
}

/**
 * Defines the element; those in the page become fields.
 *
 * @param mintage What `load()` of `mintage.js` gave.
 * @param name The element's name.
 */
export function defineCurrencyField(mintage, name = "currency-field") {
  const made = makeClass(mintage);
  customElements.define(name, made);
  return made;
}
