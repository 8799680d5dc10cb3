import { inspect } from "node:util";
import { encode, type FlexCodecOptions, flex as flexOf } from "octavo/flex";
import { codec, f64, i32, list, nullable, optional, pack, ref, type Schema, str, struct, type Type, u8 } from "octavo/pack";
import { describe, expect, test } from "vitest";
import { messageOf, repeated, sized } from "./shared.ts";

describe.each(["generated", "closures"] as const)("by the engine of %s", (engine) => {
  const flex = <S extends Schema>(type: S, options: FlexCodecOptions = {}) => flexOf(type, { engine, ...options });

  test("views of lists read what they are asked for", () => {
    const Book = flex(
      struct({ bids: list(struct({ p: f64, q: nullable(u8) })), grid: list(list(i32)), more: nullable(list(struct({ s: str }))) }),
    );
    const book = {
      bids: [
        { p: 0.5, q: 1 },
        { p: 1.5, q: null },
      ],
      grid: [[1, 2], [], [3]],
      more: null,
    };
    const view = Book.view(Book.encode(book));
    expect([view.bids.length, view.bids.at(0)?.p, view.bids.at(-1)?.p, view.bids.at(1)?.q, view.more]).toEqual([2, 0.5, 1.5, null, null]);
    expect([view.bids.at(2), view.bids.at(-3), view.bids.at(Number.NaN)?.q]).toEqual([undefined, undefined, 1]);
    expect(Array.from(view.grid, (row) => [...row])).toEqual(book.grid);
    expect(Array.from(Book.view(Book.encode({ ...book, more: [{ s: "a" }, { s: "b" }] })).more ?? [], ({ s }) => s)).toEqual(["a", "b"]);
    const rows = flex(list(str)).view(encode(["x", "yy"]));
    expect([rows.length, ...rows]).toEqual([2, "x", "yy"]);
    const wrong = Book.view(encode({ ...book, bids: [{ p: 1, q: 1 }, { q: 1 }, { p: "x", q: 1 }] }));
    expect(() => wrong.bids.at(1)?.p).toThrow(expect.objectContaining({ family: "mismatch", path: "/bids/1/p", found: "none" }));
    expect(() => wrong.bids.at(2)?.p).toThrow(expect.objectContaining({ family: "mismatch", path: "/bids/2/p", found: "string" }));
  });

  test("JSON and what Node shows of views have all fields", () => {
    const Book = flex(struct({ name: str, best: nullable(struct({ p: f64 })), rows: list(struct({ s: str, of: list(u8) })) }));
    const book = { name: "a", best: { p: 1.5 }, rows: [{ s: "x", of: [1, 2] }] };
    const view = Book.view(Book.encode(book));
    expect(JSON.stringify(view)).toBe(JSON.stringify(book));
    expect(inspect(view, { depth: 9 })).toBe(inspect(book, { depth: 9 }));
    const Named = flex(struct({ z: u8, toJSON: nullable(str), a: struct({ b: u8 }) }));
    for (const toJSON of ["a", null]) {
      const named = { z: 1, toJSON, a: { b: 2 } };
      const other = Named.view(Named.encode(named));
      expect(other.toJSON).toBe(toJSON);
      expect(JSON.stringify(other)).toBe(JSON.stringify(named));
      expect(inspect(other)).toBe(inspect(named));
    }
  });

  test("JSON and what Node shows of views are bounded as decoding is", () => {
    const Nest: Type<Nest> = list(ref(() => Nest));
    const Nests = flex(struct({ all: Nest }));
    let value = sized([], 0, VECTOR);
    for (let level = 0; level < 12; level++) value = repeated(value, 4);
    const views = [flex(Nest).view(messageOf(value)), Nests.view(encode({ all: deep(100) })).all];
    for (const [at, limit] of ["at most 64 values for each byte", "at most 64 containers in each other"].entries()) {
      const refusal = expect.objectContaining({ family: "malformed", expected: limit });
      expect(() => JSON.stringify(views[at])).toThrow(refusal);
      expect(() => inspect(views[at])).toThrow(refusal);
    }
  });

  test("JSON of what has a field called toJSON is bounded as decoding is", () => {
    const Twins: Type<Twins> = struct({ a: nullable(ref(() => Twins)), b: nullable(ref(() => Twins)), toJSON: optional(str) });
    for (const type of [Twins, struct({ a: Twins })]) {
      const show = () => JSON.stringify(flex(type as typeof Twins).view(twins(20)));
      expect(show).toThrow(expect.objectContaining({ family: "malformed", expected: "at most 64 values for each byte" }));
    }
    expect(flex(Twins).view(twins(1))).toEqual({ a: null, b: null, toJSON: undefined });
  });

  test("fields may be called as what all objects have", () => {
    const type = struct({ constructor: str, ["__proto__"]: list(u8), toString: nullable(struct({ valueOf: u8 })) });
    const value = { constructor: "a", ["__proto__"]: [1], toString: { valueOf: 2 } };
    const Odd = flex(type);
    const view = Odd.view(Odd.encode(value));
    expect([view.constructor, view.toString?.valueOf]).toEqual(["a", 2]);
    expect(JSON.stringify(view)).toBe(JSON.stringify(value));
    const Part = struct({ constructor: str, toString: nullable(struct({ valueOf: u8 })) });
    for (const codec of [flex(Part), pack(Part)])
      expect(codec.decode(codec.encode(view))).toEqual({ constructor: "a", toString: { valueOf: 2 } });
  });

  test("values of classes are themselves", () => {
    class Money {
      readonly #cents: number;
      constructor(cents: number) {
        this.#cents = cents;
      }
      cents() {
        return this.#cents;
      }
    }
    const money = codec(
      u8,
      (it: Money) => it.cents(),
      (cents) => new Money(cents),
    );
    const tags = codec(
      list(str),
      (all: Set<string>) => [...all],
      (all) => new Set(all),
    );
    const Item = flex(struct({ price: money, tags, more: list(struct({ price: nullable(money) })) }));
    const view = Item.view(Item.encode({ price: new Money(5), tags: new Set("a"), more: [{ price: new Money(6) }] }));
    const price: Money = view.price;
    expect([price.cents(), view.tags.has("a"), view.more.at(0)?.price?.cents()]).toEqual([5, true, 6]);
  });

  test("a view may be read as often as one likes", () => {
    const Text = flex(struct({ text: str }));
    const view = Text.view(Text.encode({ text: "x".repeat(1000) }));
    for (let count = 0; count < 10_000; count++) expect(view.text.length).toBe(1000);
  });
});

