import * as flex from "octavo/flex";
import { encodeFrame, expectFrame, FrameReader, FrameReaderStream } from "octavo/frame";
import type { Bytes, Infer } from "octavo/pack";
import * as s from "octavo/pack";
import { expectTypeOf, test } from "vitest";

class Digest extends Uint8Array {
  readonly isDigest = true;

  static from8(bytes: Iterable<number>): Digest {
    return new Digest(bytes);
  }
}

test("the static type of a struct's values", () => {
  const Ticker = s.struct({ symbol: s.str, last: s.f64, side: s.enumOf("buy", "sell"), flags: s.flagsOf("ioc", "post"), raw: s.bytes });
  expectTypeOf<Infer<typeof Ticker>>().toEqualTypeOf<{
    symbol: string;
    last: number;
    side: "buy" | "sell";
    flags: { ioc: boolean; post: boolean };
    raw: Bytes;
  }>();
});

test("what may be missing, and what may be null", () => {
  const type = s.struct({ a: s.optional(s.str), b: s.nullable(s.u8) });
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<{ b: number | null; a?: string | undefined }>();
  expectTypeOf<s.InferInput<typeof type>>().toEqualTypeOf<{ readonly b: number | null; readonly a?: string | undefined }>();
});

test("undefined stays where something may be missing, whether or not compilers tell it from what is missing", () => {
  const type = s.tuple(s.list(s.optional(s.str)), s.map(s.str, s.optional(s.u8)), s.open({}, { mail: s.optional(s.str) }));
  interface Mailed {
    mail?: string | undefined;
  }
  type Expected = [(string | undefined)[], Map<string, number | undefined>, Flat<Mailed>];
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<Expected>();
  expectTypeOf(s.pack(type).decode).returns.toEqualTypeOf<Expected>();
  expectTypeOf(flex.flex(type).decode).returns.toEqualTypeOf<Expected>();
  const view = () => flex.flex(s.struct({ mail: s.optional(s.str) })).view(new Uint8Array()).mail;
  expectTypeOf(view).returns.toEqualTypeOf<string | undefined>();
});

test("integers of 64 bits by their form", () => {
  const type = s.tuple(s.i64, s.vu64.number, s.vi64.string);
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<[bigint, number, string]>();
});

test("lists, maps and typed arrays", () => {
  const type = s.tuple(
    s.list(s.bool),
    s.map(s.str, s.list(s.u8)),
    s.typed(s.f64),
    s.typed(s.i64),
    s.columnArrays({ p: s.f32, name: s.str, id: s.i64, of: s.i64.number, by: s.u64.string }),
  );
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<
    [
      boolean[],
      Map<string, number[]>,
      Float64Array,
      BigInt64Array,
      { p: Float32Array; name: string[]; id: BigInt64Array; of: number[]; by: string[] },
    ]
  >();
});

test("a union is told apart by its tag", () => {
  const Shape = s.union("type", { circle: s.struct({ radius: s.f32 }), none: s.struct({}) });
  expectTypeOf<Infer<typeof Shape>>().toEqualTypeOf<{ type: "circle"; radius: number } | { type: "none" }>();
});

test("an open struct has the fields of all its sections", () => {
  const type = s.open({ id: s.vu32 }, { name: s.nullable(s.str) }, { tags: s.defaulted(s.list(s.str), []) });
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<{ id: number; name: string | null; tags: string[] }>();
  expectTypeOf<Infer<ReturnType<typeof s.open<{ id: s.Type<number> }, []>>>>().toEqualTypeOf<{ id: number }>();
});

test("a type that contains itself", () => {
  interface Tree {
    value: number;
    children: Tree[];
  }
  const Tree: s.Type<Tree> = s.struct({ value: s.i32, children: s.list(s.ref(() => Tree)) });
  expectTypeOf(s.pack(Tree).decode).returns.toEqualTypeOf<Tree>();
});

test("records are of any keys, and may be read-only", () => {
  const type = s.struct({ all: s.record(s.list(s.str)), some: s.record(s.optional(s.u8)) });
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<{ all: Record<string, string[]>; some: Record<string, number | undefined> }>();
  type Given = { readonly all: Readonly<Record<string, readonly string[]>>; readonly some: Readonly<Record<string, number | undefined>> };
  expectTypeOf<s.InferInput<typeof type>>().toEqualTypeOf<Given>();
  const declared: s.Type<{ all: Record<string, string> }> = s.struct({ all: s.record(s.str) });
  expectTypeOf(s.pack(declared).decode).returns.toEqualTypeOf<{ all: Record<string, string> }>();
});

test("types of the program's own", () => {
  const type = s.struct({ at: s.date, id: s.uuid });
  expectTypeOf<Infer<typeof type>>().toEqualTypeOf<{ at: Date; id: string }>();
});

