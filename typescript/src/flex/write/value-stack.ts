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
  readonly #shapes: ShapeTable;
  #scratch = new Int32Array(0);

  /** How many containers are open, and of each the shape of the keys in it so far. */
  #depth = 0;
  readonly #inner: Shape[] = [];

  constructor(shapes: ShapeTable) {
    super();
    this.#shapes = shapes;
  }

  /** The shape of the keys in the innermost container so far. */
  get shape(): Shape {
    return this.#inner[this.#depth - 1]!;
  }

  /** Names the value that follows. */
  key(name: string): void {
    const innermost = this.#depth - 1;
    this.#inner[innermost] = this.#shapes.after(this.#inner[innermost]!, name);
  }

  /** Opens a container, of the values that come next, and returns where the first will be. */
  open(): number {
    this.enter();
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
    this.#depth--;
    this.push(packed, position, 0);
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

  /** Puts the values from `start` on into stored order, given as where each comes from. */
  sort(start: number, order: readonly number[]): void {
    const { types, halves } = this;
    if (this.#scratch.length < 3 * order.length) this.#scratch = new Int32Array(6 * order.length);
    const scratch = this.#scratch;
    for (let place = 0; place < order.length; place++) {
      const source = start + order[place]!;
      scratch[3 * place] = types[source]!;
      scratch[3 * place + 1] = halves[2 * source]!;
      scratch[3 * place + 2] = halves[2 * source + 1]!;
    }
    for (let place = 0; place < order.length; place++) {
      types[start + place] = scratch[3 * place]!;
      halves[2 * (start + place)] = scratch[3 * place + 1]!;
      halves[2 * (start + place) + 1] = scratch[3 * place + 2]!;
    }
  }

  clear(): void {
    this.size = 0;
    this.#depth = 0;
  }
}
