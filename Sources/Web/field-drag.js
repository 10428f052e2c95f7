// Dragging: digits within a field, text from elsewhere into it. What is dragged away to elsewhere the
// browser deletes, by an edit of its own.

import { writeClipboard } from "./field-clipboard.js";

export class FieldDrag {
  #input;
  #entry;
  #host;
  #editor;
  #dragged = null;

  constructor(input, entry, host, editor) {
    this.#input = input;
    this.#entry = entry;
    this.#host = host;
    this.#editor = editor;
    for (const type of ["dragstart", "dragend", "dragover", "drop"]) {
      input.addEventListener(type, this);
    }
  }

  handleEvent(event) {
    this[`_${event.type}`](event);
  }

  _dragstart(event) {
    const { selectionStart: start, selectionEnd: end } = this.#input;
    this.#dragged = { start, end };
    if (start !== end && event.dataTransfer) {
      writeClipboard(event.dataTransfer, this.#entry, start, end, this.#host.copiesPlain());
    }
  }

  _dragend() {
    this.#dragged = null;
  }

  _dragover(event) {
    if (this.#host.isEditable() && event.dataTransfer?.types.includes("text/plain")) {
      event.preventDefault();
    }
  }

  _drop(event) {
    event.preventDefault();
    if (!this.#host.isEditable() || !event.dataTransfer) return;
    const place = this.#placeAt(event.clientX, event.clientY);
    const moved = this.#dragged;
    this.#dragged = null;
    this.#input.focus();
    if (moved && !event.ctrlKey) {
      this.#editor.perform("insertFromDrop", (entry) =>
        entry.moveRange(moved.start, moved.end, place));
      return;
    }
    this.#entry.select(place, place);
    this.#editor.take(event.dataTransfer, "insertFromDrop");
  }

  /** The UTF-16 offset at a point of the window; the end where the browser cannot tell. */
  #placeAt(x, y) {
    const end = this.#input.value.length;
    const place = this.#input.ownerDocument.caretPositionFromPoint?.(x, y);
    return place?.offsetNode === this.#input ? Math.min(place.offset, end) : end;
  }
}
