import type { Bytes } from "../../core/index.ts";

/** The values that can be encoded as a T: also with read-only objects, arrays and maps, and with bytes in memory that threads share. */
export type Encodable<T> = [T] extends [Scalar] ? T : T | ReadOnly<T>; // a condition, so that compilers infer a T from elsewhere first

type ReadOnly<T> = T extends Scalar | ArrayBufferView | Method
  ? Bytes extends T
    ? Uint8Array
    : T
  : T extends ReadonlyMap<infer K, infer V>
    ? Map<K, V> extends T
      ? ReadonlyMap<ReadOnly<K>, ReadOnly<V>>
      : T // of a class that has more than a map
    : { [P in keyof T]: T[P] extends Method ? unknown : T[P] } extends T
      ? ReadOnlyParts<T>
      : T; // of a class that has methods, or more than its public properties

/** The parts of a T, read-only. It has a name because declarations need one for a type that contains itself. */
export type ReadOnlyParts<T> = { readonly [P in keyof T]: ReadOnly<T[P]> };

type Scalar = string | number | bigint | boolean | null | undefined;
type Method = (...parameters: never) => unknown;
