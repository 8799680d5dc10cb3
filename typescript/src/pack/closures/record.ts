import { newRecord } from "../../core/index.ts";
import type { Mapping } from "../schema/type.ts";
import { checkedCount } from "../wire/count.ts";
import { keysOf } from "../wire/keys-of.ts";
import { passing } from "../wire/wrong.ts";
import type { Body } from "./body.ts";
import type { Coder } from "./coder.ts";
import type { Kind } from "./kind.ts";
import { nested } from "./nested.ts";
import { times } from "./run.ts";
import { entryOf } from "./several.ts";

/** 4.8, as a plain object. */
function recordCoder(entry: Body): Coder {
  return {
    write(value, to) {
      const keys = keysOf(value);
      to.varint(keys.length);
      keys.forEach((key, at) => {
        try {
          entry.write([key, (value as Record<string, unknown>)[key]], to);
        } catch (error) {
          throw passing(error, at);
        }
      });
      return 0;
    },
    read(from) {
      const first = from.at;
      const record = newRecord();
      times(checkedCount(from, from.varint(), 8, first), () => {
        const start = from.at;
        const [key, value] = entry.read(from, ["", undefined]) as [string, unknown];
        if (!record.add(key, value)) from.fail("duplicate", "a key that the map does not have yet", "one that it has", start);
      });
      return record.made;
    },
  };
}

export const recordKind: Kind<Mapping> = {
  coder: (wire, of) => nested(wire, of, () => recordCoder(entryOf(wire, of))),
  calls: { checkedCount, keysOf, newRecord },
};
