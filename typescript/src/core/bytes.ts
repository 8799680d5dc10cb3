/** Bytes in memory that threads do not share, as `Blob` and `fetch` need: a `Uint8Array<ArrayBuffer>`, which TypeScript 5.6 cannot name. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/**
 * Throws a `TypeError` if a value is no array of bytes; one of another page is, and a Buffer. One that says that it is longer than it is has no
 * last byte: asking what it inherits for its length takes a Ticker 2 ns more, of 35. Asking for its `byteLength` takes 8 ns of 50 on Node 20.
 */
export function requireBytes(bytes: Uint8Array, what: string): void {
  const length = bytes?.length;
  const isThere = length > 0 ? bytes[length - 1] !== undefined : length === 0;
  if (!(isThere && bytes.BYTES_PER_ELEMENT === 1)) throw new TypeError(`${what} must be a Uint8Array`);
}
