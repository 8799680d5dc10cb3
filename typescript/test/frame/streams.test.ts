import { expect, test } from "vitest";
import { encodeFrame, expectFrame, type Frame, FrameReader, FrameReaderStream, FrameWriterStream } from "../../src/frame/index.ts";
import { pack, str, struct, vi64 } from "../../src/pack/index.ts";
import { toHex } from "../pack/vector-values.ts";

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
  return collected(streamOf(sent).pipeThrough(new FrameWriterStream()));
}

test("frames go through a stream one byte at a time", async () => {
  const bytes = (await bytesOf(frames)).flatMap((piece) => [...piece]);
  const back = await collected(streamOf(bytes.map((byte) => Uint8Array.of(byte))).pipeThrough(new FrameReaderStream()));
  expect(back.map((frame) => codec.decode(expectFrame(frame, codec)))).toEqual(values);
});

test("a stream that ends inside a frame is an error of the stream", async () => {
  const [first] = await bytesOf(frames);
  const cut = streamOf([first!.subarray(0, 5)]).pipeThrough(new FrameReaderStream());
  await expect(collected(cut)).rejects.toMatchObject({ kind: "truncated", offset: 5 });
});

/** A decoder's sink, and the names of those whose messages it has had. */
function namesTo(found: string[]): (frame: Frame) => void {
  return (frame) => found.push(codec.decode(expectFrame(frame, codec)).name);
}

const [first, second] = frames.map(encodeFrame) as [Uint8Array, Uint8Array];
const both = Uint8Array.of(...first, ...second);

/** The names of the frames that a slow reader has had of these pieces, and why it had no more. */
async function readSlowly(pieces: readonly Uint8Array[]): Promise<{ names: string[]; fault: unknown }> {
  const names: string[] = [];
  try {
    for await (const frame of streamOf(pieces).pipeThrough(new FrameReaderStream()) as unknown as AsyncIterable<Frame>) {
      namesTo(names)(frame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (fault) {
    return { names, fault };
  }
  return { names, fault: undefined };
}

test.each([1, 7, 1000])("a reader has all frames before a fault, however slow it is, in pieces of %i bytes", async (size) => {
  const checksum = toHex(first.slice(-4).reverse());
  const cases: [number[], object | undefined][] = [
    [[], undefined],
    [[0], { kind: "lead", offset: 2 * both.length, found: "00" }],
    [[...first.subarray(0, 5)], { kind: "truncated", offset: 2 * both.length + 5 }],
    [[...first.subarray(0, -1), 0], { kind: "checksum", expected: `the checksum ${checksum}`, found: `00${checksum.slice(2)}` }],
  ];
  for (const [tail, fault] of cases) {
    const bytes = Uint8Array.of(...both, ...both, ...tail, ...(fault ? [] : first));
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
    const found = await readSlowly(pieces.flatMap((piece) => [piece, new Uint8Array()]));
    expect(found.names).toEqual(["ada", "", "ada", "", ...(fault ? [] : ["ada"])]);
    if (fault) expect(found.fault).toMatchObject(fault);
    else expect(found.fault).toBe(undefined);
  }
});

test("who writes to a stream of bytes that are malformed is told", async () => {
  const stream = new FrameReaderStream();
  const writer = stream.writable.getWriter();
  const written = writer.write(Uint8Array.of(0));
  await expect(collected(stream.readable)).rejects.toThrow(/lead byte/);
  await written;
  await expect(writer.closed).rejects.toThrow(/lead byte/);
});

test("a reader that cancels ends the source, with its reason", async () => {
  const reasons: unknown[] = [];
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(both),
    cancel: (reason) => void reasons.push(reason),
  });
  const reader = source.pipeThrough(new FrameReaderStream()).getReader();
  await reader.read();
  await reader.cancel("enough");
  expect(reasons).toEqual(["enough"]);
});

test("no more is asked of a source than its reader takes, and its error comes to the reader", async () => {
  let asked = 0;
  const source = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked++ === 20) controller.error(new Error("unplugged"));
        else controller.enqueue(both);
      },
    },
    { highWaterMark: 0 },
  );
  const reader = source.pipeThrough(new FrameReaderStream()).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toBeLessThan(5);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow("unplugged");
});

test("a piece that is no bytes is an error of the stream", async () => {
  const stream = streamOf(["frame"]).pipeThrough(new FrameReaderStream() as unknown as TransformStream<string, Frame>);
  await expect(collected(stream)).rejects.toThrow(new TypeError("a piece of a stream must be a Uint8Array"));
});

test("a message of another schema names both", () => {
  const other = pack(struct({ id: vi64 }));
  expect(() => expectFrame(frames[0]!, other)).toThrow(
    `mismatch: expected a pack message of schema ${other.fingerprint} (struct(id:vi64)), found a pack message of schema ${codec.fingerprint}`,
  );
});

test("after an error nothing more is read", () => {
  const reader = new FrameReader();
  const none = () => expect.unreachable();
  expect(() => reader.push(Uint8Array.of(0), none)).toThrow(/lead byte/);
  expect(() => reader.push(Uint8Array.of(0x81, 0), none)).toThrow(/lead byte/);
  expect(() => reader.finish()).toThrow(/lead byte/);
});

test("a length beyond the limit is refused before its message comes", () => {
  expect(() => new FrameReader({ maxMessageBytes: 3 }).push(Uint8Array.of(0x81, 4), () => {})).toThrow(/at most 3 bytes/);
});

test("a frame whose sink throws has been read, and those behind it come with the next piece", () => {
  const reader = new FrameReader();
  const failing = () => {
    throw new Error("full");
  };
  expect(() => reader.push(both, failing)).toThrow("full");
  const found: string[] = [];
  reader.push(first.subarray(0, 1), namesTo(found));
  expect(found).toEqual([""]);
  reader.push(first.subarray(1), namesTo(found));
  reader.finish();
  expect([found, reader.frameCount]).toEqual([["", "ada"], 3]);
});

test("a sink may push what comes next", () => {
  const reader = new FrameReader();
  const [outer, inner]: string[][] = [[], []];
  reader.push(both, (frame) => {
    namesTo(outer!)(frame);
    reader.push(first, namesTo(inner!));
  });
  reader.finish();
  expect([outer, inner, reader.frameCount]).toEqual([["ada"], ["", "ada"], 3]);
});

test.each([first.buffer, [...first], "frame", null, new Uint16Array(first)])(
  "what is no Uint8Array is no piece and no message: %o",
  (odd) => {
    const reader = new FrameReader();
    expect(() => reader.push(odd as never, () => expect.unreachable())).toThrow(new TypeError("a piece of a stream must be a Uint8Array"));
    reader.finish();
    const message = odd as unknown as Uint8Array;
    expect(() => encodeFrame({ wire: "flex", message })).toThrow(new TypeError("the message of a frame must be a Uint8Array"));
  },
);

test("a frame has no other wires, and no decoder a limit that is none", () => {
  for (const wire of ["toString", "json"]) {
    const frame = { wire, message: first } as unknown as Frame;
    expect(() => encodeFrame(frame)).toThrow(new TypeError(`a frame has no messages of wire ${wire}`));
  }
  for (const maxMessageBytes of [-1, Number.NaN]) expect(() => new FrameReader({ maxMessageBytes })).toThrow(RangeError);
});
