import { describe, expect, test } from "vitest";
import { moduleOf } from "../../src/generate/module.ts";
import {
  array,
  bytes,
  codec,
  defaulted,
  dynamic,
  f64,
  list,
  map,
  open,
  pack,
  ref,
  str,
  struct,
  type Type,
  typed,
  u8,
} from "../../src/pack/index.ts";
import { bytesOfUuid } from "../../src/pack/schema/conversions.ts";

const source = (exports: object) => ({ specifier: "./schemas.js", exports: exports as Record<string, unknown> });

describe("what cannot be generated is said with its path", () => {
  const upper = codec(
    str,
    (value: string) => value.toLowerCase(),
    (wire) => wire.toUpperCase(),
  );

  test("functions that no module exports", () => {
    const Person = struct({ names: list(struct({ first: upper })) });
    const others = [{ specifier: "./money.js", exports: {} }];
    expect(() => moduleOf(source({ Person }), others)).toThrow(
      "Person/names/first: the function without a name of a codec type must be exported, for the generated module to import it, by one of: " +
        "./money.js, ./schemas.js",
    );
  });

  test("defaults that are no plain data", () => {
    const type = open({ a: u8 }, { at: defaulted(codec(str, String, URL as never), new URL("https://octavo.example")) });
    expect(() => moduleOf(source({ type, String, URL }), [])).toThrow("type/at: a default value that is no plain data must be exported");
    const [cyclic, more, sparse]: unknown[][] = [[], Object.assign([1], { more: 2 }), new Array(1)];
    cyclic!.push({ cyclic });
    for (const value of [cyclic, more, sparse]) {
      const odd = struct({ of: defaulted(list(dynamic), value as never) });
      expect(() => moduleOf(source({ odd }), [])).toThrow("odd/of: a default value that is no plain data must be exported");
    }
  });

  test("schemas that are none", () => {
    interface Endless {
      next: Endless;
    }
    const Endless: Type<Endless> = struct({ next: ref(() => Endless) });
    expect(() => moduleOf(source({ Endless }), [])).toThrow("Endless: a schema must have a struct that does not contain itself");
  });
});

test("functions are imported by name, best from a module without schemas", () => {
  const [encode, decode] = [(value: number) => value, (wire: number) => wire];
  const exports = { Price: codec(u8, encode, decode), Other: pack(struct({ price: codec(u8, encode, decode) })), encode, decode };
  const others = [source({ ...exports, also: 1 }), { specifier: "./price.js", exports: { decode, default: encode } }];
  const { code } = moduleOf(source(exports), others.reverse())!;
  expect(code).toContain('import { default as f0, decode as f1 } from "./price.js";');
  expect(moduleOf(source(exports), others)!.code).toBe(code);
  expect(moduleOf(source(exports), [])!.code).toContain('import { encode as f0, decode as f1 } from "./schemas.js";');
});

test("the functions of this package are known in another copy, as package managers make them", async () => {
  const copy = await import(/* @vite-ignore */ `${new URL("../../src/pack/schema/conversions.ts", import.meta.url).pathname}?copy`);
  expect(copy.bytesOfUuid).not.toBe(bytesOfUuid);
  const type = struct({ id: codec(array(u8, 16), copy.bytesOfUuid, copy.textOfUuid) });
  expect(moduleOf(source({ type }), [])!.code).toContain("encode: bytesOfUuid, decode: textOfUuid");
  const bytesOfUuidToo = { bytesOfUuid: (text: string) => [...text].map(Number) }.bytesOfUuid;
  const other = struct({ id: codec(array(u8, 16), bytesOfUuidToo, copy.textOfUuid) });
  expect(() => moduleOf(source({ other }), [])).toThrow("other/id: the function bytesOfUuid of a codec type must be exported");
});

test("a default that is a Buffer is no other array where there are none", () => {
  const type = struct({ salt: defaulted(bytes, Buffer.from("ab")), pad: defaulted(bytes, Uint8Array.of(0)) });
  const { code } = moduleOf(source({ type }), [])!;
  expect(code).toContain("const k0 = new Uint8Array([97, 98]);");
  expect(code).not.toContain("Buffer");
});

test("a default of a class that extends one of the language is imported", () => {
  class Tags extends Map<string, number> {}
  const [none, made, kept] = [new Tags(), () => none, () => 0];
  const type = open({ a: u8 }, { tags: defaulted(codec(u8, kept, made), none) });
  const { code } = moduleOf(source({ type }), [{ specifier: "./tags.js", exports: { none, made, kept } }])!;
  expect(code).toContain("none as f");
  expect(code).not.toContain("new Map(");
});

