import { flex } from "octavo/flex";
import { describe, expect, test, vi } from "vitest";
import {
  array,
  codec,
  columns,
  defaulted,
  enumOf,
  fingerprintOf,
  flagsOf,
  list,
  map,
  nullable,
  optional,
  pack,
  parse,
  ref,
  type Schema,
  str,
  struct,
  type Type,
  textOf,
  tuple,
  typed,
  u8,
  union,
} from "../../src/pack/index.ts";
import { LiveConstants } from "../../src/pack/source/constants.ts";
import { generate } from "../../src/pack/source/generator.ts";
import { vectorsOf } from "./vectors.ts";

describe.each(vectorsOf("schema"))("schemas: %s", (_, vectors) => {
  test.each(vectors)("$name", ({ schema, verdict, fingerprint }) => {
    if (verdict === "malformed") {
      expect(() => parse(schema)).toThrow(expect.objectContaining({ name: "OctavoError", family: "malformed" }));
    } else {
      expect(textOf(parse(schema))).toBe(schema);
      expect(fingerprintOf(parse(schema))).toBe(fingerprint);
    }
  });
});

test("names may be of any length", () => {
  for (const name of [" ".repeat(4_000_000), "\\\\".repeat(2_000_000)]) expect(textOf(parse(`enum("${name}")`))).toBe(`enum("${name}")`);
  expect(() => parse(`enum("${" ".repeat(4_000_000)}`)).toThrow(expect.objectContaining({ expected: "a name", found: "the end" }));
});

describe("schemas of very many fields", () => {
  const fields = Array.from({ length: 130_000 }, (_, at) => `f${at}:u8`).join();

  test.each(["struct", "open", "columns"])("%s", (kind) => {
    const text = `${kind}(${fields})`;
    expect(textOf(parse(text))).toBe(text);
  });

  test("are too many for code of their own", () => {
    const codec = pack(parse(`columns(${fields})`));
    expect(codec.decode(codec.encode([]))).toEqual([]);
  });

  const textsIn = (structs: number) => {
    const texts = Array.from({ length: 20 }, (_, at) => `t${at}:str`).join();
    return parse(`struct(${Array.from({ length: structs }, (_, at) => `s${at}:struct(${texts})`).join()})`);
  };

  test("are too many for code of their own also in many structs", () => {
    const codec = pack(textsIn(2000));
    const texts = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`t${at}`, `text ${at}`]));
    const value = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`s${at}`, texts]));
    expect(codec.decode(codec.encode(value))).toEqual(value);
  });

  test("have their constants looked for once each", () => {
    const compared = vi.spyOn(Object, "is");
    const comparisonsOf = (structs: number) => {
      compared.mockClear();
      generate(textsIn(structs).node, 2, 64, new LiveConstants(), {});
      return compared.mock.calls.length;
    };
    expect(comparisonsOf(40)).toBe(2 * comparisonsOf(20));
    compared.mockRestore();
  });
});

test("what a type of the program's own is made of may be declared later", () => {
  const same = (value: { a: number }) => value;
  const later: Type<{ a: number }> = ref(() => Later);
  const First = struct({ next: nullable(codec(later, same, same)), other: optional(defaulted(later, { a: 1 })) });
  const Later = struct({ a: u8 });
  expect(pack(First).schema).toBe("struct(next:struct(a:u8)?,other:#1?)");
});

