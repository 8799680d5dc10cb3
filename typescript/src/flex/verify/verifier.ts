import { illFormedAt, type Limits } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import { Keys } from "../read/keys.ts";
import { isEnough, shortened } from "../read/path.ts";
import { type Root, rootOf } from "../read/read.ts";
import { keyEnd, type Place, requireFloat, requireWithin, sizeBefore, target } from "../read/slots.ts";
import { notUtf8 } from "../read/text.ts";
import * as types from "../types.ts";
import { KeyOrder } from "./key-order.ts";
import { OpenContainer } from "./open-container.ts";
import { Visited } from "./visited.ts";

/** A number that no type has: keys of a map are in order, those of a key vector need not be. */
const MAP_KEYS = 63;

/**
 * Proves that every value of a message can be read: see spec/flex.md, "Verification".
 *
 * Time is linear: a value is looked at once, however often it is shared, and values that overlap are refused. There are no
 * cycles, because everything a container refers to has to end before the container starts.
 */
export class Verifier implements Place {
  readonly #bytes: Uint8Array;
  readonly #limits: Required<Limits>;
  readonly #visited: Visited;
  /** The innermost container that is open: they are a list, which takes nothing of the engine's stack. */
  #innermost = new OpenContainer();
  readonly #keyOrder: KeyOrder;

  // Bytes of the values visited so far, and of the keys: a key may lie in a string.
  #covered = 0;
  #coveredByKeys = 0;

  constructor(bytes: Uint8Array, limits: Required<Limits>) {
    this.#bytes = bytes;
    this.#limits = limits;
    this.#visited = new Visited(bytes.length);
    this.#keyOrder = new KeyOrder(bytes);
  }

  get path(): string {
    let path = "";
    for (let open = this.#innermost; open.outer; open = open.outer) {
      if (isEnough(path)) return shortened(path);
      path = (open.keys?.step(open.index) ?? `/${open.index}`) + path;
    }
    return path;
  }

  verify(): void {
    const root: Root = rootOf(this.#bytes);
    this.#value(root.at, root.width, root.at, root.packed, root.at + root.width);
    while (this.#innermost.depth > 0) this.#elements(this.#innermost);
    const unordered = this.#keyOrder.firstUnordered();
    if (unordered >= 0) throw this.#unordered(unordered);
  }

  /** Checks the value in the slot at `at`, whose type byte stands at `typeAt`; opens it if it is a container not looked at yet. */
  #value(at: number, width: number, limit: number, packed: number, typeAt: number): void {
    const code = packed >>> 2;
    if (code === types.FLOAT) requireFloat(width, at, this);
    if (types.isInline(code)) return;
    if (types.typeName(code) === undefined) throw malformed("a known type", `type ${code}`, typeAt, this.path);
    const base = target(this.#bytes, at, width, this);
    const ownWidth = 1 << (packed & 3);
    if (code === types.MAP || code === types.VECTOR) this.#container(at, code, base, ownWidth, limit);
    else this.#leaf(at, code, base, ownWidth, limit);
  }

  #leaf(at: number, code: number, base: number, width: number, limit: number): void {
    if (code === types.KEY) this.#key(base, limit);
    else if (code === types.STRING) this.#string(at, base, width, limit);
    else if (code === types.BLOB) this.#requireBytes(sizeBefore(this.#bytes, at, base, width, 1, limit, this), base - width);
    else if (types.isIndirect(code) || types.isFixed(code)) this.#scalars(code, base, width, limit);
    else this.#typedVector(at, code, base, width, limit);
  }

  #scalars(code: number, base: number, width: number, limit: number): void {
    if (code === types.INDIRECT_FLOAT || types.elementOf(code) === types.FLOAT) requireFloat(width, base, this);
    requireWithin(base, width * (types.isFixed(code) ? types.fixedSize(code) : 1), limit, this);
  }

