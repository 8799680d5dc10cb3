import { expect, test } from "vitest";
import { encodeFrame, FrameReader } from "../../src/frame/index.ts";

/** Bytes that say that they are more, or fewer. */
function lying(bytes: Uint8Array, length: number): Uint8Array {
  return Object.defineProperties(bytes, { length: { value: length }, byteLength: { value: length } });
}

test.each([0, 1, 2])("messages and pieces of streams are as long as they are, and not %d bytes as they say", (length) => {
  const message = Uint8Array.of(5, 4, 1);
  const frame = encodeFrame({ wire: "flex", message });
  expect(encodeFrame({ wire: "flex", message: lying(message.slice(), length) })).toEqual(frame);
  const found: Uint8Array[] = [];
  const reader = new FrameReader();
  reader.push(lying(frame.slice(), length), (each) => found.push(each.message));
  reader.finish();
  expect(found).toEqual([message]);
});

test.each([4, 100, -1, Number.NaN])("messages and pieces of streams that say they have %d bytes are refused", (length) => {
  const message = lying(Uint8Array.of(5, 4, 1), length);
  expect(() => encodeFrame({ wire: "flex", message })).toThrow(new TypeError("the message of a frame must be a Uint8Array"));
  expect(() => new FrameReader().push(message, () => {})).toThrow(new TypeError("a piece of a stream must be a Uint8Array"));
});

test("a message of 2^31 bytes is refused, since readers do", () => {
  const message = new Uint8Array(2 ** 31);
  expect(() => encodeFrame({ wire: "flex", message })).toThrow(
    "mismatch: expected a message of at most 2147483647 bytes, found 2147483648",
  );
});
