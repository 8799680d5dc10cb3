import type { Writer } from "../../core/index.ts";
import { BOOL, FLOAT, INT, NULL, packedType, UINT } from "../types.ts";
import { NAN_HIGH, store, storeSingle } from "./output.ts";
import { floatWidth, signedWidth, signedWidthOf, unsignedWidth, unsignedWidthOf } from "./widths.ts";

const INITIAL = 64;
const TWO_32 = 0x100000000;

/**
 * Values in parallel arrays: of each its packed type, and 64 bits that are a scalar or in the lower half the position or number of
 * what stands outside.
 */
export class Values {
  size = 0;
  types: Uint8Array;
  /** The lower and upper half of each value. */
  halves: Int32Array;
  /** The same memory: floats lie in it as any platform of today has them, the lower half first. */
  floats: Float64Array;

  constructor() {
    this.types = new Uint8Array(INITIAL);
    this.halves = new Int32Array(2 * INITIAL);
    this.floats = new Float64Array(this.halves.buffer);
  }

  /** About how many bytes are taken. */
  get bytes(): number {
    return 9 * this.types.length;
  }

  protected grow(capacity: number): void {
    const { types, halves } = this;
    this.types = new Uint8Array(capacity);
    this.types.set(types);
    this.halves = new Int32Array(2 * capacity);
    this.halves.set(halves);
    this.floats = new Float64Array(this.halves.buffer);
  }

  /** Adds a value, given as the halves of its bits. */
  push(packed: number, low: number, high: number): void {
    const at = this.size++;
    if (at === this.types.length) this.grow(2 * at);
    this.types[at] = packed;
    this.halves[2 * at] = low;
    this.halves[2 * at + 1] = high;
  }

  /** Adds a 64-bit integer of type INT or UINT, in its range. */
  pushInteger(type: number, value: number | bigint): void {
    if (typeof value === "bigint") {
      const low = Number(BigInt.asIntN(32, value));
      const high = Number(BigInt.asIntN(32, value >> 32n));
      this.push(packedType(type, type === INT ? signedWidthOf(low, high) : unsignedWidthOf(low, high)), low, high);
    } else if (type === INT) this.pushInt(value);
    else this.pushUint(value);
  }

  /** Adds a safe integer as an INT. */
  pushInt(value: number): void {
    const low = value | 0;
    this.push(packedType(INT, signedWidth(value)), low, low === value ? low >> 31 : Math.floor(value / TWO_32));
  }

  /** Adds a safe integer that is not negative as a UINT. */
  pushUint(value: number): void {
    this.push(packedType(UINT, unsignedWidth(value)), value | 0, Math.floor(value / TWO_32));
  }

  pushFloat(value: number): void {
    this.push(packedType(FLOAT, floatWidth(value)), 0, NAN_HIGH);
    if (!Number.isNaN(value)) this.floats[this.size - 1] = value;
  }

  pushBoolean(value: boolean): void {
    this.push(packedType(BOOL, 0), value ? 1 : 0, 0);
  }

  pushNull(): void {
    this.push(packedType(NULL, 0), 0, 0);
  }

  type(at: number): number {
    return this.types[at]! >>> 2;
  }

  /** Stores the scalar at `index`, of `type`, in 2^width bytes at `to`, where they have room. */
  storeScalar(index: number, type: number, out: Writer, to: number, width: number): void {
    if (type === FLOAT && width === 2) storeSingle(out, to, this.floats, index);
    else store(out, to, this.halves[2 * index]!, this.halves[2 * index + 1]!, width);
  }
}
