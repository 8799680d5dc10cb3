import type { Bytes } from "./bytes.ts";
import { OctavoError } from "./error.ts";
import { Buffer } from "./node-buffer.ts";

/**
 * An array of up to so many bytes V8 has in its own heap. The buffer of a larger one takes 250 to 800 ns, a part of Node's pool, which is for
 * less than 4096, 70 to 200; a `Buffer` of more has no zeros first, and 130 KB are copied in 0.7 of the time on Node 20, in 0.85 on Node 24.
 */
const IN_HEAP = 64;

/** A buffer that grows: what `encodeInto` writes to. Clear it and use it again, and encoding allocates nothing. */
export class Writer {
  /** What has been written, and room behind it; another array after it has grown. */
  bytes: Bytes;
  /** The whole of `bytes`. */
  view: DataView;
  /** Where the next byte goes. */
  at = 0;
  /** @internal Whether a message is being written. That it ends takes no call, which the stack may have no room for. */
  isBusy = false;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Forgets what has been written; the memory is kept. */
  clear(): void {
    if (this.isBusy) refuseBusy();
    this.at = 0;
  }

  /** @internal Keeps others from writing while it `isBusy`: a value may run code of the program's own while it is written. */
  enterMessage(): void {
    if (this.isBusy) refuseBusy();
    this.isBusy = true;
  }

  /** What has been written: valid until the next write or `clear`. */
  written(): Bytes {
    return this.bytes.subarray(0, this.at);
  }

  /** A copy of what has been written. On Node its memory may be a part of the pool of `Buffer`s. */
  copy(): Bytes {
    const { at } = this;
    if (at <= IN_HEAP || !Buffer) return this.bytes.slice(0, at);
    const { buffer, byteOffset } = Buffer.from(this.written());
    return new Uint8Array(buffer, byteOffset, at);
  }

  /** Makes sure that so many bytes can be written at `at`. */
  room(byteCount: number): void {
    if (this.at + byteCount > this.bytes.length) this.grow(byteCount);
  }

  private grow(byteCount: number): void {
    const grown = new Uint8Array(Math.max(this.at + byteCount, 2 * this.bytes.length));
    grown.set(this.bytes.subarray(0, this.at));
    const view = new DataView(grown.buffer);
    this.bytes = grown; // both or none: the stack may be full
    this.view = view;
  }
}

/** Not where it is called: V8 inlines functions by their length. */
function refuseBusy(): never {
  throw new OctavoError("mismatch", { expected: "a writer that is not in use", found: "one that is" });
}
