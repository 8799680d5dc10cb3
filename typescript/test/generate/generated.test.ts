import { describe, expect, test } from "vitest";
import * as codecs from "./golden/schemas.codecs.js";
import * as schemas from "./golden/schemas.ts";

const id = "0192f0c1-2b3c-7d4e-8f90-a1b2c3d4e5f6";

describe("codecs of a generated module", () => {
  test("have the bytes and the errors of those made at run time", () => {
    const item: codecs.Item = { id, name: "tea", price: { cents: 350n }, tags: ["hot", "hot"] };
    const message = codecs.Item.encode(item);
    expect(codecs.Item.decode(message)).toEqual(item);
    expect(() => codecs.Item.decode(message.subarray(0, 3))).toThrow(expect.objectContaining({ kind: "truncated", offset: 3 }));
    expect(() => codecs.Item.encode({ ...item, tags: [1 as never] })).toThrow("mismatch (/tags/0): expected a string, found 1");
  });

  test("keep the limits of a codec", () => {
    expect(codecs.books.fingerprint).toBe(schemas.books.fingerprint);
    const rows = (count: number) => Array.from({ length: count }, () => ({ price: 1, size: 2, isOwn: true }));
    const book = (count: number) => ({
      bids: rows(count),
      asks: { price: Float64Array.of(1), name: ["a"] },
      more: [Uint8Array.of(1), new Uint8Array(1)] as [Uint8Array, Uint8Array],
    });
    expect(codecs.books.decode(schemas.books.encode(book(1000)))).toEqual(book(1000));
    expect(() => codecs.books.decode(schemas.books.encode(book(1001)))).toThrow(expect.objectContaining({ kind: "limit" }));
  });

  test("read values that contain their like, and what is too old to have a field", () => {
    const tree: schemas.Tree = { value: Uint8Array.of(1), children: [{ value: Uint8Array.of(2), children: [] }] };
    expect(codecs.Tree.decode(codecs.Tree.encode(tree))).toEqual(tree);
    const order = { id: 1, items: [], side: "buy" as const, flags: { ioc: true, post: false }, at: new Date(5), owner: "ada", note: null };
    const labels = new Map([["a/b", [1n]]]);
    expect(codecs.Order.decode(codecs.Order.encode({ ...order, labels }))).toEqual({ ...order, labels });
  });

  test("have whatever names", () => {
    expect(codecs.bad.schema).toBe("struct(bad:u8)");
    expect(codecs.string.schema).toBe("u8");
  });

  test("are one where the module has one", () => {
    expect(codecs.default).toBe(codecs.CodecOf);
  });
});
