import { describe, expect, test } from "vitest";
import { reading } from "../../src/evolve/index.ts";
import { flex } from "../../src/flex/index.ts";
import { bytes, codec, type Decoder, date, defaulted, type Infer, list, map, open, pack, str, struct, u8 } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const First = open({ id: u8 });
const Later = open(
  { id: u8 },
  {
    tags: defaulted(list(list(str)), [["a"]]),
    sizes: defaulted(map(str, list(u8)), new Map([["b", [1]]])),
    at: defaulted(date, new Date(0)),
    salt: defaulted(bytes, Buffer.from([7])),
    of: defaulted(struct({ ["__proto__"]: list(u8) }), JSON.parse('{ "__proto__": [1] }')),
    frozen: defaulted(list(str), Object.freeze([]) as never),
  },
);

const first = pack(First).encode({ id: 1 });
const decoders: [string, Pick<Decoder<Infer<typeof Later>>, "decode">, Uint8Array][] = [
  ...engines.map((engine): (typeof decoders)[number] => [engine, packBy(engine, Later), first]),
  ["evolve", reading(pack(Later), pack(First).schema), first],
  ["flex", flex(Later), flex(First).encode({ id: 1 })],
];

test.each(decoders)("a default of one value may be changed, and no other changes (%s)", (_, decoder, message) => {
  const changed = decoder.decode(message);
  changed.tags[0]!.push("c");
  changed.sizes.get("b")![0] = 9;
  changed.at.setTime(9);
  changed.salt[0] = 9;
  Object.getOwnPropertyDescriptor(changed.of, "__proto__")!.value.push(9);
  const next = decoder.decode(message);
  expect(next.tags).toEqual([["a"]]);
  expect(next.sizes).toEqual(new Map([["b", [1]]]));
  expect(next.at).toEqual(new Date(0));
  expect([...next.salt]).toEqual([7]);
  expect(Object.getOwnPropertyDescriptor(next.of, "__proto__")!.value).toEqual([1]);
  expect(next.frozen).toBe(changed.frozen);
});

describe("a default of a class", () => {
  class Money {
    cents = 0;
  }
  const nothing = new Money();
  const money = codec(
    u8,
    ({ cents }: Money) => cents,
    (cents) => Object.assign(new Money(), { cents }),
  );

  test.each(["generated", "closures"] as const)("is the object that was given (%s)", (engine) => {
    const codec = pack(open({ id: u8 }, { price: defaulted(money, nothing) }), { engine });
    expect(codec.decode(first).price).toBe(nothing);
  });

  class Tags extends Map<string, string> {}
  class Names extends Array<string> {}
  class Day extends Date {}
  test.each([new Tags([["a", "b"]]), Names.of("a"), new Day(0)])(
    "is the object that was given, if it extends one of the language (%#)",
    (value) => {
      const own = codec(u8, Number, () => value);
      const type = open({ id: u8 }, { of: defaulted(own, value) });
      for (const engine of ["generated", "closures"] as const) expect(pack(type, { engine }).decode(first).of).toBe(value);
    },
  );
});
