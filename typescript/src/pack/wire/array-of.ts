import { EARLY } from "../../core/index.ts";

/** Up to so many values an array has its room at once: a Book of 2 x 1000 rows is read in 0.57 of the time. Longer ones V8 may make sparse. */
const ALLOCATED = 1 << 20;

/** Values with others inside them are given room for so many: each of many lists inside one another may say that it has very many. */
const ROOM = 1 << 12;

/** How many more arrays have one beside them that nobody keeps, as what generated code makes has (see `Maker`). */
let early = EARLY;

/** An array for `count` values, which follow in order. */
export function arrayOf<T>(count: number): T[] {
  return count <= ALLOCATED ? withRoom(count) : [];
}

/** The same for values that may have others inside them. */
export function roomFor<T>(count: number): T[] {
  return count <= ROOM ? withRoom(count) : [];
}

function withRoom<T>(count: number): T[] {
  if (early > 0) {
    early--;
    make(1);
  }
  return make(count);
}

function make<T>(count: number): T[] {
  return new Array(count);
}
