import fc from "fast-check";
import {
  encode,
  type FlexCodecOptions,
  type FlexOptions,
  flex as flexOf,
  fromJson,
  sizeProfile,
  toObject,
  verify,
  Writer,
} from "octavo/flex";
import * as schema from "octavo/pack";
import { describe, expect, test } from "vitest";
import { mutated, randomOf } from "../fuzz/mutations.ts";
import { hex } from "./vectors.ts";

const {
  bool,
  bytes,
  enumOf,
  f32,
  f64,
  flagsOf,
  i32,
  i64,
  i8,
  list,
  map,
  nullable,
  optional,
  str,
  struct,
  tuple,
  typed,
  u64,
  u8,
  union,
  vu53,
} = schema;

const Address = struct({ street: str, city: str, zip: nullable(i32) });
const UserProfile = struct({
  id: i64,
  username: str,
  tags: list(str),
  address: Address,
  scores: typed(f64),
  plan: enumOf("FREE", "pro"),
  nickname: str,
});
type UserProfile = schema.Infer<typeof UserProfile>;

const ada: UserProfile = {
  id: 8847291n,
  username: "ada",
  tags: ["x", "yy"],
  address: { street: "Main St", city: "Ulm", zip: 89073 },
  scores: Float64Array.of(0.5, 1.25),
  plan: "pro",
  nickname: "ada",
};
const other: UserProfile = {
  id: 2n ** 60n,
  username: "é",
  tags: [],
  address: { street: "", city: "Ulm", zip: null },
  scores: Float64Array.of(0.1),
  plan: "FREE",
  nickname: "e",
};

const PROFILES: Record<string, FlexOptions> = { speed: {}, size: { profile: sizeProfile } };

