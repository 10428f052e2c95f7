// The module's memory: it has no allocator, so what it works on is handed out here.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes of the room for texts that go in and come out; grows for longer ones. */
const roomForText = 1024;

export class Memory {
  #memory;
  #end;
  #free = new Map();
  #room = 0;
  #roomCount = 0;
  /** The memory as bytes, and as numbers; made anew when it grows. */
  bytes;
  view;

  constructor(exports) {
    this.#memory = exports.memory;
    this.#end = (exports.__heap_base.value + 15) & ~15;
    this.#refresh();
  }

  #refresh() {
    this.bytes = new Uint8Array(this.#memory.buffer);
    this.view = new DataView(this.#memory.buffer);
  }

  /** Room for `count` bytes, zeroed, on a multiple of 16. */
  take(count) {
    const size = (count + 15) & ~15;
    const free = this.#free.get(size)?.pop();
    if (free !== undefined) {
      this.bytes.fill(0, free, free + size);
      return free;
    }
    const start = this.#end;
    this.#end += size;
    const missing = this.#end - this.bytes.length;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / 65536));
      this.#refresh();
    }
    return start;
  }

  /** Gives room back that was taken for `count` bytes. */
  giveBack(start, count) {
    const size = (count + 15) & ~15;
    if (!this.#free.has(size)) this.#free.set(size, []);
    this.#free.get(size).push(start);
  }

  /** Room that is used within one call and holds at least `count` bytes. */
  room(count = roomForText) {
    if (this.#roomCount < count) {
      if (this.#roomCount) this.giveBack(this.#room, this.#roomCount);
      this.#roomCount = Math.max(count, roomForText);
      this.#room = this.take(this.#roomCount);
    }
    return this.#room;
  }

  /** Writes a text at `start`, which has room for it, and counts its bytes. */
  write(text, start, room = roomForText) {
    return encoder.encodeInto(text, this.bytes.subarray(start, start + room)).written;
  }

  /** Writes a text of any length into the room and counts its bytes. */
  writeIntoRoom(text) {
    if (text.length === 1 && this.#roomCount > 0) {
      const unit = text.charCodeAt(0);
      if (unit < 0x80) {
        this.bytes[this.#room] = unit;
        return 1;
      }
    }
    // A UTF-16 unit has at most three bytes of UTF-8.
    const room = this.room(text.length * 3);
    return this.write(text, room, this.#roomCount);
  }

  /** The text of so many bytes at `start`. */
  read(start, count) {
    return decoder.decode(this.bytes.subarray(start, start + count));
  }

  /** The same for a text of a few characters that each key needs: a decoder takes twice as long. */
  readShort(start, count) {
    const { bytes } = this;
    const end = start + count;
    const units = [];
    for (let index = start; index < end; ) {
      const byte = bytes[index];
      if (byte < 0x80) {
        units.push(byte);
        index += 1;
      } else if (byte < 0xe0) {
        units.push(((byte & 0x1f) << 6) | (bytes[index + 1] & 0x3f));
        index += 2;
      } else if (byte < 0xf0) {
        units.push(
          ((byte & 0x0f) << 12) | ((bytes[index + 1] & 0x3f) << 6) | (bytes[index + 2] & 0x3f));
        index += 3;
      } else {
        // Digits of some scripts lie beyond 16 bits.
        return this.read(start, count);
      }
    }
    return String.fromCharCode.apply(null, units);
  }

  /** The text at `start` that a NUL ends. */
  readName(start) {
    return this.read(start, this.bytes.indexOf(0, start) - start);
  }

  /** A number of the module's without sign: pointers beyond 2 GB come out negative otherwise. */
  number(address) {
    return this.view.getUint32(address, true);
  }
}
