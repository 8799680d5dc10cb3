import { expect, test, vi } from "vitest";
import { encodeFrame, FrameReader } from "../../src/frame/index.ts";
import { pack, str } from "../../src/pack/index.ts";

const FINGERPRINTS = [
  "0000000000000000",
  "00000000ffffffff",
  "0123456789abcdef",
  "0123456789abcdef",
  "fedcba9876543210",
  "0123456700000000",
];

test("fingerprints come back, whichever was before", () => {
  const found: unknown[] = [];
  const reader = new FrameReader();
  for (const fingerprint of FINGERPRINTS) {
    const frame = encodeFrame({ wire: "pack", fingerprint, message: Uint8Array.of(1) });
    expect(Buffer.from(frame.subarray(1, 9)).reverse().toString("hex")).toBe(fingerprint);
    reader.push(frame, (each) => found.push(each.fingerprint));
  }
  expect(found).toEqual(FINGERPRINTS);
});

test("what is no fingerprint is refused, each time", () => {
  for (const fingerprint of ["", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0", "0123456789abcdef\n"])
    for (let time = 0; time < 2; time++)
      expect(() => encodeFrame({ wire: "pack", fingerprint, message: new Uint8Array() })).toThrow(
        "a fingerprint has 16 hexadecimal digits",
      );
});

test("a codec works its fingerprint out once, which takes longer than a short frame", () => {
  const codec = Object.freeze(pack(str));
  const { fingerprint } = codec;
  const textsEncoded = vi.spyOn(TextEncoder.prototype, "encode");
  expect(codec.fingerprint).toBe(fingerprint);
  expect(textsEncoded).not.toHaveBeenCalled();
  textsEncoded.mockRestore();
});
