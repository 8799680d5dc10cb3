import { EvolvingReader, reading } from "octavo/evolve";
import * as flex from "octavo/flex";
import type { Infer } from "octavo/pack";
import * as s from "octavo/pack";
import { expectTypeOf, test } from "vitest";

test("a static type that is written by hand is that of what is encoded, too", () => {
  interface Tree {
    value: number;
    children: Tree[];
    name: string;
  }
  const whole: s.Type<{ a: string; b?: number | undefined }> = s.struct({ a: s.str, b: s.optional(s.u8) });
  const codec: s.Codec<{ a: string; b?: number | undefined }> = s.pack(whole);
  flex.flex(whole) satisfies flex.FlexCodec<{ a: string; b?: number | undefined }>;
  expectTypeOf(codec.decode).returns.toEqualTypeOf<{ a: string; b?: number | undefined }>();
  // @ts-expect-error: there would be no b to encode
  const more: s.Type<{ a: string }> = s.struct({ a: s.str, b: s.u8 });
  // @ts-expect-error: there may be a z to encode
  const fewer: s.Type<"x" | "y" | "z"> = s.enumOf("x", "y");
  // @ts-expect-error: there may be null to encode
  const present: s.Type<{ a: string | null }> = s.struct({ a: s.str });
  // @ts-expect-error: there may be null in what is decoded
  const missing: s.Type<{ a: string }> = s.struct({ a: s.nullable(s.str) });
  // @ts-expect-error: there would be no name in what is decoded
  const Tree: s.Type<Tree> = s.struct({ value: s.i32, children: s.list(s.ref((): s.Type<Tree> => Tree)) });
  // @ts-expect-error: there would be no b to encode
  const packs: s.Codec<{ a: string }> = s.pack(s.struct({ a: s.str, b: s.optional(s.u8), c: s.u8 }));
  // @ts-expect-error: there would be no b to encode
  const flexes: flex.FlexCodec<{ a: string }> = flex.flex(s.struct({ a: s.str, b: s.u8 }));
  expectTypeOf([more, fewer, present, missing, Tree, packs, flexes]).toBeArray();
});

test("instances of classes are encoded as a type that is written by hand as they are", () => {
  class Tags extends Map<string, string[]> {
    first(): string[] | undefined {
      return this.values().next().value;
    }
  }
  class Level {
    readonly names: string[] = [];
    deepest(): string | undefined {
      return this.names.at(-1);
    }
  }
  const url = s.codec(s.str, String, (text): URL => new URL(text));
  const tags = s.codec(
    s.list(s.str),
    (value: Tags) => [...value.keys()],
    () => new Tags(),
  );
  const level = s.codec(
    s.list(s.str),
    (value: Level) => value.names,
    () => new Level(),
  );
  const Site = s.struct({ url, tags, level, by: s.defaulted(s.str, ""), all: s.list(s.str) });
  type Site = Infer<typeof Site>;
  const declared: s.Type<Site> = Site;
  const codecs: s.Codec<Site>[] = [s.pack(Site), s.pack(declared)];
  const site: Site = { url: new URL("https://example.org"), tags: new Tags(), level: new Level(), by: "", all: [] };
  for (const codec of codecs) codec.encode({ ...site, all: ["a"] as const });
});

test("codecs of any types of the program's own read messages of other schemas", () => {
  const url = s.codec(s.str, String, (text): URL => new URL(text));
  const names = s.codec(
    s.list(s.str),
    (value: { names: string[] }) => value.names,
    (of) => ({ names: of }),
  );
  const sites = s.pack(s.open({ id: s.u8, url, names }, { by: s.defaulted(s.str, "") }));
  interface Site {
    id: number;
    url: URL;
    names: { names: string[] };
    by: string;
  }
  const read = () => reading(sites, sites.schema).decode(new Uint8Array());
  expectTypeOf(read).returns.toEqualTypeOf<Flat<Site>>();
  expectTypeOf(new EvolvingReader(sites)).toEqualTypeOf<EvolvingReader<Flat<Site>>>();
  // @ts-expect-error: a decoder of another schema is no codec
  expectTypeOf(reading<Flat<Site>>).toBeCallableWith(reading(sites, sites.schema), sites.schema);
});

test("functions of schemas tell their types on", () => {
  const page = <S extends s.Schema>(item: S, last: Infer<S>) =>
    s.struct({
      items: s.list(item),
      pair: s.array(item, 2),
      by: s.map(s.str, item),
      all: s.tuple(item),
      last: s.defaulted(item, last),
    });
  const codecOf = <S extends s.Schema>(type: S): s.CodecOf<S> => s.pack(type);
  const Item = s.struct({ id: s.u8, by: s.defaulted(s.str, "") });
  interface Item {
    id: number;
    by: string;
  }
  interface Page<I> {
    items: I[];
    pair: I[];
    by: Map<string, I>;
    all: [I];
    last: I;
  }
  expectTypeOf<Infer<ReturnType<typeof page<typeof Item>>>>().toEqualTypeOf<Flat<Page<Flat<Item>>>>();
  const codec = codecOf(page(Item, { id: 1, by: "" }));
  const [item, by] = [{ id: 1 }, new Map([["a", { id: 1 }]])];
  const decoded = codec.decode(codec.encode({ items: [item], pair: [item, item], by, all: [item] }));
  expectTypeOf(decoded).toEqualTypeOf<Flat<Page<Flat<Item>>>>();
  // @ts-expect-error: no Item
  expectTypeOf(codec.encode).toBeCallableWith({ items: [{ id: "1" }], pair: [], by, all: [item] });

  const either = <S extends s.Schema>(item: S) => s.tuple(s.optional(item), s.nullable(item));
  expectTypeOf<Infer<ReturnType<typeof either<typeof Item>>>>().toEqualTypeOf<[Flat<Item> | undefined, Flat<Item> | null]>();

  const envelope = <T, I>(body: s.Type<T, I>) => s.struct({ id: s.u8, body });
  const plain = <T>(body: s.Type<T>): s.Codec<T> => s.pack(body);
  expectTypeOf(s.pack(envelope(Item)).decode).returns.toEqualTypeOf<{ id: number; body: Flat<Item> }>();
  expectTypeOf(plain(Item).decode).returns.toEqualTypeOf<Flat<Item>>();
});

type Flat<T> = { [K in keyof T]: T[K] };
