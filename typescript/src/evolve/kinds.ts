import type { Coder } from "../pack/closures/coder.ts";
import type { Kinds } from "../pack/closures/compile.ts";
import type { Kind, Maker } from "../pack/closures/kind.ts";
import * as all from "../pack/closures/kinds.ts";
import { times } from "../pack/closures/run.ts";
import type { Mapping, Open, Struct, Wire } from "../pack/schema/type.ts";
import { checkedCount } from "../pack/wire/count.ts";

/** A map that is passed over: its keys are not compared. */
export const SKIPPED_MAP = "skippedMap";

const skippedMapKind: Kind<Mapping> = {
  coder({ key, value }, of) {
    const entry = of.elements([key, value]);
    return {
      write: () => 0, // for readers alone
      read(from) {
        from.enter();
        const first = from.at;
        times(checkedCount(from, from.varint(), 8, first), () => entry.read(from));
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
      return {
        write: () => 0,
        read(from, code) {
          made ??= kind.coder(wire, of);
          return made.read(from, code);
        },
      };
    },
  };
}

/** What makes the closures of types that a `Resolution` is made of: they only read. */
export const kinds: Kinds = {
  ...all,
  structKind: lazily<Struct>(all.structKind),
  openKind: lazily<Open>(all.openKind),
  [`${SKIPPED_MAP}Kind`]: skippedMapKind,
};
