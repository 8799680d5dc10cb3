import { describe, expect, test } from "vitest";
import { type Codec, list, OctavoError, optional, shared, str, struct, u8, Writer } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const Row = struct({ a: u8, note: optional(str), tag: shared });
const row = { a: 1, note: "a note that is longer than most", tag: "t" };

/** A row that does something when its first field is read. */
function rowThat(use: () => void): typeof row {
  return Object.defineProperty({ ...row }, "a", {
    get() {
      use();
      return 1;
    },
  });
}

describe.each(engines)("a value that encodes while it is encoded by the engine of %s", (engine) => {
  const codec = packBy(engine, list(Row)) as Codec<(typeof row)[]>;
  const plain = codec.encode([row, row]);

  test("has another message made by the same codec", () => {
    const inner: Uint8Array[] = [];
    const made = codec.encode([row, rowThat(() => inner.push(codec.encode([row, row])))]);
    expect(made).toEqual(plain);
    expect(inner[0]).toEqual(plain);
    expect(codec.decode(made)).toEqual([row, row]);
  });

  test("may write to another writer", () => {
    const [writer, other] = [new Writer(8), new Writer(8)];
    codec.encodeInto([row, rowThat(() => codec.encodeInto([row, row], other))], writer);
    expect(writer.copy()).toEqual(plain);
    expect(other.copy().subarray(0, plain.length)).toEqual(plain);
  });

  test.each<[string, (writer: Writer) => void]>([
    ["write to the same", (writer) => codec.encodeInto([row], writer)],
    ["clear it", (writer) => writer.clear()],
  ])("may not %s", (_, use) => {
    const writer = new Writer(8);
    codec.encodeInto([row, row], writer);
    const before = writer.copy();
    const encode = () => codec.encodeInto([row, rowThat(() => use(writer))], writer);
    expect(encode).toThrow(OctavoError);
    expect(encode).toThrow("expected a writer that is not in use");
    expect(writer.copy()).toEqual(before);
    codec.encodeInto([row, row], writer);
    expect(writer.copy().subarray(before.length)).toEqual(plain);
  });

  test("is written as ever if it catches that", () => {
    const writer = new Writer(8);
    codec.encodeInto([row, rowThat(() => expect(() => writer.clear()).toThrow(OctavoError))], writer);
    expect(writer.copy()).toEqual(plain);
  });
});
