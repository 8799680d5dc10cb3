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

/** The keys of a map, in the order they were given. */
export class Shape {
  /** For each stored place the place it came from; undefined when the keys came sorted. */
  readonly order: readonly number[] | undefined;
  /** The key vector of these keys, whatever order they came in. */
  readonly vector: KeyVector;

  constructor(order: readonly number[] | undefined, vector: KeyVector) {
    this.order = order;
    this.vector = vector;
  }
}

/** The shapes that begin with the same keys: one node for each key that may follow. */
class Node {
  shape: Shape | undefined;
  /** The key that followed last, and where it leads: maps of one type follow each other. */
  #key = -1;
  #next: Node | undefined;
  #others: Map<number, Node> | undefined;

  /** Returns the node that `key` leads to, if there is one. */
  find(key: number): Node | undefined {
    return key === this.#key ? this.#next : this.#findOther(key);
  }

  #findOther(key: number): Node | undefined {
    const next = this.#others?.get(key);
    if (next === undefined) return undefined;
    this.#others!.set(this.#key, this.#next!);
    this.#key = key;
    this.#next = next;
    return next;
  }

  add(key: number): Node {
    if (this.#next !== undefined) {
      this.#others ??= new Map();
      this.#others.set(this.#key, this.#next);
    }
    this.#key = key;
    this.#next = new Node();
    return this.#next;
  }
}

/** Remembers shapes from message to message: the keys of a map are sorted once for each order in which they come. */
export class ShapeTable {
  readonly #keys: KeyTable;
  #root = new Node();
  #nodeCount = 0;
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

  /** Returns the shape of the keys in [start, end); one that is given twice is refused. */
  find(keys: ArrayLike<number>, start: number, end: number): Shape {
    let node = this.#root;
    for (let at = start; at < end; at++) node = node.find(keys[at]!) ?? this.#add(node, keys[at]!);
    node.shape ??= this.#create(Array.prototype.slice.call(keys, start, end));
    return node.shape;
  }

  #add(node: Node, key: number): Node {
    this.#nodeCount++;
    return node.add(key);
  }

  #create(came: number[]): Shape {
    const order = came.map((_, place) => place);
    order.sort((a, b) => compareText(this.#keys.text(came[a]!), this.#keys.text(came[b]!)));
    const stored = order.map((source) => came[source]!);
    for (const [place, key] of stored.entries()) {
      if (key === stored[place - 1]) throw refused("each key once", `key ${JSON.stringify(this.#keys.text(key))} again`);
    }
    const isSorted = order.every((source, place) => source === place);
    return isSorted ? new Shape(undefined, new KeyVector(stored)) : new Shape(order, this.find(stored, 0, stored.length).vector);
  }

  /** Makes ready for the next message: forgets where key vectors are, and all shapes when they have become too many or `all`. */
  clear(all: boolean): void {
    this.#message++;
    if (!all && this.#nodeCount <= KEPT) return;
    this.#root = new Node();
    this.#nodeCount = 0;
  }
}
