import * as closures from "octavo/pack/closures";
import { expect, test } from "vitest";
import { pack, parse } from "../../src/pack/index.ts";
import { keptBy } from "../heap-growth.ts";

const COUNT = 10_000;

/** A list of so many values, each of which is these bytes. */
function message(...value: number[]): Uint8Array {
  return Uint8Array.of((COUNT & 127) | 128, COUNT >> 7, ...new Array(COUNT).fill(value).flat());
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const fields = (prefix: string, count: number, type: string) => names(prefix, count).map((name) => `${name}:${type}`);

test.each([
  ["flags", `[flags(${names("a", 32)})]`, message(0, 0, 0, 0)],
  ["structs", `[struct(${fields("b", 40, "bool")})]`, message(0, 0, 0, 0, 0)],
  ["open structs", `[open(;${fields("c", 200, "str?")})]`, message(1, 0)],
  ["rows", `columns(${fields("d", 40, "bool")})`, message(0, 0, 0, 0, 0)],
])("closures make objects of many properties as small as code for a schema does: %s", (_, schema, message) => {
  const type = parse(schema);
  const [ofClosures, made] = [closures.pack(type), pack(type)].map((codec) => {
    expect(codec.decode(message)).toHaveLength(COUNT);
    return keptBy(() => codec.decode(message)) / COUNT;
  });
  expect(ofClosures).toBeLessThan(2 * made!);
});
