import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import * as flex from "../../src/flex/index.ts";
import { defaulted, list, map, optional, record, str, struct, textOf, vi32 } from "../../src/pack/index.ts";
import { keptBy } from "../heap-growth.ts";
import { engines, packBy } from "./engines.ts";

const COUNT = 20_000;

test("a record has the text of a map", () => {
  expect(textOf(record(vi32))).toBe("{str:vi32}");
});

describe.each(engines)("records, %s", (engine) => {
  const numbers = packBy(engine, record(vi32));
  const entries = packBy(engine, map(str, vi32));

  test("have the bytes of a map's entries, in order, and every key of theirs is data", () => {
    const value = JSON.parse('{"b":1,"a":2,"__proto__":3,"toString":4,"":5}');
    const message = numbers.encode(value);
    expect(message).toEqual(entries.encode(new Map(Object.entries(value))));
    const back = numbers.decode(message);
    expect(Object.entries(back)).toEqual(Object.entries(value));
    expect(Object.getPrototypeOf(back)).toBe(Object.prototype);
  });

  test("are of objects without a class, of any realm", () => {
    for (const value of [Object.assign(Object.create(null), { a: 1 }), runInNewContext("({ a: 1 })"), Object.freeze({ a: 1 })])
      expect(numbers.decode(numbers.encode(value))).toEqual({ a: 1 });
    class Own {
      a = 1;
    }
    for (const value of [new Map([["a", 1]]), [1], new Own(), () => 1, new Date(0), new Uint8Array(1), "a", null, undefined])
      expect(() => numbers.encode(value as never)).toThrow("expected a plain object");
  });

  test("have the properties that a loop finds, of the object's own", () => {
    const value = Object.defineProperty(Object.assign(Object.create(null), { a: 1, [Symbol("s")]: 2 }), "hidden", { value: 3 });
    expect(numbers.decode(numbers.encode(value))).toEqual({ a: 1 });
  });

  test("say where a value is wrong", () => {
    const structs = packBy(engine, struct({ all: record(vi32) }));
    expect(() => structs.encode({ all: { a: 1, b: "x" as never } })).toThrow(
      expect.objectContaining({ family: "mismatch", path: "/all/1/value" }),
    );
    expect(() => structs.encode({ all: [] as never })).toThrow(expect.objectContaining({ expected: "a plain object", path: "/all" }));
  });

  test("refuse a value of undefined, unless that may be one", () => {
    expect(() => numbers.encode({ a: undefined as never })).toThrow(expect.objectContaining({ path: "/0/value" }));
    const sparse = packBy(engine, record(optional(vi32)));
    expect(sparse.decode(sparse.encode({ a: undefined, b: 2 }))).toEqual({ a: undefined, b: 2 });
  });

  test("refuse a key that comes twice", () => {
    const one = entries.encode(new Map([["a", 1]]));
    const entry = [...one.subarray(1)];
    expect(() => numbers.decode(Uint8Array.of(2, ...entry, ...entry))).toThrow(expect.objectContaining({ kind: "duplicate" }));
  });

  test("refuse a key that comes twice, whatever it is and has", () => {
    const sparse = packBy(engine, record(optional(vi32)));
    const lone = packBy(engine, map(str, optional(vi32)));
    for (const key of ["a", "", "7", "1023", "__proto__", "toString"])
      for (const value of [undefined, 1]) {
        const entry = [...lone.encode(new Map([[key, value]])).subarray(1)];
        expect(() => sparse.decode(Uint8Array.of(2, ...entry, ...entry))).toThrow(
          expect.objectContaining({ kind: "duplicate", path: "/1" }),
        );
      }
  });

  test("have any key, as entries of an object that JSON makes", () => {
    const value = JSON.parse('{"b":1,"1023":2,"7":3,"__proto__":4,"010":5,"4294967295":6,"99":7,"1e3":8,"hasOwnProperty":9}');
    const back = numbers.decode(numbers.encode(value));
    expect(Object.entries(back)).toEqual(Object.entries(value));
    expect(Object.getPrototypeOf(back)).toBe(Object.prototype);
  });

  test("read many indexes in a time that grows as their number does", () => {
    const value = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [at * 1000, at]));
    expect(numbers.decode(numbers.encode(value))).toEqual(value);
  });

  test("take no room for the indexes below a key", () => {
    const several = packBy(engine, list(record(vi32)));
    const message = several.encode(new Array(COUNT).fill({ 1023: 1 }));
    expect(several.decode(message)[COUNT - 1]).toEqual({ 1023: 1 });
    expect(keptBy(() => several.decode(message)) / COUNT).toBeLessThan(1000); // a table takes 205, room up to 1023 takes 12,500
  });

  test("may be a default, of which each message has its own", () => {
    const type = packBy(engine, struct({ tags: defaulted(record(str), { a: "b" }) }));
    expect(type.decode(type.encode({}))).toEqual({ tags: { a: "b" } });
  });
});

test("records go over flex, too", () => {
  const type = struct({ all: record(vi32) });
  const codec = flex.flex(type);
  const value = { all: JSON.parse('{"__proto__":1,"a":2}') };
  expect(codec.decode(codec.encode(value))).toEqual(value);
  expect(codec.encode(value)).toEqual(flex.flex(struct({ all: map(str, vi32) })).encode({ all: new Map(Object.entries(value.all)) }));
  expect(() => codec.encode({ all: [] as never })).toThrow(expect.objectContaining({ expected: "a plain object", path: "/all" }));
});