test("a default that is frozen stays so", () => {
  const twice = [1];
  const type = struct({ of: defaulted(list(list(u8)), Object.freeze([Object.freeze([7]), twice, twice]) as number[][]) });
  expect(moduleOf(source({ type }), [])!.code).toContain("= Object.freeze([Object.freeze([7]), [1], [1]]);");
});

test("any text is a name", () => {
  const { code, declarations } = moduleOf(source({ "two words": struct({ a: u8 }), class: pack(u8), await: u8 }), [])!;
  expect(code).toContain('export { two_words_ as "two words" };');
  for (const keyword of ["class", "await"]) expect(code).toContain(`export { ${keyword}_ as ${keyword} };`);
  expect(declarations).toContain('type two_words_ = Infer<(typeof source)["two words"]>;');
});

test("what is exported by several names is one codec, by the first that is its own", () => {
  const [type, codec] = [struct({ a: u8 }), pack(list(u8))];
  const { code, declarations } = moduleOf(
    source({ same: type, Ticker: type, default: codec, tickers: codec, more: codec, alone: u8 }),
    [],
  )!;
  expect(code.match(/generated\(\{/g)).toHaveLength(3);
  for (const each of ["more as default", "more as tickers", "Ticker as same"]) expect(code).toContain(`\nexport { ${each} };\n`);
  for (const name of ["same", "Ticker", "tickers", "more", "alone"]) expect(declarations).toContain(`export declare const ${name}:`);
});

test("names that would be the same are told apart, and none hides what the language has", () => {
  const each = (...names: string[]) =>
    source(Object.fromEntries(names.map((name) => [name, struct({ texts: map(str, list(u8)), sizes: typed(u8) })])));
  const { code } = moduleOf(each("a-b", "a b", "a_b_", "default", "default_", "1"), [])!;
  const exported = ['a_b__ as "a b"', 'a_b___ as "a-b"', "default__ as default", '_1_ as "1"'];
  for (const text of exported) expect(code).toContain(`export { ${text} };`);
  for (const own of ["a_b_", "default_"]) expect(code).toContain(`export const ${own} =`);
  const hiding = moduleOf(each("Map", "Array", "Uint8Array", "undefined", "Ticker"), [])!;
  expect(hiding.code.match(/^(?:export )?const \w+/gm)).toEqual(
    ["Array_", "Map_", "Ticker", "Uint8Array_", "undefined_"].map((name) => `${name === "Ticker" ? "export " : ""}const ${name}`),
  );
});

test("no type has a name that TypeScript has another meaning for", () => {
  const names = [
    "any",
    "as",
    "bigint",
    "boolean",
    "never",
    "number",
    "object",
    "string",
    "symbol",
    "unknown",
    "CodecOf",
    "Infer",
    "source",
  ];
  const { declarations } = moduleOf(source(Object.fromEntries(names.map((name) => [name, u8]))), [])!;
  for (const name of names) expect(declarations).toContain(`export { ${name}_ as ${name} };`);
});

test("a module without schemas makes none", () => {
  const tree = { node: { kind: "Identifier", node: { kind: "name" } }, list: { node: { kind: "toString" } } };
  expect(moduleOf(source({ a: 1, b: () => 2, c: null, d: {}, tree, ...tree }), [])).toBeUndefined();
});

test("a default may be of more values than a call takes", () => {
  const [noise, zeros] = [new Uint8Array(70_000).map((_, at) => at), new Float64Array(3)];
  const type = struct({ noise: defaulted(bytes, noise), zeros: defaulted(typed(f64), zeros) });
  const { code } = moduleOf(source({ type }), [])!;
  const [, made] = code.match(/const k0 = (.*);/)!;
  expect(new Function(`return ${made}`)()).toEqual(noise);
  expect(code).toContain("new Float64Array([0, 0, 0])");
});

test("what a file is called ends no comment", () => {
  const { code, declarations } = moduleOf({ specifier: "./a\nb\u2028c.js", exports: { type: u8 } }, [])!;
  for (const text of [code, declarations])
    expect(text.split(/[\n\u2028]/)[0]).toBe("// @generated by octavo from ./a?b?c.js: change that one.");
});
