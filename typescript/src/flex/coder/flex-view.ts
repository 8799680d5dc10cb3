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

/** A value where it lies in a message: of a struct its properties, of a list its elements are read each time they are asked for. */
export type FlexView<T> = T extends Whole
  ? T
  : T extends readonly (infer E)[]
    ? number extends T["length"]
      ? FlexList<FlexView<E>>
      : T
    : { readonly [K in keyof T]: FlexView<T[K]> };
