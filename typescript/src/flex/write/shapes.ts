import type { KeyTable } from "./key-table.ts";
import { refused } from "./refused.ts";
import { compareText } from "./text.ts";

/** More shapes than the types of one program have, and little memory. */
const KEPT = 1 << 14;

/** A key vector of the message that is being written, or of one before. */
export class KeyVector {
  /** The keys in ascending order. */
  readonly keys: readonly number[];
  /** Position of its first element, once it is written. */
  position = 0;
  width = 0;
  /** The message it was written in. */
  message = 0;

  constructor(keys: readonly number[]) {
    this.keys = keys;
  }
}

/** The keys of a map, in the order they were given, and the shapes that begin with them. */
export class Shape {
  /** The key vector of these keys, whatever order they came in; undefined until a map has just these. */
  vector: KeyVector | undefined;
  /** For each stored place the place it came from; undefined when the keys came sorted. */
  order: readonly number[] | undefined;
  /** The key that followed last, and where it leads: maps of one type follow each other. */
  #key = -1;
  #next: Shape | undefined;
  #others: Map<number, Shape> | undefined;

  /** Returns the shape that `key` leads to, if there is one. */
  find(key: number): Shape | undefined {
    return key === this.#key ? this.#next : this.#findOther(key);
  }

  #findOther(key: number): Shape | undefined {
    const next = this.#others?.get(key);
    if (next !== undefined) this.#lead(key, next);
    return next;
  }

  add(key: number): Shape {
    const next = new Shape();
    this.#lead(key, next);
    return next;
  }

  #lead(key: number, next: Shape): void {
    if (this.#next !== undefined) {
      this.#others ??= new Map();
      this.#others.set(this.#key, this.#next);
    }
    this.#key = key;
    this.#next = next;
  }
}

/** Remembers shapes from message to message: the keys of a map are sorted once for each order in which they come. */
export class ShapeTable {
  readonly #keys: KeyTable;
  #root = new Shape();
  #count = 0;
  /** Number of the message that is being written: a key vector that carries it is in the message. */
  #message = 1;

  constructor(keys: KeyTable) {
    this.#keys = keys;
  }

  isWritten(vector: KeyVector): boolean {
    return vector.message === this.#message;
  }

  /** Notes that this message has `vector` at `position`, in elements of `width`. */
  place(vector: KeyVector, position: number, width: number): void {
    vector.position = position;
    vector.width = width;
    vector.message = this.#message;
  }

  /** Returns the shape of the keys in [start, end), with its key vector; one that is given twice is refused. */
  find(keys: ArrayLike<number>, start: number, end: number): Shape & { readonly vector: KeyVector } {
    let shape = this.#root;
    for (let at = start; at < end; at++) shape = shape.find(keys[at]!) ?? this.#add(shape, keys[at]!);
    if (shape.vector === undefined) this.#complete(shape, Array.prototype.slice.call(keys, start, end));
    return shape as Shape & { readonly vector: KeyVector };
  }

  #add(shape: Shape, key: number): Shape {
    this.#count++;
    return shape.add(key);
  }

  #complete(shape: Shape, came: number[]): void {
    const order = came.map((_, place) => place);
    order.sort((a, b) => compareText(this.#keys.text(came[a]!), this.#keys.text(came[b]!)));
    const stored = order.map((source) => came[source]!);
    for (const [place, key] of stored.entries()) {
      if (key === stored[place - 1]) throw refused("each key once", `key ${JSON.stringify(this.#keys.text(key))} again`);
    }
    const isSorted = order.every((source, place) => source === place);
    shape.vector = isSorted ? new KeyVector(stored) : this.find(stored, 0, stored.length).vector;
    if (!isSorted) shape.order = order;
  }

  /** Makes ready for the next message: forgets where key vectors are, and all shapes when they have become too many or `all`. */
  clear(all: boolean): void {
    this.#message++;
    if (!all && this.#count <= KEPT) return;
    this.#root = new Shape();
    this.#count = 0;
  }
}
