import { differsAsWritten } from "../closures/map-keys.ts";
import type { Mapping } from "../schema/type.ts";
import type { Code } from "./code.ts";
import type { Generator } from "./generator.ts";
import { readBody } from "./read-body.ts";
import { mapOf } from "./runtime.ts";
import { writeBody } from "./write-body.ts";

export const mapCode: Code<Mapping> = {
  write: (generator, type) => (differsAsWritten(type.key) ? writeMap(generator, type) : undefined),
  read: (generator, type) => (differsAsWritten(type.key) ? readMap(generator, type) : undefined),
  calls: { mapOf },
};

/** An entry that a getter puts in the place of another is written if it comes later. */
function writeMap(generator: Generator, type: Mapping): string[] {
  return [
    "const m = mapOf(o), { size } = o;",
    "let left = size;",
    "w.varint(size);",
    "for (const [k, e] of m) {",
    "if (--left < 0) bad();",
    ...writeEntry(generator, type),
    "}",
    "if (left !== 0 || o.size !== size) bad();", // all entries were visited, so none twice
  ];
}

function readMap(generator: Generator, type: Mapping): string[] {
  const put = (key: string, value: string) => [`const key = ${key};`, "crowd?.met(key);", `map.set(key, ${value});`];
  const read = readEntries(generator, type, "const map = new Map(), crowd = crowdOf(r, count);", put);
  return [...read, "if (map.size < count) bad();", "return map;"];
}

/** Lines that write an entry, the key `k` and the value `e`. */
export function writeEntry(generator: Generator, { key, value }: Mapping): string[] {
  return writeBody(generator, [
    { value: "k", node: key },
    { value: "e", node: value },
  ]);
}

/** Lines that read entries, `made` what `put` puts a key and a value into. */
export function readEntries(
  generator: Generator,
  { key, value }: Mapping,
  made: string,
  put: (key: string, value: string) => string[],
): string[] {
  const { lines, values } = readBody(generator, [key, value]);
  return [
    "const first = r.at;",
    "const count = checkedCount(r, r.varint(), 8, first);",
    made,
    "for (let i = 0; i < count; i++) {",
    ...lines,
    ...put(values[0]!, values[1]!),
    "}",
  ];
}
