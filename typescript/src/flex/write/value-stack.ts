import { MAX_SUPPORTED_DEPTH, type Writer } from "../../core/index.ts";
import { BOOL, INT, isInline, KEY } from "../types.ts";
import { store } from "./output.ts";
import { refused } from "./refused.ts";
import type { Shape, ShapeTable } from "./shapes.ts";
import { Values } from "./values.ts";

/** Up to so many numbers a loop is faster than the platform's copy. */
const FEW = 16;

/** The values of the containers that are still open. */
export class ValueStack extends Values {
  /** Of each value that has a key where that was written. */
  keyAts: Int32Array = new Int32Array(64);

  readonly #shapes: ShapeTable;
  #scratch = new Int32Array(0);

  /** How many containers are open; of each where its own key was written, and the shape of the keys in it so far. */
  #depth = 0;
  readonly #outerKeyAts = new Int32Array(MAX_SUPPORTED_DEPTH);
  readonly #inner: Shape[] = [];

  constructor(shapes: ShapeTable) {
    super();
    this.#shapes = shapes;
  }

  /** The shape of the keys in the innermost container so far. */
  get shape(): Shape {
    return this.#inner[this.#depth - 1]!;
  }

  /** Notes the key of the value that comes next, with which the innermost map has `shape`, and where the key was written. */
  setKey(shape: Shape, keyAt: number): void {
    if (this.size === this.types.length) this.grow(2 * this.size);
    this.#inner[this.#depth - 1] = shape;
    this.keyAts[this.size] = keyAt;
  }

  /** Opens a container, of the values that come next, and returns where the first will be. */
  open(): number {
    this.enter();
    this.#outerKeyAts[this.#depth - 1] = this.keyAts[this.size]!;
    this.#inner[this.#depth - 1] = this.#shapes.root;
    return this.size;
  }

  /** Enters a container that is written without the stack. */
  enter(): void {
    if (this.#depth === MAX_SUPPORTED_DEPTH) throw refused(`at most ${MAX_SUPPORTED_DEPTH} containers in each other`, "one more");
    this.#depth++;
  }

  leave(): void {
    this.#depth--;
  }

  /** Replaces the values from `start` on with the container of them: one of this type, at `position`. */
  close(start: number, packed: number, position: number): void {
    this.size = start;
    this.keyAts[start] = this.#outerKeyAts[--this.#depth]!;
    this.push(packed, position, 0);
  }

  protected override grow(capacity: number): void {
    super.grow(capacity);
    const { keyAts } = this;
    this.keyAts = new Int32Array(capacity);
    this.keyAts.set(keyAts);
  }

  /**
   * Stores the values from `start` on, the first at `to`: scalars, and offsets to what stands outside.
   *
   * If they are to have types, those go to the end of `out`: of a scalar with the width of the container.
   */
  storeValues(start: number, out: Writer, to: number, width: number, hasTypes: boolean): void {
    const { types, halves, size } = this;
    const { bytes } = out;
    if (!hasTypes && width === 3 && size - start > FEW && isInline(types[start]! >>> 2)) {
      bytes.set(new Uint8Array(halves.buffer, 8 * start, 8 * (size - start)), to);
      return;
    }
    let at = to;
    let typeAt = out.at;
    for (let index = start; index < size; index++, at += 1 << width) {
      const packed = types[index]!;
      const isInside = isInline(packed >>> 2);
      if (hasTypes) bytes[typeAt++] = isInside ? (packed & ~3) | width : packed;
      if (!isInside) store(out, at, at - halves[2 * index]!, 0, width);
      else this.storeScalar(index, packed >>> 2, out, at, width);
    }
    out.at = typeAt;
  }

  /** Returns the one scalar or key type of the values from `start` on, or -1: a vector of them can be typed. */
  commonType(start: number): number {
    if (start === this.size) return -1;
    const type = this.type(start);
    if (!((type >= INT && type <= KEY) || type === BOOL)) return -1;
    for (let at = start + 1; at < this.size; at++) if (this.type(at) !== type) return -1;
    return type;
  }

  /** Puts the values from `start` on, with their keys' places, into stored order, given as where each comes from. */
  sort(start: number, order: readonly number[]): void {
    const { types, halves, keyAts } = this;
    if (this.#scratch.length < 4 * order.length) this.#scratch = new Int32Array(8 * order.length);
    const scratch = this.#scratch;
    for (let place = 0; place < order.length; place++) {
      const source = start + order[place]!;
      scratch[4 * place] = types[source]!;
      scratch[4 * place + 1] = halves[2 * source]!;
      scratch[4 * place + 2] = halves[2 * source + 1]!;
      scratch[4 * place + 3] = keyAts[source]!;
    }
    for (let place = 0; place < order.length; place++) {
      types[start + place] = scratch[4 * place]!;
      halves[2 * (start + place)] = scratch[4 * place + 1]!;
      halves[2 * (start + place) + 1] = scratch[4 * place + 2]!;
      keyAts[start + place] = scratch[4 * place + 3]!;
    }
  }

  clear(): void {
    this.size = 0;
    this.#depth = 0;
  }
}
