import type { FixedName } from "../schema/type.ts";
import type { PackWriter } from "./pack-writer.ts";
import type { Reader } from "./reader.ts";
import { refuse } from "./wrong.ts";

/** What all typed arrays have. */
export interface TypedArray extends ArrayLike<unknown> {
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly byteLength: number;
}

interface TypedArrayConstructor {
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): TypedArray;
}

const CONSTRUCTORS: Record<FixedName, TypedArrayConstructor> = {
  i8: Int8Array,
  i16: Int16Array,
  i32: Int32Array,
  i64: BigInt64Array,
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  u64: BigUint64Array,
  f32: Float32Array,
  f64: Float64Array,
};

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The typed array of numbers of a type. */
export function arrayOf(name: FixedName): TypedArrayConstructor {
  return CONSTRUCTORS[name];
}

/** Checks that a value is the typed array of a type. */
export function checkedArray(value: unknown, name: FixedName): TypedArray {
  const type = CONSTRUCTORS[name] as unknown as new () => TypedArray;
  return value instanceof type ? value : refuse(`a value of ${type.name}`, value);
}

/** Writes a run of numbers in full (5.2) out of their typed array. */
export function putTyped(to: PackWriter, numbers: TypedArray, width: number): void {
  to.room(numbers.byteLength);
  to.bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), to.at);
  if (!isLittleEndian) swap(to.bytes.subarray(to.at, to.at + numbers.byteLength), width);
  to.at += numbers.byteLength;
}

/** Reads a run of numbers in full; the array is of the message's own memory if `mayView` and it lies as it must. */
export function getTyped(from: Reader, name: FixedName, count: number, mayView: boolean): TypedArray {
  const type = CONSTRUCTORS[name];
  const width = type.BYTES_PER_ELEMENT;
  const at = from.take(count * width);
  if (mayView && from.isInPlace && at % width === 0 && isLittleEndian) return new type(from.bytes.buffer, at, count);
  const copy = from.bytes.slice(at, from.at);
  if (!isLittleEndian) swap(copy, width);
  return new type(copy.buffer, 0, count);
}

function swap(bytes: Uint8Array, width: number): void {
  for (let at = 0; at < bytes.length; at += width) bytes.subarray(at, at + width).reverse();
}
