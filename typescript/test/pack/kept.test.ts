import { bytes, list, shared, str, struct, Writer } from "octavo/pack";
import { describe, expect, test } from "vitest";
import { leftBy } from "../heap-growth.ts";
import { engines, packBy } from "./engines.ts";

/** Less than any of these values would leave in what is kept for the next one. */
const LITTLE = 3 << 20;

const LONG = 2e7;

const type = struct({ content: bytes, text: str, texts: list(shared), end: str });

const VALUES: [string, () => { content: Uint8Array; text: string; texts: string[]; end: string }][] = [
  ["long bytes", () => ({ content: new Uint8Array(LONG), text: "", texts: [], end: "" })],
  ["a long text", () => ({ content: new Uint8Array(), text: "x".repeat(LONG), texts: [], end: "" })],
  [
    "many shared texts",
    () => ({ content: new Uint8Array(), text: "", texts: Array.from({ length: 90_000 }, (_, at) => `n ${at}`), end: "" }),
  ],
];

describe.each(engines)("%s", (engine) => {
  const codec = packBy(engine, type);

  test.each(VALUES)("keeps little of %s", async (_, value) => {
    codec.decode(codec.encode({ content: new Uint8Array(), text: "", texts: [], end: "" }));
    expect(await leftBy(() => codec.encode(value()))).toBeLessThan(LITTLE);
    expect(await leftBy(() => codec.encodeInto(value(), new Writer()))).toBeLessThan(LITTLE);
    expect(await leftBy(() => codec.decode(codec.encode(value())))).toBeLessThan(LITTLE);
  });

  test.each(VALUES)("keeps little of %s after a failure", async (_, value) => {
    expect(await leftBy(() => expect(() => codec.encode({ ...value(), end: "\ud800" })).toThrow("surrogates"))).toBeLessThan(LITTLE);
    expect(await leftBy(() => expect(() => codec.decode(cut(codec.encode(value())))).toThrow("malformed"))).toBeLessThan(LITTLE);
  });
});

/** A message without its last byte. */
function cut(message: Uint8Array): Uint8Array {
  return message.subarray(0, -1);
}
