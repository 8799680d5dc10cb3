const KINDS = 257; // one more than any kind, plus one
const HEIGHTS = 1024; // more than any limit of the depth
const FIRST_CONTAINER = 9 << 2; // maps and vectors, each of four widths
const KEYS = KINDS + 8 * HEIGHTS;
const LONG_KEY = 0xffff;
const PAGE = 1 << 16;

/**
 * Remembers what begins at each byte of a message and was visited: two bytes for each, in pages made when needed.
 *
 * A *kind* is a type number and a width, packed as in a type byte. Of containers it remembers the height as well, of keys the length.
 */
export class Visited {
  readonly #pages: Uint16Array[] = [];
  readonly #pageSize: number;
  readonly #longKeys = new Map<number, number>();

  constructor(byteCount: number) {
    this.#pageSize = Math.min(byteCount, PAGE);
  }

  /** Returns the length of the key at `at`, or -1 when it was not visited. */
  keySize(at: number): number {
    const code = this.#get(at);
    if (code < KEYS) return -1;
    return code === LONG_KEY ? this.#longKeys.get(at)! : code - KEYS;
  }

  setKeySize(at: number, size: number): void {
    if (KEYS + size >= LONG_KEY) this.#longKeys.set(at, size);
    this.#set(at, Math.min(KEYS + size, LONG_KEY));
  }

  isKnown(at: number, kind: number): boolean {
    return this.#get(at) === kind + 1;
  }

  setKnown(at: number, kind: number): void {
    this.#set(at, kind + 1);
  }

  /** Returns how many containers deep the one at `at` is, or 0 when it was not visited. */
  height(at: number, kind: number): number {
    const height = this.#get(at) - heightBase(kind);
    return height > 0 && height < HEIGHTS ? height : 0;
  }

  setHeight(at: number, kind: number, height: number): void {
    this.#set(at, heightBase(kind) + height);
  }

  #get(at: number): number {
    return this.#pages[at >>> 16]?.[at & (PAGE - 1)] ?? 0;
  }

  #set(at: number, code: number): void {
    const index = at >>> 16;
    this.#pages[index] ??= new Uint16Array(this.#pageSize);
    this.#pages[index][at & (PAGE - 1)] = code;
  }
}

function heightBase(kind: number): number {
  return KINDS + (kind - FIRST_CONTAINER) * HEIGHTS;
}