interface Twins {
  a: Twins | null;
  b: Twins | null;
  toJSON?: string | undefined;
}

/** A message of maps inside one another, so many levels: in each, `a` and `b` are the same one. */
function twins(levels: number): Uint8Array {
  const [mapType, width] = [0x26, [4, 0, 0, 0]];
  const bytes = [97, 0, 98, 0, 2, 0, 0, 0, 8, 0, 0, 0, 10, 0, 0, 0];
  let base = 0;
  for (let level = 0; level < levels; level++) {
    const start = bytes.length + 12;
    const slots = level === 0 ? new Array(8).fill(0) : [...offset(start - base), ...offset(start + 4 - base)];
    const type = level === 0 ? 0 : mapType;
    bytes.push(...offset(bytes.length - 8), ...width, 2, 0, 0, 0, ...slots, type, type, 0, 0);
    base = start;
  }
  return Uint8Array.from([...bytes, ...offset(bytes.length - base), mapType, 4]);
}

function offset(distance: number): number[] {
  return [distance & 0xff, distance >> 8, 0, 0];
}

interface Nest extends Array<Nest> {}

/** A list in a list and so on. */
function deep(levels: number): Nest {
  return levels === 0 ? [] : [deep(levels - 1)];
}

/** The packed type of a vector, its elements 4 bytes wide. */
const VECTOR = 0x2a;
