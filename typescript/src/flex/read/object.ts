import { checkedLimits, isLargeIndex, type Limits, newSparse, putOwn } from "../../core/index.ts";
import type { Place } from "./slots.ts";
import { Walk } from "./walk.ts";

/** Returns the value in the slot at `at`, whose container begins at `limit`, and all below it as plain objects. */
export function objectOf(
  bytes: Uint8Array,
  at: number,
  width: number,
  packed: number,
  limit: number,
  place: Place,
  limits?: Limits,
): unknown {
  return new Objects(bytes, place, checkedLimits(limits)).all(at, width, packed, limit);
}

type Properties = Record<string, unknown>;

/** Makes plain values of a message. */
class Objects extends Walk<unknown, Properties> {
  /** Whether a key was a large index: only then are the names of every map looked at. */
  #hasIndexes = false;

  protected override literal(value: unknown): unknown {
    return value;
  }

  protected override float(value: number): unknown {
    return value;
  }

  protected override string(value: string): unknown {
    return value;
  }

  protected override blob(value: Uint8Array): unknown {
    return new Uint8Array(value); // what a Buffer slices is no copy
  }

  protected override vector(values: unknown[]): unknown {
    return values;
  }

  protected override name(key: string): string {
    this.#hasIndexes ||= isLargeIndex(key);
    return key;
  }

  protected override newMap(names: readonly string[]): Properties {
    return this.#hasIndexes && names.some(isLargeIndex) ? newSparse() : {};
  }

  protected override entry(map: Properties, name: string, value: unknown): void {
    putOwn(map, name, value);
  }

  protected override endMap(map: Properties): unknown {
    return map;
  }
}