describe.each(["generated", "closures"] as const)("by the engine of %s", (engine) => {
  const flex = <S extends schema.Schema>(type: S, options: FlexCodecOptions = {}) => flexOf(type, { engine, ...options });

  describe("the bytes of Kotlin's coders", () => {
    const written: [UserProfile, string, string][] = [
      [
        ada,
        "speed",
        "03556c6d00074d61696e205374006369747900737472656574007a69700003110d0700000500000001000000030000002f0000002e000000f15b01001414" +
          "0603616461000370726f00000000020000000000003f0000a03f01780002797900020705141461646472657373006964006e69636b6e616d6500706c61" +
          "6e0073636f726573007461677300757365726e616d6500072f28261e1a1410000009000000010000000700000078000000bbff8600700000006f000000" +
          "680000005c0000008000000026061414362814232601",
      ],
      [
        ada,
        "size",
        "03556c6d00074d61696e205374000000f15b01006369747900737472656574007a69700003110d070301032a261d14141a0000000000003f0000a03f0178" +
          "0002797900020705141403616461000370726f000000bbff860061646472657373006964006e69636b6e616d6500706c616e0073636f7265730074616773" +
          "00757365726e616d6500072f28261e1a1410070107663e4a4661524e241a14144a28140e2401",
      ],
      [
        other,
        "speed",
        "03556c6d0000006369747900737472656574007a69700003110d070301031d190014140001650004465245450000000001000000000000009a9999999999" +
          "b93f0002c3a90061646472657373006964006e69636b6e616d6500706c616e0073636f726573007461677300757365726e616d6500072f28261e1a1410" +
          "00000000000c00000000000000010000000000000007000000000000007a00000000000000000000000000001083000000000000008800000000000000" +
          "80000000000000007f000000000000008600000000000000240714143728143f2701",
      ],
      [
        other,
        "size",
        "03556c6d0000006369747900737472656574007a69700003110d070301031d19001414000000000001000000000000009a9999999999b93f000165000446" +
          "5245450002c3a9000000000000000000001061646472657373006964006e69636b6e616d6500706c616e0073636f726573007461677300757365726e616d" +
          "6500072f28261e1a14100701076b42514f5d554c241b14143728140e2401",
      ],
    ];

    test.each(written)("of %o with the profile %s", (value, profile, expected) => {
      expect(hex(flex(UserProfile, PROFILES[profile]).encode(value))).toBe(expected);
    });
  });

  describe.each(Object.entries(PROFILES))("with the profile %s", (_, options) => {
    const codec = flex(UserProfile, options);

    test("structs come back, as do views of them", () => {
      for (const value of [ada, other]) {
        const message = codec.encode(value);
        verify(message);
        expect(codec.decode(message)).toStrictEqual(value);
        const view = codec.view(message);
        expect([view.id, view.username, [...view.tags], view.scores]).toEqual([value.id, value.username, value.tags, value.scores]);
        expect([view.address.city, view.address.zip, view.plan]).toEqual(["Ulm", value.address.zip, value.plan]);
      }
    });

    test("maps of any builder are read, whatever properties they have besides", () => {
      const { id, scores, ...rest } = ada;
      const message = encode({ ...rest, a: 1, id: Number(id), scores: [...scores], zzz: {} }, options);
      expect(codec.decode(message)).toEqual(ada);
      expect(codec.view(message).address.street).toBe("Main St");
      expect(codec.decode(encode({ ...rest, id: Number(id), scores: [...scores] }, options))).toEqual(ada);
    });

    test("rows with all names, with more and with less may take turns", () => {
      const Rows = flex(list(struct({ price: f64, symbol: str, note: nullable(str), lot: optional(u8) })), options);
      const random = randomOf(20261128);
      const may = (property: object) => (random(2) ? property : {});
      const rows = Array.from({ length: 200 }, (_, index) => ({
        ...{ price: index / 2, symbol: `s${index}`, note: index % 3 ? "some" : null, lot: index % 5 ? index : undefined },
        ...{ ...may({ a: 1 }), ...may({ pic: "x" }), ...may({ zzz: [] }) },
      }));
      const message = encode(
        rows.map(({ note, lot, ...rest }) => ({ ...rest, ...(note && { note }), ...(lot && { lot }) })),
        options,
      );
      const expected = rows.map(({ price, symbol, note, lot }) => ({ price, symbol, note, lot }));
      expect(Rows.decode(message)).toStrictEqual(expected);
      const views = [...Rows.view(message)];
      expect([...views, ...views].map(({ price, symbol, note, lot }) => ({ price, symbol, note, lot }))).toEqual([
        ...expected,
        ...expected,
      ]);
    });

    test("rows share their keys", () => {
      const Rows = flex(list(struct({ price: f64, symbol: str })), options);
      const rows = Array.from({ length: 20 }, (_, index) => ({ price: index / 2, symbol: `s${index % 3}` }));
      const message = Rows.encode(rows);
      expect(Rows.decode(message)).toEqual(rows);
      expect(new TextDecoder("latin1").decode(message).split("symbol").length).toBe(2);
      expect(toObject(message)).toEqual(rows);
    });

    test("random values come back", () => {
      const Case = union("kind", { circle: struct({ radius: f64 }), square: struct({ side: u8, name: optional(str) }) });
      const All = struct({
        a: bool,
        b: i8,
        c: u64,
        d: vu53,
        e: f32,
        f: nullable(str),
        g: bytes,
        h: list(list(i32)),
        i: map(str, u8),
        j: tuple(str, f64),
        k: Case,
        l: i64.string,
        m: optional(i64.number),
        n: flagsOf("x", "y"),
        constructor: str,
      });
      const values: fc.Arbitrary<schema.Infer<typeof All>> = fc.record(
        {
          a: fc.boolean(),
          b: fc.integer({ min: -128, max: 127 }),
          c: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
          d: fc.maxSafeNat(),
          e: fc.float(),
          f: fc.option(fc.string()),
          g: fc.uint8Array(),
          h: fc.array(fc.array(fc.integer())),
          i: fc
            .array(
              fc.tuple(
                fc.string().filter((it) => !it.includes("\0")),
                fc.nat(255),
              ),
            )
            .map((it) => new Map(it)),
          j: fc.tuple(fc.string(), fc.double()),
          k: fc.oneof(
            fc.record({ kind: fc.constant("circle" as const), radius: fc.double() }),
            fc.record({ kind: fc.constant("square" as const), side: fc.nat(255), name: fc.string() }, { requiredKeys: ["kind", "side"] }),
          ),
          l: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
          m: fc.maxSafeInteger(),
          n: fc.record({ x: fc.boolean(), y: fc.boolean() }),
          constructor: fc.string(),
        },
        { requiredKeys: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "n", "constructor"] },
      );
      const codec = flex(All, options);
      fc.assert(
        fc.property(values, (value) => {
          const message = codec.encode(value);
          verify(message);
          expect(codec.decode(message)).toEqual(value);
        }),
        { numRuns: 300 },
      );
    });
  });

  describe("mismatches say where", () => {
    const codec = flex(UserProfile);
    const json = (change: object) => {
      return fromJson(JSON.stringify({ ...ada, id: 1, scores: [], ...change }));
    };

    test.each<[string, string, string, object]>([
      ["/id", "an integer", "string", { id: "x" }],
      ["/id", "a signed 64-bit integer", "9223372036854776000", { id: 2 ** 63 }],
      ["/username", "a string", "int", { username: 7 }],
      ["/tags", "a vector", "map", { tags: {} }],
      ["/tags/1", "a string", "int", { tags: ["a", 1] }],
      ["/address/zip", "an integer of -2147483648 to 2147483647", "2147483648", { address: { street: "", city: "Ulm", zip: 2 ** 31 } }],
      ["/address/city", "the property city", "none", { address: { street: "" } }],
      ["/address", "a map", "vector", { address: [] }],
      ["/plan", "one of FREE|pro", '"PRO"', { plan: "PRO" }],
    ])("reading: %s wants %s, finds %s", (path, expected, found, change) => {
      expect(() => codec.decode(json(change))).toThrow(expect.objectContaining({ family: "mismatch", path, expected, found }));
    });

    test("in a view", () => {
      const view = codec.view(json({ address: { street: 1, city: "", zip: 0 } }));
      expect(view.address.city).toBe("");
      expect(() => view.address.street).toThrow(expect.objectContaining({ family: "mismatch", path: "/address/street" }));
      expect(() => flex(str).view(fromJson('""'))).toThrow(TypeError);
    });

    test.each<[string, string, object]>([
      ["/id", "a signed 64-bit integer", { id: 7 }],
      ["/id", "a signed 64-bit integer", { id: 2n ** 63n }],
      ["/username", "a string", { username: undefined }],
      ["/username", "text without lone surrogates", { username: "\ud800" }],
      ["/tags/1", "a string", { tags: ["a", null] }],
      ["/scores", "a Float64Array", { scores: [1] }],
      ["/address", "an object", { address: null }],
      ["/address/zip", "an integer of -2147483648 to 2147483647", { address: { street: "", city: "", zip: 0.5 } }],
      ["/plan", "one of FREE|pro", { plan: "PRO" }],
    ])("writing: %s wants %s", (path, expected, change) => {
      expect(() => codec.encode({ ...ada, ...change })).toThrow(expect.objectContaining({ family: "mismatch", path, expected }));
      expect(codec.decode(codec.encode(ada))).toEqual(ada);
    });
  });

  test("types may contain themselves", () => {
    interface Tree {
      name: string;
      children: Tree[];
    }
    const Tree: schema.Type<Tree> = struct({ name: str, children: list(schema.ref(() => Tree)) });
    const codec = flex(Tree);
    const tree = {
      name: "a",
      children: [
        { name: "b", children: [] },
        { name: "c", children: [{ name: "d", children: [] }] },
      ],
    };
    expect(codec.decode(codec.encode(tree))).toEqual(tree);
  });

  test("a name with NUL is no key", () => {
    expect(() => flex(struct({ "a\0b": u8 }))).toThrow(new TypeError("flex has no key with NUL"));
  });

  test.each([[() => flex(schema.dynamic)], [() => flex(map(u8, str))], [() => flex(schema.columnArrays({ a: f64 }))]])(
    "a schema that flex has no form for is refused at once",
    (make) => expect(make).toThrow(TypeError),
  );

  test("limits are kept", () => {
    const codec = flex(UserProfile, { limits: { maxDepth: 1 } });
    expect(() => codec.decode(codec.encode(ada))).toThrow(expect.objectContaining({ family: "malformed", path: "/tags" }));
  });

  test("mutated messages are refused, or read to the end", () => {
    const codec = flex(UserProfile);
    const messages = [ada, other].flatMap((value) => Object.values(PROFILES).map((options) => flex(UserProfile, options).encode(value)));
    messages.push(...messages.map((message) => encode({ ...(toObject(message) as object), more: 1 })));
    const random = randomOf(20261121);
    let accepted = 0;
    for (let index = 0; index < 10_000; index++) {
      const bytes = mutated(messages[index % messages.length]!, random);
      for (const use of [() => codec.decode(bytes), () => codec.view(bytes).address.city, () => [...codec.view(bytes).tags]]) {
        try {
          use();
          accepted++;
        } catch (error) {
          expect(error, hex(bytes)).toMatchObject({ name: "OctavoError" });
        }
      }
    }
    expect(accepted).toBeGreaterThan(1000);
  });

  test("messages are written behind what a writer has, and nothing else when a value is refused", () => {
    for (const options of Object.values(PROFILES)) {
      const codec = flex(UserProfile, options);
      const message = codec.encode(ada);
      for (const before of [0, 3]) {
        const writer = new Writer(8);
        for (let at = 0; at < before; at++) codec.encodeInto(ada, writer);
        const { at } = writer;
        expect(() => codec.encodeInto({ ...ada, plan: "PRO" as "pro" }, writer)).toThrow(expect.objectContaining({ path: "/plan" }));
        expect(writer.at).toBe(at);
        codec.encodeInto(ada, writer);
        expect(hex(writer.written().subarray(at))).toBe(hex(message));
      }
      expect(hex(codec.encode(ada))).toBe(hex(message));
    }
  });

  test("fields of every kind, null or not, beside each other in maps of every width", () => {
    const Every = struct({
      b: nullable(bool),
      c: nullable(u8),
      d: nullable(f64),
      e: nullable(str),
      f: nullable(list(u8)),
      g: nullable(u64),
      h: nullable(Address),
      i: nullable(bytes),
      j: f32,
      k: nullable(list(nullable(f64))),
      l: nullable(tuple(str, bool)),
    });
    type Every = schema.Infer<typeof Every>;
    const full: Every = {
      b: true,
      c: 7,
      d: 0.5,
      e: "e",
      f: [1, 300 & 255],
      g: 5n,
      h: { street: "s", city: "c", zip: 1 },
      i: Uint8Array.of(1),
      j: 0.25,
      k: [0.1, null],
      l: ["t", true],
    };
    const codec = flex(Every);
    for (const name of Object.keys(full)) {
      if (name === "j") continue;
      for (const g of [5n, 2n ** 40n]) {
        const value = { ...full, g, [name]: null };
        expect(codec.decode(codec.encode(value))).toEqual(value);
        expect(hex(codec.encode(value))).toBe(hex(flexOf(Every, { engine: "closures" }).encode(value)));
      }
    }
  });

  test("texts of any length and any characters", () => {
    const codec = flex(list(str));
    for (let length = 0; length < 70; length++) {
      const texts = ["a", "é", "\u{1f600}", "\u20ac"].map((it) => it.repeat(length));
      expect(codec.decode(codec.encode(texts))).toEqual(texts);
    }
    const many = Array.from({ length: 3000 }, (_, index) => `text ${index % 1500}`);
    expect(codec.decode(codec.encode(many))).toEqual(many);
    expect(codec.encode(many).length).toBe(codec.encode(many.slice(0, 1500)).length + 1500 * 3);
  });
});
