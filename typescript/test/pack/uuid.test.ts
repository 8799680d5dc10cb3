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
  const none = "00000000-0000-0000-0000-000000000000";
  for (const wrong of ["", "0".repeat(36), "0123456789ab-cdef-0123-4567-89abcdef", `${none}0`, none.slice(1), [...none], null])
    expect(() => codec.encode(wrong as never)).toThrow("expected a UUID");
  const places = [...none].flatMap((character, at) => (character === "0" ? [at] : []));
  for (const at of places)
    for (const character of "g/:@G`-\0\x7f\xb0\u0130\uff10\uffff") {
      const wrong = none.slice(0, at) + character + none.slice(at + 1);
      expect(() => codec.encode(wrong)).toThrow("expected a UUID");
    }
});
