import { encode, encodeInto, flex, fromJson, OctavoError, read, toJson, toObject, verify, Writer } from "octavo/flex";
import { array, f64, list, map, pack, type Schema, str, struct, u8 } from "octavo/pack";
import { describe, expect, test } from "vitest";

const Row = struct({ a: u8, b: str });
const row = { a: 1, b: "text" };

/** A row that does something when its first field is read. */
function rowThat(use: () => void): typeof row {
  return Object.defineProperty({ ...row }, "a", {
    enumerable: true,
    get() {
      use();
      return 1;
    },
  });
}

describe.each(["generated", "closures"] as const)("by the engine of %s", (engine) => {
  const codec = <S extends Schema>(type: S) => flex(type, { engine });

  test.each<[string, (rows: (typeof row)[]) => void]>([
    ["grows", (rows) => rows.push(row)],
    ["shrinks", (rows) => rows.pop()],
  ])("a list that %s while it is encoded is refused", (_, change) => {
    for (const type of [list(Row), array(Row, 3)]) {
      const rows = [row, row, row];
      rows.splice(
        0,
        1,
        rowThat(() => change(rows)),
      );
      expect(() => codec(type).encode(rows)).toThrow(OctavoError);
    }
  });

  test("a map whose getters put entries in the place of others has those, as in pack", () => {
    const type = map(str, Row);
    const entries = () => {
      const made = new Map<string, typeof row>();
      const swap = () => {
        made.delete("b");
        made.set("c", row);
      };
      return made.set("a", rowThat(swap)).set("b", row);
    };
    const packed = pack(type, { engine });
    for (const made of [codec(type), packed]) expect([...made.decode(made.encode(entries())).keys()]).toEqual(["a", "c"]);
  });

  test("a writer whose memory was transferred takes other memory when it is cleared", () => {
    const writer = new Writer();
    codec(Row).encodeInto(row, writer);
    structuredClone(writer.bytes, { transfer: [writer.bytes.buffer] });
    writer.clear();
    codec(Row).encodeInto(row, writer);
    expect(codec(Row).decode(writer.copy())).toEqual(row);
  });

  test("a map that grows each time is refused", () => {
    const entries = new Map([["0", row]]);
    const grow = () => entries.set(String(entries.size), rowThat(grow));
    grow();
    expect(() => codec(map(str, Row)).encode(entries)).toThrow(OctavoError);
  });

  const rows = codec(list(Row));
  const plain = rows.encode([row, row]);

  test("a value may encode others while it is encoded", () => {
    const [writer, other] = [new Writer(), new Writer()];
    let inner: Uint8Array | undefined;
    const value = [
      row,
      rowThat(() => {
        inner = rows.encode([row, row]);
        other.clear();
        rows.encodeInto([row, row], other);
      }),
    ];
    rows.encodeInto(value, writer);
    expect([inner, other.copy()]).toEqual([plain, plain]);
    expect(rows.decode(writer.copy())).toEqual([row, row]);
  });

  test.each<[string, (writer: Writer) => void]>([
    ["write to the same writer", (writer) => rows.encodeInto([row], writer)],
    ["clear it", (writer) => writer.clear()],
  ])("a value may not %s", (_, use) => {
    for (const before of [0, 7]) {
      const writer = new Writer();
      writer.at = before;
      expect(() => rows.encodeInto([rowThat(() => use(writer))], writer)).toThrow("expected a writer that is not in use");
      expect(writer.at).toBe(before);
      writer.clear();
      rows.encodeInto([row, row], writer);
      expect(writer.copy()).toEqual(plain);
    }
  });
});

test("a plain list that grows has the values that it had", () => {
  const rows = [row, row];
  rows.push(rowThat(() => rows.push(rowThat(() => expect.unreachable()))));
  expect(toObject(encode(rows))).toEqual([row, row, row]);
});

test("a plain value may not write to the writer that it is written to", () => {
  const writer = new Writer();
  const value = rowThat(() => encodeInto(row, writer));
  expect(() => encodeInto(value, writer)).toThrow(OctavoError);
  encodeInto(row, writer);
  expect(toObject(writer.copy())).toEqual(row);
});

describe("what is no Uint8Array", () => {
  const message = encode([1, 2]);
  const codec = flex(list(f64));
  const odd = [
    message.buffer,
    new DataView(message.buffer),
    new SharedArrayBuffer(8),
    [...message],
    "text",
    new Uint16Array(4),
    {},
    1,
    null,
    undefined,
  ];

  test.each(odd)("is no message: %o", (value) => {
    for (const use of [read, toObject, verify, toJson, codec.decode, codec.view]) {
      expect(() => (use as (value: unknown) => unknown).call(codec, value)).toThrow(new TypeError("a message must be a Uint8Array"));
    }
  });

  test.each(odd.filter((value) => typeof value !== "string"))("is no JSON text: %o", (value) => {
    expect(() => fromJson(value as never)).toThrow(TypeError);
  });

  test("is not what shares memory, or is a Buffer, or was detached", () => {
    const shared = new Uint8Array(new SharedArrayBuffer(message.length));
    shared.set(message);
    for (const bytes of [shared, Buffer.from(message)]) expect(codec.decode(bytes)).toEqual([1, 2]);
    const detached = encode([1, 2]).slice();
    structuredClone(detached, { transfer: [detached.buffer] });
    expect(() => codec.decode(detached)).toThrow(expect.objectContaining({ family: "malformed", offset: 0 }));
  });
});
