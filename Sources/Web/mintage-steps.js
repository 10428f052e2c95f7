// Undo and redo: what takes edits back lies in the module's memory, where edits write it.

import { sizes } from "./mintage-constants.js";

/** Steps that are kept. */
const most = 200;

/** Gives room back when nobody uses what stood there. */
const forgotten = new FinalizationRegistry((steps) => steps.release());

export class Steps {
  #memory;
  // Addresses; those of changes of style are negative, for they are longer.
  #done = [];
  #undone = [];
  /** Where the next edit writes what takes it back. */
  next;

  constructor(owner, memory) {
    this.#memory = memory;
    this.next = memory.take(sizes.inverse);
    forgotten.register(owner, this);
  }

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  get count() {
    return this.#done.length;
  }

  /** Keeps the step that the last edit wrote; one that goes on with a run adds nothing. */
  record(joinsRun) {
    if (this.#undone.length > 0) this.#drop(this.#undone, 0);
    // A run of keys is one step, which its first key began.
    if (joinsRun && this.#done.length > 0) return;
    this.#done.push(this.next);
    const oldest = this.#done.length > most ? this.#done.shift() : 0;
    // A step that is forgotten leaves its room to the next edit, which writes all of it.
    if (oldest < 0) this.#giveBack(oldest);
    this.next = oldest > 0 ? oldest : this.#memory.take(sizes.inverse);
  }

  /** Keeps a change of style, written at `start`, which belongs to the steps from now on. */
  recordStyle(start) {
    this.#drop(this.#undone, 0);
    this.#done.push(-start);
  }

  /** Leaves only the first `count` steps. */
  shorten(count) {
    this.#drop(this.#done, count);
  }

  /** Forgets what could be done again. */
  forgetUndone() {
    this.#drop(this.#undone, 0);
  }

  forget() {
    this.#drop(this.#done, 0);
    this.#drop(this.#undone, 0);
  }

  /** Gives everything back; nobody uses the steps any more. */
  release() {
    this.forget();
    this.#memory.giveBack(this.next, sizes.inverse);
  }

  /**
   * Takes the last step back, or does the last one again that was; false where there is none.
   *
   * @param apply Gets the address, writes there what reverses it, and is told whether it is a style.
   */
  travel(isBack, apply) {
    const [from, to] = isBack ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (step === undefined) return false;
    apply(Math.abs(step), step < 0);
    to.push(step);
    return true;
  }

  #drop(list, count) {
    while (list.length > count) this.#giveBack(list.pop());
  }

  #giveBack(step) {
    this.#memory.giveBack(Math.abs(step), step < 0 ? sizes.style_inverse : sizes.inverse);
  }
}
