import { expect, test, vi } from "vitest";
import { encodeFrame, FrameReader } from "../../src/frame/index.ts";
import { leftBy } from "../heap-growth.ts";

test("the bytes of a frame that has not come wholly stay where they are", () => {
  const move = vi.spyOn(Uint8Array.prototype, "copyWithin");
  const reader = new FrameReader();
  const bytes = encodeFrame({ wire: "flex", message: new Uint8Array(100) });
  for (let at = 0; at < bytes.length - 1; at++) reader.push(bytes.subarray(at, at + 1), () => expect.unreachable());
  expect(move).not.toHaveBeenCalled();
  move.mockRestore();
});

test("a sink that throws at each of many frames has no byte moved more than twice", () => {
  const all = new Uint8Array(2000).map((_, at) => (at % 2 === 0 ? FLEX : 0)); // frames of no bytes
  const reader = new FrameReader();
  const offsets: number[] = [];
  const move = vi.spyOn(Uint8Array.prototype, "set");
  for (let piece = all; offsets.length < all.length / 2; piece = new Uint8Array()) {
    const refuse = () =>
      reader.push(piece, ({ offset }) => {
        offsets.push(offset);
        throw new Error("refused");
      });
    expect(refuse).toThrow("refused");
  }
  const moved = move.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
  move.mockRestore();
  expect(moved).toBeLessThanOrEqual(2 * all.length);
  expect(offsets).toEqual(Array.from(offsets, (_, at) => 2 * at));
  reader.push(all.subarray(0, 1), () => expect.unreachable());
  expect(() => reader.finish()).toThrow(expect.objectContaining({ kind: "truncated", offset: all.length + 1 }));
});

/** The lead byte of a flex frame without a fingerprint and a checksum. */
const FLEX = 0x81;

const LITTLE = 3 << 20;
const LONG = 1e7;

/** A long frame, and the beginning of another one. */
function pieces(): Uint8Array[] {
  const frame = encodeFrame({ wire: "flex", message: new Uint8Array(LONG) });
  return [frame.subarray(0, LONG / 2), frame.subarray(LONG / 2), frame.slice(0, 10)];
}

test("the memory of a long frame is not kept when it has been taken", async () => {
  const reader = new FrameReader();
  const left = await leftBy(() => {
    for (const piece of pieces()) reader.push(piece, ({ message }) => expect(message).toHaveLength(LONG));
  });
  expect(left).toBeLessThan(LITTLE);
  reader.push(encodeFrame({ wire: "flex", message: new Uint8Array(LONG) }).subarray(10), () => {});
  reader.finish();
  expect(reader.frameCount).toBe(2);
});

function faulty(): Uint8Array {
  return encodeFrame({ wire: "flex", message: new Uint8Array(LONG) }).fill(1, LONG - 1, LONG);
}

test("nothing is kept after a fault", async () => {
  const reader = new FrameReader();
  const left = await leftBy(() => expect(() => reader.push(faulty(), () => {})).toThrow("checksum"));
  expect(left).toBeLessThan(LITTLE);
  expect(() => reader.push(new Uint8Array(1), () => {})).toThrow("checksum");
  expect(() => reader.finish()).toThrow("checksum");
});
