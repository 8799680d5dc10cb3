import { malformed, mismatch } from "../malformed.ts";
import * as types from "../types.ts";
import { Elements, elementsAt } from "./elements.ts";
import { FlexMap } from "./map.ts";
import { exactSigned, exactUnsigned, float, signed, unsigned } from "./numbers.ts";
import { isEnough, shortened } from "./path.ts";
import { keyEnd, type Place, requireFloat, requireWithin, sizeBefore, target } from "./slots.ts";
import { spelledFloat, spelledSigned, spelledUnsigned } from "./spelled.ts";
import { text } from "./text.ts";
import { FlexVector } from "./vector.ts";

/**
 * A value of a message, read in place: nothing is decoded until it is accessed.
 *
 * The properties (`number`, `string`, `map`, ...) are strict: they throw a mismatch when the value has another type. The functions
 * (`asNumber`, `asString`, `asMap`, ...) are lenient: they convert what they can, and return 0, "" or an empty collection for the
 * rest, as the reference implementation does. Both throw malformed when they reach bytes that are not a flex message; they never
 * read outside the message.
 */
export class FlexValue implements Place {
  readonly #bytes: Uint8Array;
  readonly #width: number;
  readonly #packed: number;
  readonly #container: FlexVector | undefined;
  readonly #index: number;
  /** The offset of the value's slot, in bytes from the start of the message. */
  readonly offset: number;

  /** @internal */
  constructor(bytes: Uint8Array, offset: number, width: number, packed: number, container?: FlexVector, index = 0) {
    this.#bytes = bytes;
    this.offset = offset;
    this.#width = width;
    this.#packed = packed;
    this.#container = container;
    this.#index = index;
  }