test("a codec takes and gives values of its schema alone", () => {
  const codec = s.pack(s.struct({ id: s.u8 }));
  expectTypeOf(codec.encode).parameter(0).toEqualTypeOf<s.Encodable<{ id: number }>>();
  const declared: s.Type<{ id: number }> = s.struct({ id: s.u8 });
  expectTypeOf(s.pack(declared).encode).parameter(0).toEqualTypeOf<s.Encodable<{ id: number }>>();
  expectTypeOf(codec.decode).returns.toEqualTypeOf<{ id: number }>();
  // @ts-expect-error: a field is missing
  expectTypeOf(codec.encode).toBeCallableWith({});
});

test("what is read-only can be encoded", () => {
  type Id = string & { readonly brand: "id" };
  class Money {
    private readonly isMoney = true;
    readonly cents: number;
    constructor(cents: number) {
      this.cents = cents;
    }
    equals(other: Money): boolean {
      return this.isMoney && other.cents === this.cents;
    }
  }
  const id = s.codec(
    s.str,
    (value: Id) => value,
    (wire) => wire as Id,
  );
  const price = s.codec(
    s.vi53,
    (value: Money) => value.cents,
    (wire) => new Money(wire),
  );
  const Order = s.struct({
    ids: s.list(id),
    at: s.date,
    pair: s.tuple(s.u8, s.bytes),
    by: s.map(s.str, s.list(price)),
    of: s.typed(s.f64),
  });
  const codec = s.pack(Order);
  const order = { ids: ["a" as Id], at: new Date(), pair: [1, Uint8Array.of(2)], by: new Map(), of: Float64Array.of() } as const;
  interface Same {
    readonly ids: readonly Id[];
    readonly at: Date;
    readonly pair: readonly [number, Bytes];
    readonly by: ReadonlyMap<string, readonly Money[]>;
    readonly of: Float64Array;
  }
  const same: Same = codec.decode(codec.encode(order));
  codec.encodeInto(same, new s.Writer());
  flex.flex(Order).encode(same);
  // @ts-expect-error: no number is an identifier
  expectTypeOf(codec.encode).toBeCallableWith({ ...order, ids: [1] });
  const store = <S extends s.Schema>(schema: S, value: Infer<S>) => s.pack(schema).encode(value);
  store(Order, codec.decode(store(Order, codec.decode(codec.encode(order)))));
});

test("bytes that were read are what a browser's functions take, and any are written", () => {
  const Message = s.struct({ raw: s.bytes, digest: s.codec(s.bytes, (value: Digest): Uint8Array => value, Digest.from8) });
  const codec = s.pack(Message);
  const raw: Uint8Array = new Uint8Array(new SharedArrayBuffer(1));
  const message = codec.encode({ raw, digest: new Digest(1) });
  flex.flex(Message).encode({ raw, digest: new Digest(1) });
  const taken: BlobPart & BufferSource = codec.decode(message).raw;
  expectTypeOf(codec.decode(message).raw).toEqualTypeOf<Bytes>();
  new FrameReader().push(raw.subarray(1), (frame) => new Blob([frame.message, expectFrame(frame, codec), taken]));
  // @ts-expect-error: no bytes are a digest
  expectTypeOf(codec.encode).toBeCallableWith({ raw, digest: raw });
});

test("bytes are what a browser's functions take", () => {
  const type = s.struct({ a: s.u8 });
  const [writer, builder, message] = [new s.Writer(), new flex.FlexBuilder(), s.pack(type).encode({ a: 1 })];
  const flexed = flex.flex(type).encode({ a: 1 });
  builder.putNull();
  const made = [message, flexed, flex.encode(1), flex.fromJson("1"), builder.finish(), encodeFrame({ wire: "flex", message })];
  for (const bytes of [...made, ...flex.fromJsonLines("1"), writer.written(), writer.copy()]) {
    expectTypeOf(bytes).toEqualTypeOf<Bytes>();
    const taken: BlobPart & BufferSource & BodyInit = bytes;
    new Blob([taken]).stream().pipeThrough(new FrameReaderStream());
  }
});

test("what is defaulted may be left out of what is encoded, and is there in what is decoded", () => {
  const Note = s.struct({ text: s.str, by: s.defaulted(s.str, "nobody"), mail: s.optional(s.str) });
  interface Decoded {
    text: string;
    by: string;
    mail?: string | undefined;
  }
  interface Input {
    text: string;
    by?: string | undefined;
    mail?: string | undefined;
  }
  expectTypeOf<Infer<typeof Note>>().toEqualTypeOf<Flat<Decoded>>();
  expectTypeOf<s.InferInput<typeof Note>>().toEqualTypeOf<Readonly<Input>>();
  const All = s.open(
    { notes: s.list(Note), of: s.map(s.str, Note), pair: s.tuple(Note, s.nullable(Note)), rows: s.columns({ a: s.defaulted(s.u8, 1) }) },
    { shape: s.optional(s.union("type", { note: s.ref(() => Note) })), level: s.defaulted(s.u8, 1) },
  );
  const codec = s.pack(All);
  const note = { text: "a" };
  const made = { notes: [note], of: new Map([["a", note]]), pair: [note, null], rows: [{}], shape: { type: "note", text: "b" } } as const;
  const decoded = codec.decode(codec.encode(made));
  expectTypeOf(decoded.level).toEqualTypeOf<number>();
  expectTypeOf(decoded.rows).toEqualTypeOf<{ a: number }[]>();
  for (const { by } of [decoded.notes[0]!, decoded.of.get("a")!, decoded.pair[0], decoded.shape!]) expectTypeOf(by).toEqualTypeOf<string>();
  flex.flex(Note).encode(flex.flex(Note).decode(flex.flex(Note).encode({ text: "a" })));
  const same: s.Type<Decoded> = Note;
  const plain: s.Codec<Decoded> = s.pack(Note);
  plain.decode(s.pack(same).encode({ text: "a", by: "b" }));
  // @ts-expect-error: what has no default is required
  expectTypeOf(s.pack(Note).encode).toBeCallableWith({ by: "b" });
  // @ts-expect-error: a default is of its type
  expectTypeOf(s.pack(Note).encode).toBeCallableWith({ text: "a", by: 1 });
});