  #string(at: number, base: number, width: number, limit: number): void {
    const size = sizeBefore(this.#bytes, at, base, width, 1, limit, this);
    const end = base + size;
    if (end >= limit || this.#bytes[end] !== 0) throw malformed("a string that ends with 0", "no 0", end, this.path);
    if (!this.#isNew(base - width, types.STRING, width, width + size + 1)) return;
    this.#requireBytes(size, base - width);
    this.#requireUtf8(base, end);
  }

  #typedVector(at: number, code: number, base: number, width: number, limit: number): void {
    if (code === types.VECTOR_FLOAT) requireFloat(width, base, this);
    const size = sizeBefore(this.#bytes, at, base, width, width, limit, this);
    this.#requireElements(size, base - width);
    if (types.elementOf(code) !== types.KEY || !this.#isNew(base - width, code, width, width + size * width)) return;
    for (let index = 0; index < size; index++) this.#key(target(this.#bytes, base + index * width, width, this), base - width);
  }

  #container(at: number, code: number, base: number, width: number, limit: number): void {
    const isMap = code === types.MAP;
    const start = base - (isMap ? 3 * width : width);
    if (start < 0) throw malformed(`a ${types.typeName(code)} inside the message`, `one at ${base}`, at, this.path);
    const size = sizeBefore(this.#bytes, at, base, width, width + 1, limit, this);
    const kind = kindOf(code, width);
    const known = this.#visited.height(start, kind);
    this.#requireDepth(this.#innermost.depth + Math.max(known, 1), at);
    if (known > 0) {
      this.#raise(known);
      return;
    }
    this.#cover(start, base - start + size * (width + 1));
    this.#requireElements(size, base - width);
    const keys = isMap ? this.#keys(start, width, size) : undefined;
    this.#innermost = this.#innermost.open(keys, kind, start, base, width, size);
  }

  /** Checks the elements of `container` up to one that is opened, or up to the last, and closes it. */
  #elements(container: OpenContainer): void {
    const { start, base, width, size } = container;
    const types = base + size * width;
    while (++container.index < size) {
      const { index } = container;
      this.#value(base + index * width, width, start, this.#bytes[types + index]!, types + index);
      if (this.#innermost !== container) return;
    }
    this.#innermost = container.outer!;
    this.#visited.setHeight(start, container.kind, 1 + container.height);
    this.#raise(1 + container.height);
  }

  /** Tells the innermost container that an element is `height` containers deep. */
  #raise(height: number): void {
    const container = this.#innermost;
    if (height > container.height) container.height = height;
  }

  /** Checks the key vector of the map of `mapSize` entries that starts at `start`. */
  #keys(start: number, mapWidth: number, mapSize: number): Keys {
    const keys = new Keys(this.#bytes, start, mapWidth, mapSize, this);
    if (this.#isNew(keys.start, MAP_KEYS, keys.width, keys.width + keys.size * keys.width)) this.#keysInOrder(keys);
    return keys;
  }

  #keysInOrder({ base, width, size }: Keys): void {
    let previous = -1;
    for (let index = 0; index < size; index++) {
      const at = base + index * width;
      const key = target(this.#bytes, at, width, this);
      this.#key(key, base - width);
      if (previous >= 0 && !this.#keyOrder.ascends(previous, key, at)) throw this.#unordered(at);
      previous = key;
    }
  }

  #key(at: number, limit: number): void {
    const known = this.#visited.keySize(at);
    if (known >= 0 && at + known < limit) return;
    const end = keyEnd(this.#bytes, at, limit, this);
    this.#requireBytes(end - at, at);
    this.#requireUtf8(at, end);
    this.#coveredByKeys += end + 1 - at;
    this.#requireDisjoint(this.#coveredByKeys, at);
    this.#visited.setKeySize(at, end - at);
  }

  /** Marks a value as visited and returns true when it was not. */
  #isNew(start: number, code: number, width: number, byteCount: number): boolean {
    const kind = kindOf(code, width);
    if (this.#visited.isKnown(start, kind)) return false;
    this.#cover(start, byteCount);
    this.#visited.setKnown(start, kind);
    return true;
  }

  #cover(start: number, byteCount: number): void {
    this.#covered += byteCount;
    this.#requireDisjoint(this.#covered, start);
  }

  #requireDisjoint(covered: number, at: number): void {
    const size = this.#bytes.length;
    if (covered > size) throw malformed("values that do not overlap", `${covered} bytes of values in ${size}`, at, this.path);
  }

  #requireDepth(depth: number, at: number): void {
    const most = this.#limits.maxDepth;
    if (depth > most) throw malformed(`at most ${most} containers in each other`, depth, at, this.path);
  }

  #requireBytes(size: number, at: number): void {
    const most = this.#limits.maxStringBytes;
    if (size > most) throw malformed(`at most ${most} bytes`, size, at, this.path);
  }

  #requireElements(size: number, at: number): void {
    const most = this.#limits.maxElements;
    if (size > most) throw malformed(`at most ${most} elements`, size, at, this.path);
  }

  #requireUtf8(start: number, end: number): void {
    const at = illFormedAt(this.#bytes, start, end);
    if (at >= 0) throw notUtf8(this.#bytes, at, this);
  }

  #unordered(at: number): Error {
    return malformed("keys in ascending order", "one that is not greater than the last", at, this.path);
  }
}

function kindOf(code: number, width: number): number {
  return (code << 2) | (31 - Math.clz32(width));
}
