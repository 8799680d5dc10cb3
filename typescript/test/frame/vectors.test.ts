import { describe, expect, test } from "vitest";
import { encodeFrame, expectFrame, type Frame, FrameReader, matchesFrame, type OctavoError, type Wire } from "../../src/frame/index.ts";
import { fromHex, toHex } from "../pack/vector-values.ts";
import { vectorsOf } from "../pack/vectors.ts";

interface FrameVector {
  readonly name: string;
  readonly bytes: string;
  readonly frames: { readonly wire: Wire; readonly fingerprint: string | null; readonly message: string; readonly checksum: boolean }[];
  readonly kind: string;
  readonly offset: number;
  readonly wire: Wire;
  readonly fingerprint: string | null;
  readonly matches: boolean[];
}

const files = new Map(vectorsOf("frame") as unknown as [string, FrameVector[]][]);

/** The frames of a stream that comes in pieces of so many bytes, and the fault behind them. */
function read(bytes: Uint8Array, size: number): { frames: Frame[]; count: number; fault: OctavoError | undefined } {
  const frames: Frame[] = [];
  const reader = new FrameReader();
  try {
    for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size), (frame) => frames.push(frame));
    reader.finish();
    return { frames, count: reader.frameCount, fault: undefined };
  } catch (error) {
    return { frames, count: reader.frameCount, fault: error as OctavoError };
  }
}

function described(frames: Frame[]): unknown {
  return frames.map(({ wire, fingerprint = null, message, hasChecksum }) => ({
    wire,
    fingerprint,
    message: toHex(message),
    checksum: hasChecksum,
  }));
}

describe.each([1, 7, 1 << 20])("streams in pieces of %d bytes", (size) => {
  test.each(files.get("valid")!)("valid: $name", ({ bytes, frames }) => {
    const found = read(fromHex(bytes), size);
    expect(found.fault).toBeUndefined();
    expect(described(found.frames)).toEqual(frames);
    const encoded = found.frames.map((frame) => toHex(encodeFrame(frame)));
    expect(encoded.join("")).toBe(bytes);
    expect(found.frames.map(({ offset }) => offset)).toEqual(encoded.map((_, at) => encoded.slice(0, at).join("").length / 2));
  });

  test.each(files.get("invalid")!)("invalid: $name", ({ bytes, frames, kind, offset }) => {
    const found = read(fromHex(bytes), size);
    expect(found.fault).toMatchObject({ name: "OctavoError", family: "malformed", kind, offset });
    expect(described(found.frames)).toEqual(frames);
    expect(found.count).toBe(frames.length);
  });
});

test.each(files.get("mismatch")!)("mismatch: $name", ({ bytes, wire, fingerprint, matches: expected }) => {
  const wanted = { wire, fingerprint: fingerprint ?? undefined };
  const { frames } = read(fromHex(bytes), 1);
  expect(frames.map((frame) => matchesFrame(frame, wanted))).toEqual(expected);
  frames.forEach((frame, at) => {
    if (expected[at]) expect(expectFrame(frame, wanted)).toBe(frame.message);
    else
      expect(() => expectFrame(frame, wanted)).toThrow(
        expect.objectContaining({ name: "OctavoError", family: "mismatch", offset: frame.offset }),
      );
  });
});