test("a default is of the type of what it stands for", () => {
  const side = s.defaulted(s.enumOf("buy", "sell"), "sell");
  // @ts-expect-error: no such name
  s.defaulted(s.enumOf("buy", "sell"), "sel");
  expectTypeOf<Infer<typeof side>>().toEqualTypeOf<"buy" | "sell">();
});

test("what is alike is no value of a type of the program's own", () => {
  class Money {
    readonly #cents: bigint;
    constructor(cents: bigint) {
      this.#cents = cents;
    }
    cents(): bigint {
      return this.#cents;
    }
  }
  class Level {
    readonly #level = 1;
    get level(): number {
      return this.#level;
    }
  }
  const money = s.codec(
    s.vi64,
    (value: Money) => value.cents(),
    (wire) => new Money(wire),
  );
  const level = s.codec(
    s.u8,
    (value: Level) => value.level,
    () => new Level(),
  );
  const inferred = s.pack(s.struct({ of: money, at: level }));
  const declared = s.pack<s.Type<{ of: Money; at: Level }>>(s.struct({ of: money, at: level }));
  const value = { of: new Money(1n), at: new Level() } as const;
  for (const codec of [inferred, declared]) codec.encode(value);
  const alike = { cents: () => 1n };
  // @ts-expect-error: no Money
  expectTypeOf(inferred.encode).toBeCallableWith({ ...value, of: alike });
  // @ts-expect-error: no Money
  expectTypeOf(declared.encode).toBeCallableWith({ ...value, of: alike });
  // @ts-expect-error: no Level
  expectTypeOf(inferred.encode).toBeCallableWith({ ...value, at: { level: 1 } });
  // @ts-expect-error: no Level
  expectTypeOf(declared.encode).toBeCallableWith({ ...value, at: { level: 1 } });
  // @ts-expect-error: no function
  expectTypeOf(declared.encode).toBeCallableWith({ ...value, of: { cents: {} } });
});

test("a codec's functions are of its schema's values", () => {
  s.codec(
    s.union("type", { some: s.struct({ of: s.list(s.u8), by: s.defaulted(s.str, "") }), none: s.struct({}) }),
    (value: number | undefined) => (value === undefined ? { type: "none" } : { type: "some", of: [value] }),
    (shape) => (shape.type === "some" ? shape.of.length + shape.by.length : undefined),
  );
  s.codec(
    s.enumOf("yes", "no"),
    // @ts-expect-error: no such name
    (value: boolean) => (value ? "yes" : "noo"),
    (wire) => wire === "yes",
  );
});

test("a codec tells the type of its values to functions", () => {
  const same = <T>(codec: s.Codec<T>, value: T): T => codec.decode(codec.encode(value));
  const type = s.struct({ ids: s.list(s.u8), by: s.defaulted(s.str, "") });
  expectTypeOf(same(s.pack(type), { ids: [], by: "" })).toEqualTypeOf<{ ids: number[]; by: string }>();
});

test("what cannot be a schema is told by compilers", () => {
  const refused = () => {
    // @ts-expect-error: optional already
    s.optional(s.optional(s.str));
    // @ts-expect-error: optional already
    s.nullable(s.optional(s.str));
    // @ts-expect-error: optional already
    s.nullable(s.nullable(s.str));
    // @ts-expect-error: no case
    s.union("type", {});
    // @ts-expect-error: a case that is no struct
    s.union("type", { a: s.str });
    // @ts-expect-error: a codec inside of a union
    s.union("type", { a: s.codec(s.struct({ a: s.str }), String, JSON.parse) });
    // @ts-expect-error: no name
    s.enumOf();
    // @ts-expect-error: no name
    s.flagsOf();
    // @ts-expect-error: no field
    s.columns({});
    // @ts-expect-error: no field
    s.columnArrays({});
  };
  const names: string[] = ["a"];
  expectTypeOf(() => [refused, s.enumOf(...names)]).toBeFunction();
});

type Flat<T> = { [K in keyof T]: T[K] };
