import { describe, expect, test, vi } from "vitest";
import { encode, encodeInto, FlexBuilder, flex, OctavoError, read, sizeProfile, toObject } from "../../src/flex/index.ts";
import { InlineEmitter } from "../../src/flex/write/inline-emitter.ts";
import { KeyTable } from "../../src/flex/write/key-table.ts";
import { Planner } from "../../src/flex/write/plan/planner.ts";
import { ValueTree } from "../../src/flex/write/plan/value-tree.ts";
import { ShapeTable } from "../../src/flex/write/shapes.ts";
import { Texts } from "../../src/flex/write/texts.ts";
import { ValueStack } from "../../src/flex/write/value-stack.ts";
import { array, bytes, columns, f64, list, nullable, type Schema, str, struct, tuple, typed, u8, Writer } from "../../src/pack/index.ts";

const SECRET = 0x5a;

/** Bytes that say something else of their length than is true. */
function lying(length: number): Uint8Array {
  return Object.defineProperties(Uint8Array.of(1, 2, 3), { length: { value: length }, byteLength: { value: length } });
}

function usedWriter(): Writer {
  const writer = new Writer();
  writer.bytes.fill(SECRET);
  return writer;
}

const profiles = [{}, { profile: sizeProfile }];

describe.each([100, 64, 2, 0, -1, Number.NaN])("bytes of three that say that they are %d", (length) => {
  test.each(profiles)("are written as they are: %j", (options) => {
    const writer = usedWriter();
    encodeInto({ a: lying(length), b: [lying(length)] }, writer, options);
    expect(toObject(writer.copy())).toEqual({ a: Uint8Array.of(1, 2, 3), b: [Uint8Array.of(1, 2, 3)] });
    const builder = new FlexBuilder(options);
    builder.putBlob(lying(length));
    expect(toObject(builder.finish())).toEqual(Uint8Array.of(1, 2, 3));
  });

  test.each(["generated", "closures"] as const)("are written as they are by a codec of the engine %s", (engine) => {
    const codec = flex(struct({ raw: bytes, few: typed(u8, 3), all: typed(u8) }), { engine });
    const writer = usedWriter();
    codec.encodeInto({ raw: lying(length), few: lying(length), all: lying(length) }, writer);
    const same = Uint8Array.of(1, 2, 3);
    expect(codec.decode(writer.copy())).toEqual({ raw: same, few: same, all: same });
  });
});

test("numbers that say that they are another number of them are written as they are", () => {
  const numbers = Object.defineProperty(Int16Array.of(1, 2, 3), "length", { value: 2 ** 31 });
  expect(toObject(encode([numbers]))).toEqual([[1, 2, 3]]);
  expect(toObject(encode(Object.defineProperty(Float32Array.of(1, 2), "length", { value: 1 })))).toEqual([1, 2]);
});

const lengths = [-1, Number.NaN, 1.5, 2 ** 53, 2 ** 31, 2 ** 27 + 1, Infinity, "2", null];

/** An array whose length is each of those in turn, and the last from then on. */
function ofLength(values: unknown[], ...lengths: unknown[]): unknown[] {
  let reads = 0;
  const get = (all: unknown[], name: string | symbol) =>
    name === "length" ? lengths[Math.min(reads++, lengths.length - 1)] : Reflect.get(all, name);
  return new Proxy(values, { get } as ProxyHandler<unknown[]>);
}

test.each(lengths)("an array that says it has %s elements is refused at once", (length) => {
  const found = new RegExp(
    `^mismatch \\(/a/1\\): expected an array of at most 2\\^27 elements, found one of ${String(length)}$`.replace("+", "\\+"),
  );
  for (const options of profiles) expect(() => encode({ a: [0, ofLength([1, 2], length)] }, options)).toThrow(found);
});

test("a sparse array of more elements than any engine has room for is refused at once", () => {
  expect(() => encode({ a: new Array(2 ** 31) })).toThrow(
    "mismatch (/a): expected an array of at most 2^27 elements, found one of 2147483648",
  );
  expect(read(encode(new Array(3))).asVector().size).toBe(3);
});

test("the size profile asks for no string of more characters than engines have", () => {
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  const message = encode(new Uint8Array(2 ** 27 + 1), { profile: sizeProfile });
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
  expect(read(message).blob.length).toBe(2 ** 27 + 1);
});

describe("a message of 2^31 bytes", () => {
  const refusal = "mismatch: expected less than 2^31 bytes, found more";

  /** What has a text, and bytes behind it that were never written. */
  function longEmitter(): InlineEmitter {
    const emitter = new InlineEmitter({});
    emitter.stack.open();
    emitter.string("a");
    emitter.out.at += 2 ** 31;
    return emitter;
  }

  test("is refused where its root is too far away", () => {
    expect(() => longEmitter().finish()).toThrow(refusal);
  });

  test("is refused where an element is", () => {
    expect(() => longEmitter().endVector(0)).toThrow(refusal);
  });

  test("is refused by the size profile", () => {
    const [tree, keys] = [new ValueTree(false), new KeyTable()];
    const shapes = new ShapeTable(keys);
    const stack = new ValueStack(shapes);
    const planner = new Planner(tree, new Texts(), keys, shapes, false);
    const starts = [stack.open(), stack.open()];
    stack.pushNull();
    for (const start of starts) tree.addContainer(stack, start, undefined);
    planner.out.bytes = Object.defineProperty(new Uint8Array(0), "length", { value: 2 ** 32 });
    planner.out.at = 2 ** 31;
    expect(() => planner.write(tree.addRoot(stack))).toThrow(refusal);
  });
});

describe.each(["generated", "closures"] as const)("a codec of the engine %s", (engine) => {
  const lists: [what: string, type: Schema, values: unknown[]][] = [
    ["numbers", list(f64), [1, 2]],
    ["text", list(str), ["a", "b"]],
    ["optional values", list(nullable(u8)), [1, null]],
    ["a fixed size", array(u8, 2), [1, 2]],
    ["a tuple", tuple(u8, u8), [1, 2]],
    ["columns", columns({ x: u8 }), [{ x: 1 }, { x: 2 }]],
  ];
  test.each(lists)("refuses an array that lies about how many it has: %s", (_, type, values) => {
    const codec = flex(struct({ of: type }), { engine });
    for (const length of lengths)
      expect(() => codec.encode({ of: ofLength(values, length) })).toThrow(/^mismatch \(\/of\): expected an array/);
    for (const length of lengths) {
      try {
        expect(codec.decode(codec.encode({ of: ofLength(values, 2, length) }))).toEqual({ of: values });
      } catch (error) {
        expect(error).toBeInstanceOf(OctavoError);
        expect(error).toMatchObject({ path: expect.stringMatching(/^\/of/) });
      }
    }
  });
});
