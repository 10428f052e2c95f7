// The editing of one input: what the browser says was done goes to the entry, and what the entry
// says comes back as text and selection.
//
// An edit that can be cancelled is cancelled and carried out by the entry. One that cannot, since an
// input method composes it or the browser fills the field in, is let happen and then read off the
// text: the difference is carried out by the entry, and the input shows what came of it.

import { isExactCopy, readClipboard, writeClipboard } from "./field-clipboard.js";
import { difference } from "./field-difference.js";
import { FieldDrag } from "./field-drag.js";
import { revealCaret } from "./field-scroll.js";

/** What each kind of deletion deletes. */
const deletions = {
  deleteContentBackward: ["backward", "character"],
  deleteContentForward: ["forward", "character"],
  deleteWordBackward: ["backward", "word"],
  deleteWordForward: ["forward", "word"],
  deleteSoftLineBackward: ["backward", "line"],
  deleteSoftLineForward: ["forward", "line"],
  deleteHardLineBackward: ["backward", "line"],
  deleteHardLineForward: ["forward", "line"],
};

/** Text that was not typed, whatever its length. */
const insertions = new Set([
  "insertFromPaste", "insertFromPasteAsQuotation", "insertFromDrop", "insertFromYank", "insertLink",
]);

/** What replaces text in a place that the event does not name: it is read off the text afterwards. */
const replacements = new Set(["insertReplacementText", "insertTranspose"]);

