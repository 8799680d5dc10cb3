import { describe, expect, test } from "vitest";
import { columnArrays, columns, f64, i64, str, struct, u8, u64, vi32 } from "../../src/pack/index.ts";
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
