/** A typed array of numbers. */
export type NumberArray =
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

/** The class of a typed array. */
export interface NumberArrayClass<A extends NumberArray = NumberArray> {
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): A;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): A;
}

/** The typed array of each type of number: its sign and its bits. */
export const NUMBER_ARRAYS: Readonly<
  Record<"i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "f32" | "f64", NumberArrayClass>
> = {
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
