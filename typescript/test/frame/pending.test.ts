import { expect, test, vi } from "vitest";
import { encodeFrame, FrameReader } from "../../src/frame/index.ts";

test("the bytes of a frame that has not come wholly stay where they are", () => {
  const move = vi.spyOn(Uint8Array.prototype, "copyWithin");
  const reader = new FrameReader();
  const bytes = encodeFrame({ wire: "flex", message: new Uint8Array(100) });
  for (let at = 0; at < bytes.length - 1; at++) reader.push(bytes.subarray(at, at + 1), () => expect.unreachable());
  expect(move).not.toHaveBeenCalled();
  move.mockRestore();
});
