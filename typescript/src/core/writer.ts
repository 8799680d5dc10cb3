import type { Bytes } from "./bytes.ts";
import { copyOf } from "./copy.ts";
import { OctavoError } from "./error.ts";

/** A growing buffer to which `encodeInto` writes. Cleared and used again, it makes encoding allocate nothing. */
export class Writer {
  /** The bytes written, and free room behind them; replaced by another array when the buffer grows. */
  bytes!: Bytes;
  /** A view of the whole of `bytes`. */
  view!: DataView;
  /** The index of the next byte to write. */
  at = 0;
  /** @internal Whether a message is being written. That it ends takes no call, which the stack may have no room for. */
  isBusy = false;

  constructor(capacity = 1024) {
    this.use(new Uint8Array(capacity));
  }

  /** Discards the bytes written; the memory is kept. */
  clear(): void {
    if (this.isBusy) refuseBusy();
    this.at = 0;
  }

  /** @internal Keeps others from writing while it `isBusy`: a value may run code of the program's own while it is written. */
  enterMessage(): void {
    if (this.isBusy) refuseBusy();
    this.isBusy = true;
  }

  /** Returns the bytes written, without a copy: valid until the next write or `clear`. */
  written(): Bytes {
    return this.bytes.subarray(0, this.at);
  }

  /** Returns a copy of the bytes written. On Node its memory may be a part of the pool of `Buffer`s. */
  copy(): Bytes {
    return copyOf(this.bytes, 0, this.at);
  }

  /** Makes room for `byteCount` bytes at `at`. */
  room(byteCount: number): void {
    if (this.at + byteCount > this.bytes.length) this.grow(byteCount);
  }

  private grow(byteCount: number): void {
    const grown = new Uint8Array(Math.max(this.at + byteCount, 2 * this.bytes.length));
    if (this.at > 0) grown.set(this.written()); // else it may have been transferred
    this.use(grown);
  }

  /** @internal Goes on in other memory. */
  use(bytes: Bytes): void {
    const view = new DataView(bytes.buffer);
    this.bytes = bytes; // both or none: the stack may be full
    this.view = view;
  }
}

/** Not where it is called: V8 inlines functions by their length. */
function refuseBusy(): never {
  throw new OctavoError("mismatch", { expected: "a writer that is not in use", found: "one that is" });
}
