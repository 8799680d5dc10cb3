import { expect, test } from "vitest";
import { encodeFrame, type Frame, FrameDecoder, FrameDecoderStream, FrameEncoderStream, messageOf } from "../../src/frame/index.ts";
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

/** A decoder's sink, and the names of those whose messages it has had. */
function namesTo(found: string[]): (frame: Frame) => void {
  return (frame) => found.push(codec.decode(messageOf(frame, codec)).name);
}

const [first, second] = frames.map(encodeFrame) as [Uint8Array, Uint8Array];
const both = Uint8Array.of(...first, ...second);

test("a frame whose sink throws has been read, and those behind it come with the next piece", () => {
  const decoder = new FrameDecoder();
  const failing = () => {
    throw new Error("full");
  };
  expect(() => decoder.push(both, failing)).toThrow("full");
  const found: string[] = [];
  decoder.push(first.subarray(0, 1), namesTo(found));
  expect(found).toEqual([""]);
  decoder.push(first.subarray(1), namesTo(found));
  decoder.end();
  expect([found, decoder.frameCount]).toEqual([["", "ada"], 3]);
});

test("a sink may push what comes next", () => {
  const decoder = new FrameDecoder();
  const [outer, inner]: string[][] = [[], []];
  decoder.push(both, (frame) => {
    namesTo(outer!)(frame);
    decoder.push(first, namesTo(inner!));
  });
  decoder.end();
  expect([outer, inner, decoder.frameCount]).toEqual([["ada"], ["", "ada"], 3]);
});

test.each([first.buffer, [...first], "frame", null, new Uint16Array(first)])(
  "what is no Uint8Array is no piece and no message: %o",
  (odd) => {
    const decoder = new FrameDecoder();
    expect(() => decoder.push(odd as never, () => expect.unreachable())).toThrow(new TypeError("a piece of a stream must be a Uint8Array"));
    decoder.end();
    const message = odd as unknown as Uint8Array;
    expect(() => encodeFrame({ wire: "flex", message })).toThrow(new TypeError("the message of a frame must be a Uint8Array"));
  },
);

test("a frame has no other wires, and no decoder a limit that is none", () => {
  for (const wire of ["toString", "json"]) {
    const frame = { wire, message: first } as unknown as Frame;
    expect(() => encodeFrame(frame)).toThrow(new TypeError(`a frame has no messages of wire ${wire}`));
  }
  for (const maxMessageBytes of [-1, Number.NaN]) expect(() => new FrameDecoder({ maxMessageBytes })).toThrow(RangeError);
});
