import type { NumberArray } from "../../core/number-arrays.ts";

/** What has no parts that a view would leave in the message. */
type Whole = string | number | bigint | boolean | null | undefined | Date | NumberArray | ReadonlyMap<unknown, unknown>;

/** The elements of a list, read in place in a message; every array has the same members. */
export interface FlexList<E> extends Iterable<E> {
  /** The number of elements. */
  readonly length: number;
  /** Returns element `index`, counted from the end if negative, or undefined if there is none. */
  at(index: number): E | undefined;
}

type Method = (...parameters: never) => unknown;

/**
 * A value read in place in a message: the properties of a struct and the elements of a list are read each time they are accessed. A value
 * of a class of the program's own, which has methods or more than its public properties, is the value itself.
 */
export type FlexView<T> = T extends Whole
  ? T
  : T extends readonly (infer E)[]
    ? number extends T["length"]
      ? FlexList<FlexView<E>>
      : T
    : { [K in keyof T]: T[K] extends Method ? unknown : T[K] } extends T
      ? { readonly [K in keyof T]: FlexView<T[K]> }
      : T;
