import type { Keys } from "../read/keys.ts";

/** A container whose elements are looked at, or, around the root, none. It serves for one after another in the same container. */
export class OpenContainer {
  /** What it stands in; undefined around the root. */
  readonly outer: OpenContainer | undefined;
  readonly depth: number;
  #inner: OpenContainer | undefined;

  /** Those of a map. */
  keys: Keys | undefined;
  kind = 0;
  /** Where it starts, and its elements. */
  start = 0;
  base = 0;
  width = 0;
  size = 0;
  /** The element that is looked at. */
  index = 0;
  /** How many containers deep the deepest element so far is. */
  height = 0;

  constructor(outer?: OpenContainer) {
    this.outer = outer;
    this.depth = outer === undefined ? 0 : outer.depth + 1;
  }

  /** Opens a container in this one, none of whose elements is looked at yet. */
  open(keys: Keys | undefined, kind: number, start: number, base: number, width: number, size: number): OpenContainer {
    this.#inner ??= new OpenContainer(this);
    const inner = this.#inner;
    inner.keys = keys;
    inner.kind = kind;
    inner.start = start;
    inner.base = base;
    inner.width = width;
    inner.size = size;
    inner.index = -1;
    inner.height = 0;
    return inner;
  }
}
