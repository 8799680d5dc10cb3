import type { Wire } from "../schema/type.ts";
import type { Coder } from "./coder.ts";
import type { Maker } from "./kind.ts";

/** Values of these may have others of their own type inside them, and count how deep they stand. */
export function nested(wire: Wire, of: Maker, make: () => Coder): Coder {
  return of.once(wire, () => nesting(make()));
}

function nesting(coder: Coder): Coder {
  return {
    write(value, to) {
      to.enter();
      coder.write(value, to);
      to.depth--;
      return 0;
    },
    read(from) {
      from.enter();
      const value = coder.read(from, 0);
      from.depth--;
      return value;
    },
  };
}
