import type { Bytes } from "../../core/index.ts";

/** What can be encoded as a T, also where its objects, arrays and maps are read-only, and bytes in memory that threads share. */
export type Encodable<T> = [T] extends [Scalar] ? T : T | ReadOnly<T>; // a condition, so that compilers infer a T from elsewhere first

type ReadOnly<T> = T extends Scalar | ArrayBufferView | Date | ((...parameters: never) => unknown)
  ? Bytes extends T
    ? Uint8Array
    : T
  : T extends ReadonlyMap<infer K, infer V>
    ? ReadonlyMap<ReadOnly<K>, ReadOnly<V>>
    : { [P in keyof T]: T[P] } extends T
      ? { readonly [P in keyof T]: ReadOnly<T[P]> }
      : T; // of a class that has more than its public properties

type Scalar = string | number | bigint | boolean | null | undefined;