/** The letter of a shortcut: the key's own, and on layouts of other scripts that of its place. */
function shortcut({ key, code }) {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

export class FieldEditor {
  #input;
  #entry;
  #host;
  #anchor = 0;
  #head = 0;
  #isFocused = false;
  #isComposing = false;
  #composedIn = "";
  #isPressed = false;
  #selectsAll = false;

  /**
   * @param host Told of what happened: `edited(outcome, inputType)`, `finished()`; asked
   *   `isEditable`, `copiesPlain` and `selectsOnFocus`.
   */
  constructor(input, entry, host) {
    this.#input = input;
    this.#entry = entry;
    this.#host = host;
    for (const type of [
      "beforeinput", "input", "compositionstart", "compositionend", "keydown", "copy", "cut", "paste",
      "focus", "blur", "pointerdown", "click", "change",
    ]) {
      input.addEventListener(type, this);
    }
    new FieldDrag(input, entry, host, this);
    this.connect();
  }

  /** Stops listening. */
  disconnect() {
    this.#input.ownerDocument.removeEventListener("selectionchange", this);
  }

  /** Listens again after {@link disconnect}. */
  connect() {
    this.#input.ownerDocument.addEventListener("selectionchange", this);
  }

  handleEvent(event) {
    // The one that every key waits for goes the short way.
    if (event.type === "beforeinput") this._beforeinput(event);
    else this[`_${event.type}`](event);
  }

  /** Shows what the entry holds. */
  show() {
    const input = this.#input;
    const entry = this.#entry;
    if (this.#isComposing) return;
    if (input.value !== entry.text) input.value = entry.text;
    this.#anchor = entry.anchor;
    this.#head = entry.head;
    // Elsewhere than in the focused field, some browsers take a selection for a wish for the focus.
    if (!this.#isFocused) return;
    if (this.#anchor <= this.#head) input.setSelectionRange(this.#anchor, this.#head, "forward");
    else input.setSelectionRange(this.#head, this.#anchor, "backward");
    revealCaret(input, entry);
  }

  /** Carries an edit out, shows it and tells of it. */
  perform(inputType, edit) {
    const outcome = edit(this.#entry);
    this.show();
    this.#host.edited(outcome, inputType);
    return outcome;
  }

  /** Tells the entry where the browser's selection is. */
  readSelection() {
    const input = this.#input;
    if (!this.#isFocused) return;
    if (input.value !== this.#entry.text) return this.#adopt("");
    const { selectionStart: start, selectionEnd: end } = input;
    const isBackward = input.selectionDirection === "backward";
    const anchor = isBackward ? end : start;
    const head = isBackward ? start : end;
    if (anchor === this.#anchor && head === this.#head) return;
    this.#anchor = anchor;
    this.#head = head;
    this.#entry.select(anchor, head);
  }

  /** Takes a text that came past the entry as the whole amount. */
  #adopt(inputType) {
    const text = this.#input.value;
    this.perform(inputType, (entry) => {
      if (text === "") return entry.clear();
      entry.selectAll();
      return entry.insert(text, "insertion");
    });
  }

  /** Carries out what changed in the text while it was not ours to cancel. */
  #reconcile(inputType, source) {
    const { value, selectionEnd } = this.#input;
    if (value === this.#entry.text) return this.show();
    const change = difference(this.#entry.text, value, selectionEnd ?? value.length);
    this.perform(inputType, (entry) => entry.replace(change.start, change.end, change.text, source));
  }

  _beforeinput(event) {
    const { inputType, data } = event;
    if (this.#isComposing || event.isComposing || !event.cancelable) return;
    if (inputType === "insertLineBreak" || inputType === "insertParagraph") return;
    if (inputType === "insertCompositionText" || replacements.has(inputType)) return;
    event.preventDefault();
    if (!this.#host.isEditable()) return;
    if (inputType === "historyUndo" || inputType === "historyRedo") return this.#travel(inputType);
    this.readSelection();
    if (inputType === "insertText") {
      if (data) this.#insert(inputType, data);
      return;
    }
    if (insertions.has(inputType)) {
      const text = data ?? event.dataTransfer?.getData("text/plain");
      if (text) this.perform(inputType, (entry) => entry.insert(text, "insertion"));
      return;
    }
    if (!inputType.startsWith("delete")) return;
    const [direction, unit] = deletions[inputType] ?? [];
    this.perform(inputType, (entry) => {
      if (direction) return entry.delete(direction, unit);
      return inputType.startsWith("deleteEntire") ? entry.clear() : entry.deleteSelection();
    });
  }

  /** Text of one character is a key; more at once comes from a panel, dictation or a suggestion. */
  #insert(inputType, text) {
    const isKey = text.length === 1 || (text.length === 2 && text.codePointAt(0) > 0xffff);
    this.perform(inputType, (entry) => entry.insert(text, isKey ? "key" : "insertion"));
  }

  #travel(inputType) {
    this.perform(inputType, (entry) => (inputType === "historyUndo" ? entry.undo() : entry.redo()));
  }

  /** The element tells of changes itself. */
  _change(event) {
    event.stopPropagation();
  }

  _input(event) {
    event.stopPropagation();
    if (this.#isComposing || event.isComposing) return;
    if (this.#input.value === this.#entry.text) return;
    const { inputType } = event;
    // Autofill says nothing, or that it replaced text: what is there is the amount.
    if (!inputType || replacements.has(inputType)) return this.#adopt(inputType ?? "");
    this.#reconcile(inputType, insertions.has(inputType) ? "insertion" : "key");
  }

  _compositionstart() {
    this.readSelection();
    this.#isComposing = true;
    this.#composedIn = this.#entry.text;
  }

  _compositionend() {
    this.#isComposing = false;
    const before = this.#composedIn;
    if (this.#entry.text === before) return this.#reconcile("insertCompositionText", "key");
    // The page changed currency, locale or amount meanwhile: only what was composed is new.
    const { value, selectionEnd } = this.#input;
    const { text } = difference(before, value, selectionEnd ?? value.length);
    this.perform("insertCompositionText", (entry) => entry.insert(text));
  }

  _keydown(event) {
    if (event.isComposing || event.keyCode === 229) return;
    // The key before may have put the caret into a symbol, and this one goes on from there.
    this._selectionchange();
    const { key } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const letter = isCommand ? shortcut(event) : "";
    if (letter === "z" || letter === "y") {
      event.preventDefault();
      if (!this.#host.isEditable()) return;
      this.#travel(letter === "y" || event.shiftKey ? "historyRedo" : "historyUndo");
    } else if (event.code === "NumpadDecimal" && (key === "." || key === ",") && !isCommand) {
      // One key on every layout; what it stands for is the locale's separator.
      event.preventDefault();
      if (!this.#host.isEditable()) return;
      this.readSelection();
      this.perform("insertText", (entry) => entry.press("separator"));
    } else if (key === "Enter") {
      this.#host.finished();
    }
  }

  _copy(event) {
    const { selectionStart: start, selectionEnd: end } = this.#input;
    if (start === end || !event.clipboardData) return;
    event.preventDefault();
    writeClipboard(event.clipboardData, this.#entry, start, end, this.#host.copiesPlain());
  }

  _cut(event) {
    if (!this.#host.isEditable() || this.#isComposing) return;
    if (this.#input.selectionStart === this.#input.selectionEnd) return;
    this._copy(event);
    this.readSelection();
    this.perform("deleteByCut", (entry) => entry.deleteSelection());
  }

  _paste(event) {
    if (!event.clipboardData) return;
    event.preventDefault();
    if (!this.#host.isEditable() || this.#isComposing) return;
    this.readSelection();
    this.take(event.clipboardData, "insertFromPaste");
  }

  /** Takes what a clipboard or a drag brings. */
  take(data, inputType) {
    const { text, copy } = readClipboard(data);
    if (copy && isExactCopy(copy, this.#entry)) {
      this.perform(inputType, (entry) => entry.insertValue(copy.amount));
    } else if (text) {
      this.perform(inputType, (entry) => entry.insert(text, "insertion"));
    }
  }

  _pointerdown() {
    this.#isPressed = true;
    const { ownerDocument: page } = this.#input;
    const release = () => {
      this.#isPressed = false;
      page.removeEventListener("pointerup", release);
      page.removeEventListener("pointercancel", release);
    };
    page.addEventListener("pointerup", release);
    page.addEventListener("pointercancel", release);
    if (!this.#isFocused) this.#selectsAll = this.#host.selectsOnFocus();
  }

  _click() {
    if (this.#selectsAll && this.#input.selectionStart === this.#input.selectionEnd) {
      this.#input.select();
    }
    this.#selectsAll = false;
    this._selectionchange();
  }

  /** A caret inside a symbol goes to the number's edge; one beside a separator stays. */
  _selectionchange() {
    const input = this.#input;
    if (!this.#isFocused || this.#isPressed || this.#isComposing) return;
    if (input.selectionStart !== input.selectionEnd || input.value !== this.#entry.text) return;
    this.readSelection();
    const caret = this.#entry.head;
    if (caret !== input.selectionStart) {
      this.#anchor = this.#head = caret;
      input.setSelectionRange(caret, caret);
    }
  }

  _focus() {
    if (this.#isFocused) return;
    if (this.#input.value !== this.#entry.text) this.#adopt("");
    this.#isFocused = true;
    const outcome = this.#entry.beginEditing();
    if (this.#input.value !== this.#entry.text) this.show();
    if (outcome.isChange) this.#host.edited(outcome, "");
    if (this.#host.selectsOnFocus() && !this.#isPressed) this.#input.select();
  }

  _blur() {
    this.#isComposing = false;
    if (this.#input.value !== this.#entry.text) this.#reconcile("insertCompositionText", "key");
    this.#isFocused = false;
    this.#host.finished();
  }
}
