import { expect, test } from "vitest";
import { crc32c } from "../../src/frame/crc32c.ts";

/** The same, bit by bit. */
function slowly(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0x82f63b78 : 0);
  }
  return ~rest >>> 0;
}

test("the check value of CRC-32C is found", () => {
  const digits = new TextEncoder().encode("123456789");
  expect(crc32c(digits, 0, 9)).toBe(0xe3069283);
});

test("bytes of any number are taken, from any on", () => {
  const bytes = Uint8Array.from({ length: 40 }, (_, at) => (at * 167 + 91) & 255);
  for (let from = 0; from < 9; from++)
    for (let to = from; to <= bytes.length; to++) expect(crc32c(bytes, from, to)).toBe(slowly(bytes.subarray(from, to)));
});
