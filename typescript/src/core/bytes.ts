/** Throws a `TypeError` if a value is no array of bytes; one of another page is, and a Buffer. */
export function requireBytes(bytes: Uint8Array, what: string): void {
  if (!(bytes?.length >= 0 && bytes.byteLength === bytes.length)) throw new TypeError(`${what} must be a Uint8Array`);
}
