import { isBytes, lengthOf } from "./realm.ts";

/** Bytes in memory that threads do not share, as `Blob` and `fetch` want: a `Uint8Array<ArrayBuffer>`, which TypeScript 5.6 has no word for. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** Returns how many bytes there are; throws a `TypeError` if a value is no array of bytes: one of another page is, and a Buffer. */
export function requireBytes(bytes: Uint8Array, what: string): number {
  if (!(bytes instanceof Uint8Array || isBytes(bytes))) throw new TypeError(`${what} must be a Uint8Array`);
  return lengthOf(bytes);
}
