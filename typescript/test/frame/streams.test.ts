import { expect, test } from "vitest";
import { type Frame, FrameDecoder, FrameDecoderStream, FrameEncoderStream, messageOf } from "../../src/frame/index.ts";
import { pack, str, struct, vi64 } from "../../src/pack/index.ts";

const codec = pack(struct({ id: vi64, name: str }));
const values = [
  { id: 7n, name: "ada" },
  { id: -1n, name: "" },
];
const frames = values.map((value): Frame => ({ wire: "pack", fingerprint: codec.fingerprint, message: codec.encode(value) }));

async function collected<T>(stream: ReadableStream<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of stream as unknown as AsyncIterable<T>) found.push(each);
  return found;
}

/** A stream of these things. */
function streamOf<T>(things: readonly T[]): ReadableStream<T> {
  return new ReadableStream({
    start(controller) {
      for (const thing of things) controller.enqueue(thing);
      controller.close();
    },
  });
}

async function bytesOf(sent: readonly Frame[]): Promise<Uint8Array[]> {
  return collected(streamOf(sent).pipeThrough(new FrameEncoderStream()));
}

test("frames go through a stream one byte at a time", async () => {
  const bytes = (await bytesOf(frames)).flatMap((piece) => [...piece]);
  const back = await collected(streamOf(bytes.map((byte) => Uint8Array.of(byte))).pipeThrough(new FrameDecoderStream()));
  expect(back.map((frame) => codec.decode(messageOf(frame, codec)))).toEqual(values);
});

test("a stream that ends inside a frame is an error of the stream", async () => {
  const [first] = await bytesOf(frames);
  const cut = streamOf([first!.subarray(0, 5)]).pipeThrough(new FrameDecoderStream());
  await expect(collected(cut)).rejects.toMatchObject({ kind: "truncated", offset: 5 });
});

test("a message of another schema names both", () => {
  const other = pack(struct({ id: vi64 }));
  expect(() => messageOf(frames[0]!, other)).toThrow(
    `mismatch: expected a pack message of schema ${other.fingerprint} (struct(id:vi64)), found a pack message of schema ${codec.fingerprint}`,
  );
});

test("after an error nothing more is read", () => {
  const decoder = new FrameDecoder();
  const none = () => expect.unreachable();
  expect(() => decoder.push(Uint8Array.of(0), none)).toThrow(/lead byte/);
  expect(() => decoder.push(Uint8Array.of(0x81, 0), none)).toThrow(/lead byte/);
  expect(() => decoder.end()).toThrow(/lead byte/);
});

test("a length beyond the limit is refused before its message comes", () => {
  expect(() => new FrameDecoder({ maxMessageBytes: 3 }).push(Uint8Array.of(0x81, 4), () => {})).toThrow(/at most 3 bytes/);
});
