import { describe, expect, test } from "vitest";
import { columnArrays, columns, f64, i8, i64, list, str, struct, typed, u8, u64, vi32 } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const fields = { ok: u8, price: f64, id: i64, name: str, count: vi32 };
const rows = Array.from({ length: 40 }, (_, at) => ({ ok: at, price: at / 3, id: BigInt(at), name: `${at}`, count: -at }));

describe.each(engines)("columns by the engine of %s", (engine) => {
  const byRow = packBy(engine, struct({ symbol: str, rows: columns(fields) }));
  const byField = packBy(engine, struct({ symbol: str, rows: columnArrays(fields) }));
  const message = byRow.encode({ symbol: "x", rows });

  test("arrays have the same bytes as rows", () => {
    const value = byField.decode(message);
    expect(value.rows.price).toEqual(Float64Array.from(rows, ({ price }) => price));
    expect(value.rows.id).toEqual(BigInt64Array.from(rows, ({ id }) => id));
    expect(value.rows.name).toEqual(rows.map(({ name }) => name));
    expect(byField.encode(value)).toEqual(message);
  });

  test("arrays are of the message's own memory if it is aligned, and copies if it is not", () => {
    expect(byField.decode(message).rows.price.buffer).toBe(message.buffer);
    const shifted = new Uint8Array(message.length + 1).subarray(1);
    shifted.set(message);
    const copied = byField.decode(shifted);
    expect(copied.rows.price.buffer).not.toBe(shifted.buffer);
    expect(byField.encode(copied)).toEqual(message);
  });

  test("empty arrays of a message are one where they are views, and have memory of their own where they are copies", () => {
    const views = packBy(engine, list(columnArrays({ r: u8, g: u8, s: i8 }))).decode(Uint8Array.of(0xd8, 4, ...new Uint8Array(600)));
    expect(views).toHaveLength(600);
    expect(new Set(views.flatMap((each) => Object.values(each))).size).toBe(2);
    expect(views[0]).toEqual({ r: new Uint8Array(), g: new Uint8Array(), s: new Int8Array() });
    const copies = packBy(engine, list(typed(u8))).decode(Uint8Array.of(2, 0, 0));
    expect(new Set(copies.map(({ buffer }) => buffer)).size).toBe(2);
  });

  test("integers of 64 bits that are no bigints are in arrays of what they are", () => {
    const codec = packBy(engine, columnArrays({ id: i64.number, of: u64.string, plain: u64 }));
    const value = { id: [1, -2], of: ["3", "4"], plain: BigUint64Array.of(5n, 6n) };
    expect(codec.decode(codec.encode(value))).toEqual(value);
    const same = packBy(engine, columns({ id: i64, of: u64, plain: u64 }));
    expect(same.decode(codec.encode(value))[1]).toEqual({ id: -2n, of: 4n, plain: 6n });
  });

  test("arrays of other lengths or types are refused", () => {
    const value = byField.decode(message);
    expect(() => byField.encode({ ...value, rows: { ...value.rows, name: [] } })).toThrow(/expected 40 values in each array, found 0/);
    expect(() => byField.encode({ ...value, rows: { ...value.rows, price: new Float32Array(40) as never } })).toThrow(
      /expected a value of Float64Array/,
    );
  });
});
