import { expect, test } from "vitest";
import { uuid } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

test.each(engines)("of a UUID every byte has two digits, capital or not, and none else has any (%s)", (engine) => {
  const codec = packBy(engine, uuid);
  for (let byte = 0; byte < 256; byte++) {
    const bytes = Uint8Array.from({ length: 16 }, (_, at) => byte + at);
    const text = codec.decode(bytes);
    expect(text).toBe(
      Buffer.from(bytes)
        .toString("hex")
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
    );
    for (const each of [text, text.toUpperCase()]) expect(codec.encode(each)).toEqual(bytes);
  }
  for (const wrong of ["", "0".repeat(36), "0123456789ab-cdef-0123-4567-89abcdef", "00000000-0000-0000-0000-00000000000g"])
    expect(() => codec.encode(wrong)).toThrow("expected a UUID");
});
