/** A buffer that grows: what `encodeInto` writes to. Reset it and use it again, and encoding allocates nothing. */
export class Writer {
  /** What has been written, and room behind it; another array after it has grown. */
  bytes: Uint8Array;
  /** The whole of `bytes`. */
  view: DataView;
  /** Where the next byte goes. */
  at = 0;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Forgets what has been written; the memory is kept. */
  reset(): void {
    this.at = 0;
  }

  /** What has been written: valid until the next write or `reset`. */
  written(): Uint8Array {
    return this.bytes.subarray(0, this.at);
  }

  /** A copy of what has been written. */
  copy(): Uint8Array {
    return this.bytes.slice(0, this.at);
  }

  /** Makes sure that so many bytes can be written at `at`. */
  room(byteCount: number): void {
    if (this.at + byteCount > this.bytes.length) this.grow(this.at + byteCount);
  }

  private grow(least: number): void {
    const grown = new Uint8Array(Math.max(least, 2 * this.bytes.length));
    grown.set(this.bytes.subarray(0, this.at));
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
  }
}
