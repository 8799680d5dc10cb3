import type { Mapping } from "../schema/type.ts";
import type { Code } from "./code.ts";
import { readEntries, writeEntry } from "./map.ts";

export const recordCode: Code<Mapping> = {
  write(generator, type) {
    const entry = writeEntry(generator, type);
    return ["const keys = keysOf(o);", "w.varint(keys.length);", "for (const k of keys) {", "const e = o[k];", ...entry, "}"];
  },
  read(generator, type) {
    const put = (key: string, value: string) => [`if (!record.add(${key}, ${value})) bad();`];
    return [...readEntries(generator, type, "const record = newRecord();", put), "return record.made;"];
  },
};
