import type { Writer } from "../../../core/index.ts";
import * as types from "../../types.ts";
import type { Shape } from "../shapes.ts";
import type { ValueStack } from "../value-stack.ts";
import { Values } from "../values.ts";
import { signedWidthOf, unsignedWidth, unsignedWidthOf } from "../widths.ts";

/** A container that has been recorded: its children are values `first` to `end` of the tree. */
export class Container {
  readonly type: number;
  readonly first: number;
  readonly end: number;
  /** The shape of a map. */
  readonly shape: Shape | undefined;
  /** Whether it holds containers. */
  readonly nests: boolean;

  constructor(type: number, first: number, end: number, shape: Shape | undefined, nests: boolean) {
    this.type = type;
    this.first = first;
    this.end = end;
    this.shape = shape;
    this.nests = nests;
  }

  get count(): number {
    return this.end - this.first;
  }
}

/** Says whether a child of this type is written next to its container: a string, a blob, a key. */
export function isText(type: number): boolean {
  return type === types.STRING || type === types.BLOB || type === types.KEY;
}

/**
 * A whole message, recorded before any of it is written: containers by number, their children side by side.
 *
 * The lower half of a child that stands outside is the number of a text or of a container; of a container its position once
 * that has been written.
 */
export class ValueTree extends Values {
  readonly #compat: boolean;
  readonly #containers: Container[] = [];
  /** Of each scalar that has been hoisted the entry among the indirect scalars, plus 1. */
  #hoisted = new Int32Array(0);

  constructor(compat: boolean) {
    super();
    this.#compat = compat;
  }

  /** Returns the container that is the child at `at`. */
  container(at: number): Container {
    return this.#containers[this.halves[2 * at]!]!;
  }

  /** Takes the values from `start` on off the `stack`, in stored order, as the children of a new container, and puts that there. */
  addContainer(stack: ValueStack, start: number, shape: Shape | undefined): void {
    const first = this.size;
    const count = stack.size - start;
    for (let index = 0; index < count; index++) this.#take(stack, start + (shape?.order?.[index] ?? index));
    const type = shape === undefined ? this.#vectorType(first) : types.MAP;
    const number = this.#containers.push(new Container(type, first, this.size, shape, this.#nests(first))) - 1;
    stack.close(start, types.packedType(type, 0), number);
  }

  /** Takes the one value on the `stack` and returns where it is. */
  addRoot(stack: ValueStack): number {
    this.#take(stack, 0);
    return this.size - 1;
  }