  /** The type as stored. */
  get type(): types.FlexType {
    const type = types.typeName(this.#code);
    if (type === undefined) throw malformed("a known type", `type ${this.#code}`, this.offset, this.path);
    return type;
  }

  /** The place of the value in the message as a JSON Pointer; "" is the root. Parts that would make it very long become "…". */
  get path(): string {
    let path = "";
    for (let value: FlexValue = this; value.#container; value = value.#container.owner) {
      if (isEnough(path)) return shortened(path);
      path = value.#container.step(value.#index) + path;
    }
    return path;
  }

  /** Whether the value is null. */
  get isNull(): boolean {
    return this.#code === types.NULL;
  }

  /** The Boolean: any byte but 0 is true. */
  get boolean(): boolean {
    if (this.#code !== types.BOOL) throw this.#mismatch("a Boolean");
    return unsigned(this.#bytes, this.offset, this.#width) !== 0;
  }

  /** The integer; a bigint where a number would lose precision. */
  get integer(): number | bigint {
    const code = this.#scalarCode;
    if (code === types.INT) return exactSigned(this.#bytes, this.#scalarAt, this.#scalarWidth);
    if (code === types.UINT) return exactUnsigned(this.#bytes, this.#scalarAt, this.#scalarWidth);
    throw this.#mismatch("an integer");
  }

  /** The integer as a number; throws a mismatch if it is beyond 2^53. */
  get int(): number {
    const value = this.integer;
    if (typeof value === "bigint") throw this.#mismatch("an integer below 2^53");
    return value;
  }

  /** The integer as a bigint. */
  get bigint(): bigint {
    return BigInt(this.integer);
  }

  /** The number; an integer beyond 2^53 is rounded. */
  get number(): number {
    const code = this.#scalarCode;
    if (code < types.INT || code > types.FLOAT) throw this.#mismatch("a number");
    return this.#numeric(code);
  }

  /** The string or key. */
  get string(): string {
    if (this.#code === types.STRING) {
      const base = this.#target;
      return text(this.#bytes, base, base + this.#size(base, 1), this);
    }
    if (this.#code === types.KEY) return this.#key();
    throw this.#mismatch("a string");
  }

  /** The bytes of the blob: a view of the message, not a copy. */
  get blob(): Uint8Array {
    if (this.#code !== types.BLOB) throw this.#mismatch("a blob");
    return this.#content();
  }

  /** The vector, of any kind. */
  get vector(): FlexVector {
    if (!types.isVector(this.#code)) throw this.#mismatch("a vector");
    return this.#elements();
  }

  /** The map. */
  get map(): FlexMap {
    if (this.#code !== types.MAP) throw this.#mismatch("a map");
    return this.#entries();
  }

  /** Converts to a signed 64-bit integer: a float is truncated, a string parsed, an untyped vector gives its size, most others give 0. */
  asBigInt(): bigint {
    const code = this.#scalarCode;
    if (code === types.STRING) return spelledSigned(this.string);
    if (code === types.FLOAT) return cut(this.#numeric(code), -MOST - 1n, MOST);
    return BigInt.asIntN(64, this.#integral(code));
  }

  /** Converts to an unsigned 64-bit integer, as `asBigInt` does. */
  asBigUint(): bigint {
    const code = this.#scalarCode;
    if (code === types.STRING) return spelledUnsigned(this.string);
    if (code === types.FLOAT) return BigInt.asUintN(64, cut(this.#numeric(code), -MOST - 1n, 2n * MOST + 1n));
    return BigInt.asUintN(64, this.#integral(code));
  }

  /** Converts to a number, as `asBigInt` does. */
  asNumber(): number {
    const code = this.#scalarCode;
    if (code === types.STRING) return spelledFloat(this.string);
    if (code === types.VECTOR) return this.#elements().size;
    return this.#numeric(code);
  }

  /** Converts to a Boolean: true if `asBigUint` is not 0, so 0.5 is false. */
  asBoolean(): boolean {
    return this.asBigUint() !== 0n;
  }

  /** Returns the string or key, or "" for any other type. */
  asString(): string {
    return this.#code === types.STRING || this.#code === types.KEY ? this.string : "";
  }

  /** Returns the bytes of the blob or string, or no bytes for any other type. */
  asBlob(): Uint8Array {
    return this.#code === types.BLOB || this.#code === types.STRING ? this.#content() : new Uint8Array(0);
  }

  /** Returns the vector of any kind, or the values of the map, or an empty vector for any other type. */
  asVector(): FlexVector {
    if (this.#code === types.MAP) return this.#entries().values;
    return types.isVector(this.#code) ? this.#elements() : this.#nothing();
  }

  /** Returns the map, or an empty map for any other type. */
  asMap(): FlexMap {
    return this.#code === types.MAP ? this.#entries() : new FlexMap(this.#nothing());
  }

  /** @internal Has `use` look at the slot. */
  slot<T>(use: (bytes: Uint8Array, at: number, width: number, packed: number, limit: number, place: Place) => T): T {
    return use(this.#bytes, this.offset, this.#width, this.#packed, this.#limit, this);
  }

  get #code(): number {
    return this.#packed >>> 2;
  }

  /** The width that the type byte says: of what the slot leads to. */
  get #ownWidth(): number {
    return 1 << (this.#packed & 3);
  }

  get #scalarCode(): number {
    return types.isIndirect(this.#code) ? this.#code - types.INDIRECT : this.#code;
  }

  get #scalarAt(): number {
    if (!types.isIndirect(this.#code)) return this.offset;
    const at = this.#target;
    requireWithin(at, this.#ownWidth, this.#limit, this);
    return at;
  }

  get #scalarWidth(): number {
    return types.isIndirect(this.#code) ? this.#ownWidth : this.#width;
  }

  /** Where what a value refers to has to end: hence no value can contain itself. */
  get #limit(): number {
    return this.#container?.start ?? this.offset;
  }

  get #target(): number {
    return target(this.#bytes, this.offset, this.#width, this);
  }

  /** Returns a scalar of type `code` as a number, 0 for any other type. */
  #numeric(code: number): number {
    if (code === types.INT) return signed(this.#bytes, this.#scalarAt, this.#scalarWidth);
    if (code === types.UINT) return unsigned(this.#bytes, this.#scalarAt, this.#scalarWidth);
    if (code === types.BOOL) return unsigned(this.#bytes, this.#scalarAt, this.#scalarWidth) === 0 ? 0 : 1;
    if (code !== types.FLOAT) return 0;
    const at = this.#scalarAt;
    requireFloat(this.#scalarWidth, at, this);
    return float(this.#bytes, at, this.#scalarWidth);
  }

  /** Returns an integer, a Boolean, or the size of an untyped vector; 0 for any other type. */
  #integral(code: number): bigint {
    if (code === types.INT) return BigInt(exactSigned(this.#bytes, this.#scalarAt, this.#scalarWidth));
    if (code === types.UINT) return BigInt(exactUnsigned(this.#bytes, this.#scalarAt, this.#scalarWidth));
    if (code === types.BOOL) return BigInt(this.#numeric(code));
    return code === types.VECTOR ? BigInt(this.#elements().size) : 0n;
  }

  #size(base: number, bytesPerElement: number): number {
    return sizeBefore(this.#bytes, this.offset, base, this.#ownWidth, bytesPerElement, this.#limit, this);
  }

  #key(): string {
    const at = this.#target;
    return text(this.#bytes, at, keyEnd(this.#bytes, at, this.#limit, this), this);
  }

  #content(): Uint8Array {
    const base = this.#target;
    return this.#bytes.subarray(base, base + this.#size(base, 1));
  }

  /** An empty vector in the place of the value. */
  #nothing(): FlexVector {
    return new FlexVector(new Elements(this.#bytes, 0, 1, 0, types.NULL, 0), this);
  }

  #elements(): FlexVector {
    return new FlexVector(elementsAt(this.#bytes, this.offset, this.#width, this.#packed, this.#limit, this), this);
  }

  #entries(): FlexMap {
    const base = this.#target;
    const width = this.#ownWidth;
    if (base < 3 * width) throw malformed("a map inside the message", `one at ${base}`, this.offset, this.path);
    const size = this.#size(base, width + 1);
    return FlexMap.at(this.#bytes, base, width, size, this);
  }

  #mismatch(expected: string): Error {
    return mismatch(expected, this.type, this.offset, this.path);
  }
}

const MOST = 0x7fffffffffffffffn;

/** Cuts a float towards zero, to the nearest integer in [least, most] when it is out of range; NaN gives 0. */
function cut(value: number, least: bigint, most: bigint): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value <= Number(least)) return least;
  return value >= Number(most) ? most : BigInt(Math.trunc(value));
}
