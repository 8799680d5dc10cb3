import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasLoneSurrogate, illFormedAt, readUtf8, Writer, writeUtf8 } from "../../src/core/index.ts";

const text = fc.string({ unit: "binary", maxLength: 100 });

function written(text: string): Uint8Array | undefined {
  const to = new Writer(3 * text.length + 1);
  const end = writeUtf8(text, to, 1);
  return end < 0 ? undefined : to.bytes.slice(1, end);
}

describe("UTF-8", () => {
  test("text has the bytes of the platform's encoder", () => {
    fc.assert(
      fc.property(text, (it) => {
        expect(written(it)).toEqual(new TextEncoder().encode(it));
      }),
    );
  });

  test.each([1, 8, 40])("the first and the last character of each length are written, %i at a time", (count) => {
    for (const point of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x1_0000, 0x10_ffff]) {
      const it = String.fromCodePoint(point).repeat(count);
      expect(written(it)).toEqual(new TextEncoder().encode(it));
    }
  });

  test("text comes back, a byte order mark too", () => {
    for (const it of ["", "a", "\ufeffa", "é", "漢", "😀", "a".repeat(1000), "漢😀é".repeat(100)]) {
      const bytes = written(it)!;
      expect(readUtf8(bytes, 0, bytes.length)).toBe(it);
    }
  });

  test.each(["\ud800", "a\udc00", "\udc00\ud800", "\ud800é", "\udfffb", "\udbff\udbff\udc00", `${"x".repeat(100)}\ud800`])(
    "a lone surrogate has no bytes",
    (it) => {
      expect(hasLoneSurrogate(it)).toBe(true);
      expect(written(it)).toBeUndefined();
    },
  );

  test("what the platform's decoder refuses is ill-formed at its first bad sequence", () => {
    const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.array(fc.constantFrom(0x61, 0x80, 0xbf, 0xc1, 0xc3, 0xe0, 0xed, 0xa0, 0x9f, 0xf0, 0x90, 0xf4, 0x8f)),
    );
    fc.assert(
      fc.property(bytes, (it) => {
        const array = Uint8Array.from(it);
        const at = illFormedAt(array, 0, array.length);
        if (at < 0) {
          expect(() => strict.decode(array)).not.toThrow();
          return;
        }
        expect(() => strict.decode(array)).toThrow();
        expect(() => strict.decode(array.subarray(0, at))).not.toThrow();
        expect(lossy.decode(array).codePointAt(lossy.decode(array.subarray(0, at)).length)).toBe(0xfffd);
      }),
      { numRuns: 1000 },
    );
  });
});
