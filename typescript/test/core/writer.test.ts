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

test("a reset writer writes from the start, into the same memory", () => {
  const writer = new Writer();
  const { bytes } = writer;
  writer.at = 10;
  writer.reset();
  expect(writer.written()).toHaveLength(0);
  expect(writer.bytes).toBe(bytes);
});
