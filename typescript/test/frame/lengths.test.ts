import { expect, test } from "vitest";
import { encodeFrame, FrameDecoder } from "../../src/frame/index.ts";

/** Bytes that say that they are more, or fewer. */
function lying(bytes: Uint8Array, length: number): Uint8Array {
  return Object.defineProperties(bytes, { length: { value: length }, byteLength: { value: length } });
}

test.each([0, 1, 100, -1])("messages and pieces of streams are as long as they are, and not %d bytes as they say", (length) => {
  const message = Uint8Array.of(5, 4, 1);
  const frame = encodeFrame({ wire: "flex", message });
  expect(encodeFrame({ wire: "flex", message: lying(message.slice(), length) })).toEqual(frame);
  const found: Uint8Array[] = [];
  const decoder = new FrameDecoder();
  for (const byte of frame) decoder.push(lying(Uint8Array.of(byte), length), (each) => found.push(each.message));
  decoder.end();
  expect(found).toEqual([message]);
});
