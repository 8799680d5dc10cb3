import { expect, test } from "vitest";
import { encode, flex, fromJson, mutate, read, sizeProfile, toJson, toObject } from "../../src/flex/index.ts";
import { encodeFrame, FrameReader } from "../../src/frame/index.ts";
import { bytes, f64, list, pack, str, struct } from "../../src/pack/index.ts";

// Browsers decode texts neither of the one nor of the other. In a page that is not isolated only memory of WebAssembly is shared.
const memories: [name: string, make: (size: number) => ArrayBufferLike][] = [
  ["shared", shared],
  ["resizable", (size) => new (ArrayBuffer as new (size: number, of: object) => ArrayBuffer)(size, { maxByteLength: 9999 })],
];

const type = struct({ name: str, raw: bytes });

function shared(): ArrayBufferLike {
  return new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer;
}

/** The same bytes in another memory. */
function placed(content: Uint8Array, make: (size: number) => ArrayBufferLike): Uint8Array {
  const same = new Uint8Array(make(content.length + 8), 8, content.length);
  same.set(content);
  return same;
}

for (const [memory, make] of memories) {
  for (const text of ["é", "é\ufffd", "ö".repeat(300)]) {
    const value = { name: text, raw: Uint8Array.of(1) };

    test(`messages with ${text.length} characters are read where memory is ${memory}`, () => {
      for (const codec of [pack(type), pack(type, { engine: "closures" }), flex(type), flex(type, { engine: "closures" })]) {
        expect(codec.decode(placed(codec.encode(value), make))).toEqual(value);
      }
    });

    test(`flex with ${text.length} characters is read without a schema where memory is ${memory}`, () => {
      const message = placed(flex(type).encode(value), make);
      expect(toObject(message)).toEqual(value);
      expect(read(message).map.get("name")?.string).toBe(text);
      expect(flex(type).view(message).name).toBe(text);
    });

    test(`JSON with ${text.length} characters is read where memory is ${memory}`, () => {
      const json = JSON.stringify({ [text]: text });
      expect(toJson(fromJson(placed(new TextEncoder().encode(json), make)))).toBe(json);
    });
  }

  test(`bytes are written where memory is ${memory}`, () => {
    const value = { name: "a", raw: Uint8Array.of(1, 200) };
    const same = { name: "a", raw: placed(value.raw, make) };
    for (const codec of [pack(type), flex(type)]) expect(codec.encode(same)).toEqual(codec.encode(value));
    for (const options of [{}, { profile: sizeProfile }]) expect(encode(same, options)).toEqual(encode(value, options));
  });

  test(`flex is changed in place where memory is ${memory}`, () => {
    const message = placed(encode({ name: "é" }), make);
    expect(mutate(read(message).map.get("name")!, "ö")).toBe(true);
    expect(toObject(message)).toEqual({ name: "ö" });
  });

  test(`frames are read where memory is ${memory}`, () => {
    const frame = placed(encodeFrame({ wire: "flex", message: Uint8Array.of(1, 2, 3) }), make);
    const found: Uint8Array[] = [];
    new FrameReader().push(frame, ({ message }) => found.push(message));
    expect(found).toEqual([Uint8Array.of(1, 2, 3)]);
  });
}

test("messages are read where memory has grown since the last one, or shrunk", () => {
  const Resizable = ArrayBuffer as unknown as new (size: number, of: object) => ArrayBuffer & { resize(size: number): void };
  const memory = new Resizable(0, { maxByteLength: 9999 });
  const message = new Uint8Array(memory); // which is as long as the memory is
  const type = list(f64);
  const [byPack, byFlex] = [pack(type), flex(type)];
  for (const count of [100, 300, 100]) {
    const value = Array.from({ length: count }, (_, at) => at / 3);
    const put = (content: Uint8Array) => {
      memory.resize(content.length);
      message.set(content);
    };
    put(byPack.encode(value));
    expect(byPack.decode(message)).toEqual(value);
    put(byFlex.encode(value));
    expect(byFlex.decode(message)).toEqual(value);
    expect(toObject(message)).toEqual(value);
  }
});
