import type { Coder } from "../pack/closures/coder.ts";
import type { Kinds } from "../pack/closures/compile.ts";
import type { Kind, Maker } from "../pack/closures/kind.ts";
import * as all from "../pack/closures/kinds.ts";
import { recordKind } from "../pack/closures/record.ts";
import { times } from "../pack/closures/run.ts";
import { entryOf } from "../pack/closures/several.ts";
import type { Columns, Mapping, Open, Struct, Tuple, Wire } from "../pack/schema/type.ts";
import { checkedCount } from "../pack/wire/count.ts";

/** What the names of kinds begin with whose values are passed over: they are read for their faults, and nothing is kept of them. */
export const SKIPPED = "skipped-";

/** Its keys are not compared. */
const skippedMapKind: Kind<Mapping> = {
  coder(wire, of) {
    const entry = entryOf(wire, of);
    return {
      write: () => 0, // for readers alone
      read(from) {
        from.enter();
        const first = from.at;
        times(checkedCount(from, from.varint(), 8, first), () => entry.read(from, [undefined, undefined]));
        from.depth--;
        return undefined;
      },
    };
  },
};

/**
 * The closures of structs are made when the first one comes: a schema may come from anywhere, and have more of them inside one another than
 * the stack has room for.
 */
function lazily<W extends Wire>(kind: Kind<W>): Kind<W> {
  return {
    coder(wire: W, of: Maker) {
      let made: Coder | undefined;
      const coder = () => (made ??= kind.coder(wire, of));
      return { write: (value, to) => coder().write(value, to), read: (from, code) => coder().read(from, code) };
    },
  };
}

function skipped<W extends Wire>(kind: Kind<W>): Kind<W> {
  return {
    coder(wire: W, of: Maker) {
      const coder = kind.coder(wire, of);
      return { write: coder.write, read: (from, code) => void coder.read(from, code) };
    },
  };
}

/** So many fields are read in about a second, where they are too many for the processor's caches; some of them take no bytes. */
const MIN_FIELDS = 2 ** 20;
/** A byte has 8 that take a bit, and any number of enums of one name. */
const FIELDS_PER_BYTE = 16;

/** How many fields the message that is being read may have from here on: a schema may come from anywhere, and have very many. */
let fieldsLeft = MIN_FIELDS;

/** Calls what decodes a message of so many bytes, which another may be inside. */
export function withFieldsFor<T>(byteCount: number, decode: () => T): T {
  const outer = fieldsLeft;
  fieldsLeft = Math.max(MIN_FIELDS, FIELDS_PER_BYTE * byteCount);
  try {
    return decode();
  } finally {
    fieldsLeft = outer;
  }
}

function counted<W extends Wire>(kind: Kind<W>, countOf: (wire: W) => number): Kind<W> {
  return {
    coder(wire: W, of: Maker) {
      const count = countOf(wire);
      const coder = kind.coder(wire, of);
      return {
        write: (value, to) => coder.write(value, to),
        read(from, code) {
          fieldsLeft -= count;
          if (fieldsLeft < 0) from.fail("limit", `at most ${MIN_FIELDS} fields, or ${FIELDS_PER_BYTE} for each byte`, "more");
          return coder.read(from, code);
        },
      };
    },
  };
}

const readKinds = {
  structKind: lazily<Struct>(counted<Struct>(all.structKind, ({ fields }) => fields.length)),
  openKind: lazily<Open>(counted<Open>(all.openKind, ({ sections }) => sections.flat().length)),
  columnsKind: counted<Columns>(all.columnsKind, ({ fields }) => fields.length),
  tupleKind: counted<Tuple>(all.tupleKind, ({ items }) => items.length),
};

const skippedKinds = Object.entries<Kind<never>>(readKinds).map(([name, kind]) => [SKIPPED + name, skipped(kind)]);

/** What makes the closures of types that a `Resolution` is made of: they read, and write keys to compare them. */
export const kinds: Kinds = {
  ...all,
  recordKind,
  ...readKinds,
  ...Object.fromEntries(skippedKinds),
  [`${SKIPPED}mapKind`]: skippedMapKind,
};
