import { isMap } from "../../core/index.ts";
import { pointerStep } from "../malformed.ts";
import type { Elements } from "../read/elements.ts";
import { Keys } from "../read/keys.ts";
import type { Coder } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import type { Source } from "./source.ts";
import type { Target } from "./target.ts";

/** Writes `Map`s from strings, and reads them; they come back in the order of their keys. */
export class MapCoder implements Coder {
  readonly isKey: (key: unknown) => key is string;
  readonly item: Coder;

  constructor(isKey: (key: unknown) => key is string, item: Coder) {
    this.isKey = isKey;
    this.item = item;
  }

  write(to: Target, value: unknown): void {
    if (!isMap(value)) throw to.mismatch("a Map", value);
    const start = to.stack.open();
    let left = value.size;
    let last: unknown;
    to.enter({ step: () => (typeof last === "string" ? pointerStep(last) : "") });
    for (const [key, item] of value) {
      last = key;
      if (--left < 0) throw to.mismatch(`${value.size} entries to the end`, "more"); // of a getter of its values
      if (!this.isKey(key)) throw to.mismatch("a key that is a string", key);
      to.stack.key(key);
      this.item.write(to, item);
    }
    to.leave();
    to.emitter.endMap(start);
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    const values = valuesIn(from, at, width, packed, limit);
    const keys = keysOf(from, values);
    const map = new Map<string, unknown>();
    from.open(keys, values.size, at);
    for (let index = 0; index < values.size; index++) {
      from.move(index);
      const key = this.keyAt(from, keys, index, at, packed);
      map.set(key, this.item.read(from, values.at(index), values.width, values.packedType(index), values.start));
    }
    from.leave();
    return map;
  }

  /** Reads key `index` of the map in the slot at `at`. */
  keyAt(from: Source, keys: Keys, index: number, at: number, packed: number): string {
    const key = from.keyAt(at, keys.offset(index, from), keys.start);
    if (!this.isKey(key)) throw from.mismatch("another key", at, packed);
    return key;
  }
}

/** Finds the keys of the map of `values`. */
export function keysOf(from: Source, { start, width, size }: Elements): Keys {
  return new Keys(from.bytes, start, width, size, from);
}
