import { quoted } from "../malformed.ts";
import type { KeyTable } from "./key-table.ts";
import { refused } from "./refused.ts";
import { compareText } from "./text.ts";

/** About how many bytes a shape takes, and each key of one that a map has. */
const SHAPE_BYTES = 128;
const KEY_BYTES = 16;

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
  /** The shape without the last key; undefined of no keys. */
  readonly outer: Shape | undefined;
  /** The number of the last key, and the key. */
  readonly key: number;
  readonly name: string;
  /** The key vector of these keys, whatever order they came in; undefined until a map has just these. */
  vector: KeyVector | undefined;
  /** For each stored place the place it came from; undefined when the keys came sorted. */
  order: readonly number[] | undefined;
  /** The one that came last: maps of one type follow each other. */
  #next: Shape | undefined;
  #others: Map<string, Shape> | undefined;

  constructor(outer: Shape | undefined, key: number, name: string) {
    this.outer = outer;
    this.key = key;
    this.name = name;
  }

  /** Returns the shape with one more key, if there is one. */
  after(name: string): Shape | undefined {
    if (this.#next?.name === name) return this.#next;
    const next = this.#others?.get(name);
    return next && this.#lead(next);
  }

  add(key: number, name: string): Shape {
    return this.#lead(new Shape(this, key, name));
  }

  #lead(next: Shape): Shape {
    if (this.#next !== undefined) {
      this.#others ??= new Map();
      this.#others.set(this.#next.name, this.#next);
    }
    this.#next = next;
    return next;
  }
}

/** Remembers shapes from message to message: the keys of a map are sorted once for each order in which they come. */
export class ShapeTable {
  readonly #keys: KeyTable;
  /** The shape of no keys. */
  readonly root: Shape = new Shape(undefined, -1, "");
  #bytes = 0;
  /** Number of the message that is being written: a key vector that carries it is in the message. */
  #message = 1;

  constructor(keys: KeyTable) {
    this.#keys = keys;
  }

  /** About how many bytes the shapes and their keys take. */
  get bytes(): number {
    return this.#bytes + this.#keys.bytes;
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

  /** Returns the shape of the keys of `shape` and one more. */
  after(shape: Shape, name: string): Shape {
    return shape.after(name) ?? this.#add(shape, this.#keys.intern(name));
  }

  #add(shape: Shape, key: number): Shape {
    this.#bytes += SHAPE_BYTES;
    return shape.add(key, this.#keys.text(key));
  }

  /** Returns the key vector of a map of this shape; a key that is given twice is refused. */
  vectorOf(shape: Shape): KeyVector {
    shape.vector ??= this.#newVector(shape);
    return shape.vector;
  }

  #newVector(shape: Shape): KeyVector {
    const came: Shape[] = [];
    for (let at = shape; at.outer !== undefined; at = at.outer) came.push(at);
    came.reverse();
    this.#bytes += KEY_BYTES * came.length;
    const order = came.map((_, place) => place).sort((a, b) => compareText(came[a]!.name, came[b]!.name));
    const stored = order.map((source) => came[source]!);
    for (const [place, { key, name }] of stored.entries()) {
      if (key === stored[place - 1]?.key) throw refused("each key once", `key ${quoted(name)} again`);
    }
    if (order.every((source, place) => source === place)) return new KeyVector(stored.map(({ key }) => key));
    shape.order = order;
    return this.vectorOf(stored.reduce((sorted, { name }) => this.after(sorted, name), this.root));
  }

  /** Makes ready for the next message: forgets where keys and key vectors are. */
  clear(): void {
    this.#message++;
    this.#keys.clear();
  }
}
