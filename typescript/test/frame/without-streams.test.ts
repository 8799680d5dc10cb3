import { expect, test, vi } from "vitest";

test("frames are read and written where there are no web streams", async () => {
  vi.stubGlobal("TransformStream", undefined);
  try {
    const { encodeFrame, FrameReader } = await import("../../src/frame/index.ts");
    const reader = new FrameReader();
    reader.push(encodeFrame({ wire: "flex", message: Uint8Array.of(1) }), ({ message }) => expect(message).toEqual(Uint8Array.of(1)));
    expect(reader.frameCount).toBe(1);
  } finally {
    vi.unstubAllGlobals();
  }
});