  #take(stack: ValueStack, from: number): void {
    const low = stack.halves[2 * from]!;
    const high = stack.halves[2 * from + 1]!;
    const packed = stack.types[from]!;
    const type = packed >>> 2;
    this.push(type === types.INT || type === types.UINT ? integerType(packed, low, high) : packed, low, high);
  }

  #nests(first: number): boolean {
    for (let at = first; at < this.size; at++) if (!types.isInline(this.type(at)) && !isText(this.type(at))) return true;
    return false;
  }

  /** Notes that the container that is the child at `at` was written at `position`, with this packed type. */
  place(at: number, position: number, packed: number): void {
    this.types[at] = packed;
    this.halves[2 * at] = position;
  }

  /**
   * Returns the packed type that the scalar at `at` has outside its container.
   *
   * Official readers misread indirect_uint: with `compat` the integer is a signed one there.
   */
  outside(at: number): number {
    const packed = this.types[at]!;
    if (!this.#compat || packed >>> 2 !== types.UINT || this.isHuge(at)) return packed;
    return types.packedType(types.INT, signedWidthOf(this.halves[2 * at]!, this.halves[2 * at + 1]!));
  }

  /** Says whether the child at `at` is an unsigned integer beyond 2^63 - 1. */
  isHuge(at: number): boolean {
    return this.type(at) === types.UINT && this.halves[2 * at + 1]! < 0;
  }

  /** Says whether the child at `at` stands in a container of this width itself. */
  isInside(at: number, width: number): boolean {
    return types.isInline(this.type(at)) && (this.types[at]! & 3) <= width;
  }

  /** Says whether the child at `at` is a scalar that a container of this width does not hold, and has `outsideWidth` outside. */
  isOutside(at: number, width: number, outsideWidth: number): boolean {
    return types.isInline(this.type(at)) && (this.types[at]! & 3) > width && (this.outside(at) & 3) === outsideWidth;
  }

  /** Returns the entry of the scalar at `at` if it has been hoisted, or -1. */
  hoisted(at: number): number {
    return at < this.#hoisted.length ? this.#hoisted[at]! - 1 : -1;
  }

  hoist(at: number, scalar: number): void {
    if (this.#hoisted.length < this.types.length) this.#growHoisted();
    this.#hoisted[at] = scalar + 1;
  }

  #growHoisted(): void {
    const hoisted = this.#hoisted;
    this.#hoisted = new Int32Array(this.types.length);
    this.#hoisted.set(hoisted);
  }

  /** Numbers or Booleans alone make a typed vector; 2, 3 or 4 numbers a fixed one, unless official readers must follow. */
  #vectorType(first: number): number {
    const element = this.#elementType(first);
    const count = this.size - first;
    if (element < 0) return types.VECTOR;
    const isFixed = count >= 2 && count <= 4 && element !== types.BOOL && !this.#compat;
    return isFixed ? types.fixedVectorOf(element, count) : element + types.TYPED;
  }

  /** Returns the one type that holds all values from `first` on, or -1. */
  #elementType(first: number): number {
    const type = first < this.size ? this.type(first) : types.NULL;
    if (type === types.INT || type === types.UINT) return this.#integerElement(first);
    if (type !== types.FLOAT && type !== types.BOOL) return -1;
    for (let at = first + 1; at < this.size; at++) if (this.type(at) !== type) return -1;
    return type;
  }

  #integerElement(first: number): number {
    let hasNegative = false;
    let signed = 0;
    let unsigned = 0;
    for (let at = first; at < this.size; at++) {
      const low = this.halves[2 * at]!;
      const high = this.halves[2 * at + 1]!;
      if (this.type(at) !== types.INT && this.type(at) !== types.UINT) return -1;
      if (this.type(at) === types.INT && high < 0) {
        hasNegative = true;
      } else {
        signed = Math.max(signed, this.isHuge(at) ? 4 : signedWidthOf(low, high));
        unsigned = Math.max(unsigned, unsignedWidthOf(low, high));
      }
    }
    if (hasNegative) return signed === 4 ? -1 : types.INT;
    return unsigned < signed ? types.UINT : types.INT;
  }

  /** Returns the width that the scalar at `at` needs as a value of `type`. */
  widthAs(type: number, at: number): number {
    const low = this.halves[2 * at]!;
    const high = this.halves[2 * at + 1]!;
    if (type === types.INT) return signedWidthOf(low, high);
    return type === types.UINT ? unsignedWidthOf(low, high) : this.types[at]! & 3;
  }

  /** Stores the scalars in [start, end), the first at `to`. */
  storeScalars(start: number, end: number, out: Writer, to: number, width: number): void {
    for (let index = start, at = to; index < end; index++, at += 1 << width) this.storeScalar(index, this.type(index), out, at, width);
  }

  /** Returns the width of the typed vector `container`. */
  typedWidth(container: Container): number {
    let width = types.isFixed(container.type) ? 0 : unsignedWidth(container.count);
    const element = types.elementOf(container.type);
    for (let at = container.first; at < container.end; at++) width = Math.max(width, this.widthAs(element, at));
    return width;
  }

  clear(): void {
    this.#hoisted.fill(0, 0, this.size);
    this.size = 0;
    this.#containers.length = 0;
  }
}

/** An integer is unsigned where that is narrower, or the only way to hold it. */
function integerType(packed: number, low: number, high: number): number {
  if (high < 0) return packed;
  const unsigned = unsignedWidthOf(low, high);
  const signed = signedWidthOf(low, high);
  return unsigned < signed ? types.packedType(types.UINT, unsigned) : types.packedType(types.INT, signed);
}
