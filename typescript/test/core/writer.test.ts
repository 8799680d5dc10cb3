import { expect, test } from "vitest";
import { Writer } from "../../src/core/index.ts";

test("a writer keeps what it has when it grows", () => {
  const writer = new Writer(2);
  for (let i = 0; i < 100; i++) {
    writer.room(1);
    writer.bytes[writer.at++] = i;
  }
  expect([...writer.written()]).toEqual(Array.from({ length: 100 }, (_, i) => i));
  expect(writer.view.byteLength).toBe(writer.bytes.length);
});

test("a cleared writer writes from the start, into the same memory", () => {
  const writer = new Writer();
  const { bytes } = writer;
  writer.at = 10;
  writer.clear();
  expect(writer.written()).toHaveLength(0);
  expect(writer.bytes).toBe(bytes);
});

test("copies are the caller's: what is written later, and other copies, leave them alone", () => {
  const writer = new Writer(2);
  const copies = [0, 1, 64, 65, 100, 1000, 4095, 4096, 9000].map((byteCount) => {
    writer.clear();
    writer.room(byteCount);
    writer.bytes.fill(byteCount % 251, 0, byteCount);
    writer.at = byteCount;
    return { byteCount, copy: writer.copy() };
  });
  for (const { byteCount, copy } of copies) {
    expect(copy).toEqual(new Uint8Array(byteCount).fill(byteCount % 251));
    expect(copy.byteOffset % 8).toBe(0); // columns are read in place
  }
});
