import { malformed } from "../malformed.ts";
import * as types from "../types.ts";
import { elementsAt } from "./elements.ts";
import { Keys } from "./keys.ts";
import { exactSigned, exactUnsigned, float, unsigned } from "./numbers.ts";
import { Reading, SHORT_STRING } from "./reading.ts";
import { requireFloat, requireWithin, sizeBefore, target } from "./slots.ts";

/** The keys of a key vector, and what is made of each. */
interface Names {
  readonly keys: Keys;
  readonly names: readonly string[];
}

/** Makes a `T` of every value of a message, and fills an `M` for every map. */
export abstract class Walk<T, M> extends Reading {
  /** The key vectors that were read, by their base: most maps share one. */
  readonly #names = new Map<number, Names>();

  /** Makes what stands for the null, the Boolean or the integer at `at`. */
  protected abstract literal(value: null | boolean | number | bigint, at: number): T;

  /** Makes what stands for the float at `at`. */
  protected abstract float(value: number, at: number): T;

  /** Makes what stands for the string whose slot is at `at`. */
  protected abstract string(value: string, at: number): T;

  /** Makes what stands for a blob, a view of the message, whose slot is at `at`. */
  protected abstract blob(value: Uint8Array, at: number): T;

  /** Makes what stands for the vector whose slot is at `at`. */
  protected abstract vector(values: T[], at: number): T;

  /** Makes what `entry` wants for a key of the vector at `at`. */
  protected abstract name(key: string, at: number): string;

  /** Makes what `entry` fills for a map of these names. */
  protected abstract newMap(names: readonly string[]): M;

  /** Puts the value whose slot is at `at` into a map. */
  protected abstract entry(map: M, name: string, value: T, at: number): void;

  /** Makes what stands for the map, with all its entries, whose slot is at `at`. */
  protected abstract endMap(map: M, at: number): T;

  /** Makes a `T` of the value in the slot at `at`, and of all below it. */
  all(at: number, width: number, packed: number, limit: number): T {
    try {
      return this.#value(at, width, packed, limit);
    } catch (error) {
      throw this.located(error);
    } finally {
      this.end();
    }
  }

  #value(at: number, width: number, packed: number, limit: number): T {
    const short = packed === SHORT_STRING ? this.shortString(at, width, limit) : undefined;
    if (short !== undefined) return this.string(short, at);
    const code = packed >>> 2;
    if (types.isInline(code)) return this.#scalar(code, at, width);
    const base = target(this.bytes, at, width, this);
    const ownWidth = 1 << (packed & 3);
    if (code === types.KEY) return this.string(this.keyAt(at, base, limit), at);
    if (types.isIndirect(code)) {
      requireWithin(base, ownWidth, limit, this);
      return this.#scalar(code - types.INDIRECT, base, ownWidth);
    }
    if (code === types.STRING) {
      return this.string(this.textAt(at, base, base + sizeBefore(this.bytes, at, base, ownWidth, 1, limit, this)), at);
    }
    if (code === types.MAP) return this.#map(at, base, ownWidth, limit);
    if (code === types.BLOB) return this.#blob(at, base, sizeBefore(this.bytes, at, base, ownWidth, 1, limit, this));
    if (types.isVector(code)) return this.#vector(at, width, packed, limit);
    throw malformed("a known type", `type ${code}`, at, this.path);
  }

  #scalar(code: number, at: number, width: number): T {
    if (code === types.INT) return this.literal(exactSigned(this.bytes, at, width), at);
    if (code === types.UINT) return this.literal(exactUnsigned(this.bytes, at, width), at);
    if (code === types.BOOL) return this.literal(unsigned(this.bytes, at, width) !== 0, at);
    if (code === types.NULL) return this.literal(null, at);
    requireFloat(width, at, this);
    return this.float(float(this.bytes, at, width), at);
  }

  #blob(at: number, base: number, size: number): T {
    this.requireBytes(size, at);
    return this.blob(this.bytes.subarray(base, base + size), at);
  }

  #vector(at: number, width: number, packed: number, limit: number): T {
    const elements = elementsAt(this.bytes, at, width, packed, limit, this);
    this.open(undefined, elements.size, at);
    const values: T[] = [];
    for (let index = 0; index < elements.size; index++) {
      this.move(index);
      values.push(this.#value(elements.at(index), elements.width, elements.packedType(index), elements.start));
    }
    const made = this.vector(values, at);
    this.leave();
    return made;
  }

  #map(at: number, base: number, width: number, limit: number): T {
    const start = base - 3 * width;
    if (start < 0) throw malformed("a map inside the message", `one at ${base}`, at, this.path);
    const size = sizeBefore(this.bytes, at, base, width, width + 1, limit, this);
    const { keys, names } = this.#namesAt(start, width, size);
    this.open(keys, size, at);
    const map = this.newMap(names);
    for (let index = 0; index < size; index++) {
      this.move(index);
      const slot = base + index * width;
      this.entry(map, names[index]!, this.#value(slot, width, this.bytes[base + size * width + index]!, start), slot);
    }
    const made = this.endMap(map, at);
    this.leave();
    return made;
  }

  #namesAt(start: number, width: number, size: number): Names {
    const keys = new Keys(this.bytes, start, width, size, this);
    const known = this.#names.get(keys.base);
    if (known !== undefined && known.keys.width === keys.width && known.keys.size === size) return known;
    this.spend(size, start);
    const names: string[] = [];
    for (let index = 0; index < size; index++) names.push(this.#name(keys, index));
    const named = { keys, names };
    this.#names.set(keys.base, named);
    return named;
  }

  #name(keys: Keys, index: number): string {
    return this.name(this.keyAt(keys.base, keys.offset(index, this), keys.start), keys.base);
  }
}
