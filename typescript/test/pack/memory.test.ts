import { expect, test } from "vitest";
import { type Codec, codec, list, pack, str, struct, u8, Writer } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const Note = struct({ text: str });
const text = (length: number, at: number) => String.fromCharCode(97 + (at % 26)).repeat(length);
/** Messages that stand in V8's heap, in chunks, and alone, small ones and large ones in turns. */
const LENGTHS = [10, 70, 500, 4090, 4100, 20_000, 80, 80, 80, 80, 80, 80, 80, 3000, 70_000, 90, 90, 90, 90, 90, 90, 300_000, 100];

const notes = (count: number) => Array.from({ length: count }, (_, at) => ({ text: text(LENGTHS[at % LENGTHS.length]!, at) }));
const small = (count: number) => Array.from({ length: count }, (_, at) => ({ text: text(70 + (at % 900), at) }));

/** What one writer alone would write. */
function alone<T>(codec: Codec<T>, value: T): Uint8Array {
  const writer = new Writer();
  codec.encodeInto(value, writer);
  return writer.written();
}

test.each(engines)("no message is overwritten by later ones: %s", (engine) => {
  const codec = packBy(engine, Note);
  const values = [...notes(200), ...small(2000), ...notes(50)];
  const messages = values.map((value) => codec.encode(value));
  expect(messages.findIndex((message, at) => Buffer.compare(message, alone(codec, values[at]!)) !== 0)).toBe(-1);
});

test("small messages share memory on Node, and do not overlap there", () => {
  const codec = pack(Note);
  const messages = small(2000).map((value) => codec.encode(value));
  const buffers = new Set(messages.map(({ buffer }) => buffer));
  expect(buffers.size).toBeLessThan(40); // a megabyte in all
  for (const buffer of buffers) {
    const inside = messages.filter((message) => message.buffer === buffer);
    let end = 0;
    for (const { byteOffset, length } of inside.sort((a, b) => a.byteOffset - b.byteOffset)) {
      expect(byteOffset % 8).toBe(0);
      expect(byteOffset).toBeGreaterThanOrEqual(end);
      end = byteOffset + length;
    }
    expect(end).toBeLessThanOrEqual(buffer.byteLength);
  }
});

test("memory that messages share is not transferred", () => {
  const codec = pack(Note);
  const [first, ...others] = small(100).map((value) => codec.encode(value));
  try {
    structuredClone(first, { transfer: [first!.buffer] });
  } catch (error) {
    expect((error as Error).name).toBe("DataCloneError"); // since Node 21: before, it was copied
  }
  expect(codec.decode(others[0]!)).toEqual(small(2)[1]);
});

test("messages inside others, of types of the program's own, have memory of their own", () => {
  const inner = pack(Note);
  const Wrapped = codec(
    list(u8),
    (value: string) => [...inner.encode({ text: value })],
    (bytes) => inner.decode(Uint8Array.from(bytes)).text,
  );
  const outer = pack(struct({ before: str, wrapped: Wrapped, after: str }));
  const values = small(300).map(({ text }, at) => ({ before: text, wrapped: `${at}${text}`, after: text }));
  const messages = values.map((value) => outer.encode(value));
  expect(messages.map((message) => outer.decode(message))).toEqual(values);
});

test("a value that is refused leaves no trace in messages before and behind it", () => {
  const codec = pack(list(str));
  const values = small(300).map(({ text }) => [text, text]);
  const messages = values.map((value) => {
    expect(() => codec.encode([value[0], 7] as unknown as string[])).toThrow("expected a string");
    return codec.encode(value);
  });
  expect(messages.map((message) => codec.decode(message))).toEqual(values);
});
