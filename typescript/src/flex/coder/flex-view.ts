import type { NumberArray } from "../../core/number-arrays.ts";

/** What has no parts that a view would leave in the message. */
type Whole = string | number | bigint | boolean | null | undefined | Date | NumberArray | ReadonlyMap<unknown, unknown>;

/** The elements of a list where they lie in a message: what every array has, too. */
export interface FlexList<E> extends Iterable<E> {
  /** How many elements there are. */
  readonly length: number;
  /** Returns element `index`, counted from the end if it is negative, or undefined if there is none. */
  at(index: number): E | undefined;
}

type Method = (...parameters: never) => unknown;

/**
 * A value where it lies in a message: of a struct its properties, of a list its elements are read each time they are asked for. One of a class of the
 * program's own, which has methods or more than its public properties, is itself.
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
