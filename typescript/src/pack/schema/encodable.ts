import type { Bytes } from "../../core/index.ts";

/** What can be encoded as a T: also one whose objects, arrays and maps are read-only, and bytes in memory that threads share. */
export type Encodable<T> = T | ReadOnly<T>;

type ReadOnly<T> = T extends Undivided
  ? Bytes extends T
    ? Uint8Array
    : T
  : T extends ReadonlyMap<infer K, infer V>
    ? ReadonlyMap<ReadOnly<K>, ReadOnly<V>>
    : { readonly [P in keyof T]: ReadOnly<T[P]> };

/** What has no parts that could be read-only. */
type Undivided = string | number | bigint | boolean | null | undefined | ArrayBufferView | Date;
