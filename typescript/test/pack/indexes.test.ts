import * as closures from "octavo/pack/closures";
import { expect, test } from "vitest";
import { pack, parse } from "../../src/pack/index.ts";
import { keptBy } from "../heap-growth.ts";

const COUNT = 20_000;

test.each([
  ["structs", '[struct("1023":bool)]'],
  ["open structs", '[open(;"1023":bool)]'],
  ["columns", 'columns("1023":bool)'],
])("%s of a schema from anywhere take no room for the indexes below a field's name", (_, schema) => {
  const type = parse(schema);
  const values = new Array(COUNT).fill({ 1023: true });
  const message = pack(type).encode(values);
  for (const codec of [pack(type), closures.pack(type)]) {
    expect(codec.decode(message)).toEqual(values);
    expect(keptBy(() => codec.decode(message)) / COUNT).toBeLessThan(1000); // a table takes 205, room up to 1023 takes 12,500
  }
});
