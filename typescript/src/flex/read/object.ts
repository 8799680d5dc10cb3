import { checkedLimits, type Limits } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import * as types from "../types.ts";
import { Budget } from "./budget.ts";
import { Keys } from "./keys.ts";
import { exactSigned, exactUnsigned, float, unsigned } from "./numbers.ts";
import { keyEnd, type Place, requireFloat, requireWithin, sizeBefore, target } from "./slots.ts";
import { text } from "./text.ts";
import { Trail } from "./trail.ts";

/** Returns the value in the slot at `at`, whose container begins at `limit`, and all below it as plain objects. */
export function objectOf(
  bytes: Uint8Array,
  at: number,
  width: number,
  packed: number,
  limit: number,
  path: string,
  limits?: Limits,
): unknown {
  return new Objects(bytes, path, checkedLimits(limits)).value(at, width, packed, limit);
}

/** The keys of a key vector, as strings. */
interface Names {
  readonly keys: Keys;
  readonly texts: readonly string[];
}

/** One pass over one message: trusts nothing, and makes no more of it than its budget. */
class Objects implements Place {
  readonly #bytes: Uint8Array;
  readonly #root: string;
  readonly #limits: Required<Limits>;
  readonly #budget: Budget;
  readonly #trail = new Trail();
  /** The key vectors that were read, by their base: most maps share one. */
  readonly #names = new Map<number, Names>();

  constructor(bytes: Uint8Array, root: string, limits: Required<Limits>) {
    this.#bytes = bytes;
    this.#root = root;
    this.#limits = limits;
    this.#budget = new Budget(bytes.length);
  }

  get path(): string {
    return this.#root + this.#trail.path;
  }

  value(at: number, width: number, packed: number, limit: number): unknown {
    const code = packed >>> 2;
    if (types.isInline(code)) return this.#scalar(code, at, width);
    const base = target(this.#bytes, at, width, this);
    const ownWidth = 1 << (packed & 3);
    if (code === types.KEY) return this.#text(at, base, keyEnd(this.#bytes, base, limit, this));
    if (types.isIndirect(code)) {
      requireWithin(base, ownWidth, limit, this);
      return this.#scalar(code - types.INDIRECT, base, ownWidth);
    }
    if (code === types.STRING) return this.#text(at, base, base + sizeBefore(this.#bytes, at, base, ownWidth, 1, limit, this));
    if (code === types.MAP) return this.#map(at, base, ownWidth, limit);
    if (code === types.BLOB) return this.#blob(at, base, sizeBefore(this.#bytes, at, base, ownWidth, 1, limit, this));
    if (types.isVector(code)) return this.#vector(code, at, base, ownWidth, limit);
    throw malformed("a known type", `type ${code}`, at, this.path);
  }

  #scalar(code: number, at: number, width: number): unknown {
    if (code === types.INT) return exactSigned(this.#bytes, at, width);
    if (code === types.UINT) return exactUnsigned(this.#bytes, at, width);
    if (code === types.BOOL) return unsigned(this.#bytes, at, width) !== 0;
    if (code === types.NULL) return null;
    requireFloat(width, at, this);
    return float(this.#bytes, at, width);
  }

  #text(at: number, from: number, to: number): string {
    this.#requireBytes(to - from, at);
    return text(this.#bytes, from, to, this);
  }

  #blob(at: number, base: number, size: number): Uint8Array {
    this.#requireBytes(size, at);
    return this.#bytes.slice(base, base + size);
  }

  #requireBytes(byteCount: number, at: number): void {
    const most = this.#limits.maxStringBytes;
    if (byteCount > most) throw malformed(`at most ${most} bytes`, byteCount, at, this.path);
    this.#budget.text(byteCount, at, this);
  }

  #vector(code: number, at: number, base: number, width: number, limit: number): unknown[] {
    const element = types.elementOf(code);
    const isFixed = types.isFixed(code);
    if (isFixed) requireWithin(base, types.fixedSize(code) * width, limit, this);
    const bytesPerElement = element < 0 ? width + 1 : width;
    const size = isFixed ? types.fixedSize(code) : sizeBefore(this.#bytes, at, base, width, bytesPerElement, limit, this);
    this.#enter(undefined, size, at);
    const values: unknown[] = [];
    for (let index = 0; index < size; index++) {
      this.#trail.move(index);
      const packed = element < 0 ? this.#bytes[base + size * width + index]! : element << 2;
      values.push(this.value(base + index * width, width, packed, isFixed ? base : base - width));
    }
    this.#trail.leave();
    return values;
  }

  #map(at: number, base: number, width: number, limit: number): object {
    const start = base - 3 * width;
    if (start < 0) throw malformed("a map inside the message", `one at ${base}`, at, this.path);
    const size = sizeBefore(this.#bytes, at, base, width, width + 1, limit, this);
    const { keys, texts } = this.#namesAt(start, width, size);
    this.#enter(keys, size, at);
    const object = {};
    for (let index = 0; index < size; index++) {
      this.#trail.move(index);
      const packed = this.#bytes[base + size * width + index]!;
      setOwn(object, texts[index]!, this.value(base + index * width, width, packed, start));
    }
    this.#trail.leave();
    return object;
  }

  #enter(keys: Keys | undefined, size: number, at: number): void {
    const { maxDepth, maxElements } = this.#limits;
    if (this.#trail.depth >= maxDepth) throw malformed(`at most ${maxDepth} containers in each other`, "one more", at, this.path);
    if (size > maxElements) throw malformed(`at most ${maxElements} elements`, size, at, this.path);
    this.#budget.elements(size, at, this);
    this.#trail.enter(keys);
  }

  #namesAt(start: number, width: number, size: number): Names {
    const keys = new Keys(this.#bytes, start, width, size, this);
    const known = this.#names.get(keys.base);
    if (known !== undefined && known.keys.width === keys.width && known.keys.size === size) return known;
    this.#budget.elements(size, start, this);
    const texts = Array.from({ length: size }, (_, index) => this.#name(keys, index));
    const names = { keys, texts };
    this.#names.set(keys.base, names);
    return names;
  }

  #name(keys: Keys, index: number): string {
    const name = keys.text(index, this);
    this.#requireBytes(name.length, keys.base);
    return name;
  }
}

/** Sets a property that is data, whatever its name: `__proto__`, too. */
function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}