describe("what is no schema is told, as modules that import each other may have one", () => {
  const none = undefined as never;
  test.each<[string, () => unknown]>([
    ["pack", () => pack(none)],
    ["flex", () => flex(none)],
    ["a list", () => list(none)],
    ["an array", () => array(none, 2)],
    ["a typed array", () => typed(none)],
    ["a map", () => map(str, none)],
    ["a tuple", () => tuple(u8, none)],
    ["an optional", () => optional(none)],
    ["a default", () => defaulted(none, none)],
    ["a type of the program's own", () => codec(none, () => none, String)],
    ["a reference", () => pack(struct({ own: ref(() => none) }))],
    ["a text", () => textOf(none)],
    ["a fingerprint", () => fingerprintOf(none)],
  ])("in %s", (_, make) => {
    expect(make).toThrow(new TypeError("expected a schema, found undefined"));
  });

  test("with the name of the field", () => {
    expect(() => struct({ a: u8, b: none })).toThrow(new TypeError("expected a schema for b, found undefined"));
    expect(() => columns({ b: "str" as never })).toThrow(new TypeError('expected a schema for b, found "str"'));
  });

  test("nor are these names, or fields", () => {
    for (const make of [enumOf, flagsOf]) {
      expect(() => make(["a", "b"] as never)).toThrow(new TypeError("a schema must have names that are strings"));
    }
    for (const fields of [null, undefined, "a", []]) expect(() => struct(fields as never)).toThrow(/^a schema must have a plain object/);
  });
});

test("an engine that there is none of is refused", () => {
  for (const make of [pack, flex]) {
    expect(() => make(str, { engine: "closure" as never })).toThrow(
      new TypeError("expected generated or closures as engine, found closure"),
    );
  }
});

test("the offset of what is wrong in a schema's text counts bytes", () => {
  expect(() => parse('struct("é€😀":strr)')).toThrow(expect.objectContaining({ offset: 23 }));
});

describe("schemas that are none", () => {
  /** What `make` makes of itself. */
  function itself(make: (own: Schema) => Schema): () => Schema {
    return () => {
      const type = make(ref(() => type));
      return type;
    };
  }

  test.each<[string, () => Schema]>([
    ["a list", itself(list)],
    ["an array", itself((own) => array(own, 2))],
    ["a map", itself((own) => map(str, own))],
    ["a tuple", itself((own) => tuple(u8, list(own)))],
    ["an optional", itself((own) => nullable(own))],
    ["columns", itself((own) => columns({ own: list(own) }))],
    ["a reference", itself((own) => own)],
    ["a default", itself((own) => defaulted(own, 1))],
    [
      "a type of the program's own",
      itself((own) =>
        codec(
          own,
          (none: never) => none,
          (wire) => wire as never,
        ),
      ),
    ],
    ["a list, inside a struct", () => struct({ own: itself(list)() })],
  ])("of what contains itself: %s", (_, make) => {
    expect(() => pack(make())).toThrow(new TypeError("a schema must have a struct or a union wherever a type contains itself"));
  });

  test("of what is too deep, for all that can be parsed is not", () => {
    const nested = (depth: number) => Array.from({ length: depth - 1 }).reduce((inner: Schema) => list(inner), u8 as Schema);
    expect(pack(nested(256)).schema).toHaveLength(2 * 255 + 2);
    expect(pack(optional(nested(256))).schema).toHaveLength(2 * 255 + 3);
    const tooDeep = new TypeError("a schema must have at most 256 types inside one another");
    for (const depth of [257, 100_000]) expect(() => pack(nested(depth))).toThrow(tooDeep);
    const endless = (): Schema => struct({ next: list(ref(endless)) });
    expect(() => pack(endless())).toThrow(tooDeep);
  });

  test("of an optional value of one that is declared later", () => {
    expect(() => pack(optional(ref(() => nullable(u8))))).toThrow(
      new TypeError("a schema must have nothing optional in an optional value"),
    );
  });

  test("of a union with a codec inside, which gives values without a tag", () => {
    const own = codec(
      struct({ a: u8 }),
      (value: Date) => ({ a: value.getTime() }),
      ({ a }) => new Date(a),
    ) as Type<Date>;
    const error = new TypeError("a schema must have its codec around the union, not in case a");
    expect(() => union("type", { a: own })).toThrow(error);
  });

  test("of no values in a tuple", () => {
    expect(() => (tuple as () => unknown)()).toThrow(new TypeError("a schema must have a type at least in a tuple"));
  });
});

test("a text of many structs, each inside the next, is read at once", () => {
  const structs = Array.from({ length: 16_000 }, (_, at) => `f${at}:struct(a:#${at + 1})`);
  expect(textOf(parse(`struct(z:struct(q:u8),${structs.join()})`))).toHaveLength(361_806);
});
