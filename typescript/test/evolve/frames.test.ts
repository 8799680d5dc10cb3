import { expect, test } from "vitest";
import { EvolvingReader, schemaFrame } from "../../src/evolve/index.ts";
import { encodeFrame, type Frame, FrameReader } from "../../src/frame/index.ts";
import { type Codec, f64, pack, str, struct, vi64, vu32 } from "../../src/pack/index.ts";
import { fromHex, toHex } from "../pack/vector-values.ts";
import { vectorsOf } from "../pack/vectors.ts";
import { manyCases } from "./many.ts";

const older = pack(struct({ id: vi64, name: str }));
const newer = pack(struct({ name: str, id: vi64.number, mail: str }));

function frameOf<T>(codec: Codec<T>, value: T): Frame {
  return { wire: "pack", fingerprint: codec.fingerprint, message: codec.encode(value) };
}

/** What is read of frames, and the errors of those that are refused. */
function read<T>(reader: EvolvingReader<T>, frames: readonly Frame[]): unknown[] {
  const found: unknown[] = [];
  for (const frame of frames) {
    try {
      reader.push(frame, (value) => found.push(value));
    } catch (error) {
      found.push((error as Error).message);
    }
  }
  return found;
}

test("a frame tells a schema as the vector has it, and the next is read by it", () => {
  const [, vectors] = vectorsOf("frame").find(([file]) => file === "valid")!;
  const { bytes } = vectors.find(({ rule }) => rule === "10")!;
  const frames = [schemaFrame(older), frameOf(older, { id: 7n, name: "ada" })];
  expect(frames.map((frame) => toHex(encodeFrame(frame))).join("")).toBe(bytes);
  const found: unknown[] = [];
  const [reader, evolving] = [new FrameReader(), new EvolvingReader(newer)];
  for (const byte of fromHex(bytes)) {
    reader.push(Uint8Array.of(byte), (frame) => evolving.push(frame, (value) => found.push(value)));
  }
  expect(found).toEqual([{ name: "ada", id: 7, mail: "" }]);
});

test("own frames are read, others are refused until their schema is told, and the next is read again", () => {
  const frames = [
    frameOf(newer, { name: "bob", id: 1, mail: "" }),
    frameOf(older, { id: 7n, name: "ada" }),
    { wire: "flex", message: Uint8Array.of(5, 4, 1) } as const,
    schemaFrame(older),
    schemaFrame(older),
    frameOf(older, { id: 7n, name: "ada" }),
  ];
  expect(read(new EvolvingReader(newer), frames)).toEqual([
    { name: "bob", id: 1, mail: "" },
    `mismatch: expected a pack message of schema ${newer.fingerprint} (${newer.schema}), found a pack message of schema ${older.fingerprint}`,
    `mismatch: expected a pack message of schema ${newer.fingerprint} (${newer.schema}), found a flex message`,
    { name: "ada", id: 7, mail: "" },
  ]);
});

test("schemas that no frame tells may be known", () => {
  const known = (fingerprint: string) => (fingerprint === older.fingerprint ? older.schema : undefined);
  const frames = [frameOf(older, { id: 7n, name: "ada" }), frameOf(pack(f64), 1)];
  expect(read(new EvolvingReader(newer, known), frames)).toEqual([{ name: "ada", id: 7, mail: "" }, expect.stringContaining("mismatch")]);
  expect(read(new EvolvingReader(newer, () => older.schema), frames)[1]).toContain("the schema found for");
});

test("a schema that cannot be read as the codec's, or is none, is an error of its frames alone", () => {
  const other = pack(struct({ id: str }));
  const frames = [
    schemaFrame({ schema: "nonsense" }),
    schemaFrame({ schema: "struct(a: str)" }),
    schemaFrame(other),
    frameOf(other, { id: "x" }),
    schemaFrame(older),
  ];
  expect(read(new EvolvingReader(newer), [...frames, frameOf(older, { id: 7n, name: "ada" })])).toEqual([
    "mismatch: expected a schema, found malformed at byte 8: expected (, found the end",
    'mismatch: expected a schema, found malformed at byte 9: expected a type, found " str)"',
    "mismatch (/id): expected vi64, found str",
    { name: "ada", id: 7, mail: "" },
  ]);
});

test("a schema that cannot be read as the codec's is compared with it once", () => {
  const reader = new EvolvingReader(pack(struct({ id: str })));
  reader.push(schemaFrame(older), () => expect.unreachable());
  const faults = [1, 2].map(() => {
    try {
      return reader.push(frameOf(older, { id: 7n, name: "ada" }), () => expect.unreachable());
    } catch (error) {
      return error;
    }
  });
  expect(faults[0]).toMatchObject({ family: "mismatch", path: "/id" });
  expect(faults[1]).toBe(faults[0]);
});

test("an error of a schema that is told has the frame's place, and its cause", () => {
  const reader = new EvolvingReader(newer);
  const told = (schema: string) => () => reader.push({ ...schemaFrame({ schema }), offset: 77 }, () => {});
  expect(told("struct(a: str)")).toThrow(expect.objectContaining({ family: "mismatch", offset: 77, cause: expect.any(Error) }));
  expect(told(`struct(${"a".repeat(2 ** 18)}:str)`)).toThrow(expect.objectContaining({ kind: "limit", offset: 77 }));
});

test("a stream cannot tell schemas without end", () => {
  const reader = new EvolvingReader(newer);
  const schemas = Array.from({ length: 30 }, (_, at) => schemaFrame({ schema: `struct(${`f${at}_`.padEnd(10_000, "x")}:str)` }));
  const refused = read(reader, schemas);
  expect(refused).toHaveLength(30 - Math.floor(2 ** 18 / 10_012));
  expect(refused[0]).toMatch(/^malformed: expected at most 262144 characters of schemas/);
  expect(read(reader, [schemaFrame(older), frameOf(older, { id: 7n, name: "ada" })])).toHaveLength(1);
});

test("a stream cannot tell short schemas without end", () => {
  const schemas = Array.from({ length: 1100 }, (_, at) => schemaFrame({ schema: `struct(f${at}:u8)` }));
  const refused = read(new EvolvingReader(newer), schemas);
  expect(refused).toHaveLength(1100 - 1024);
  expect(refused[0]).toMatch(/^malformed: expected at most 262144 characters of schemas, found 256 where 0 are left/);
});

test("a stream cannot tell schemas without end that are none", () => {
  const schemas = Array.from({ length: 30 }, (_, at) => schemaFrame({ schema: `struct(${`f${at}_`.padEnd(10_000, "x")}: str)` }));
  const refused = read(new EvolvingReader(newer), schemas);
  const parsed = Math.floor(2 ** 18 / 10_013);
  expect(refused.slice(0, parsed).filter((error) => !/^mismatch: expected a schema/.test(error as string))).toEqual([]);
  expect(refused[parsed]).toMatch(/^malformed: expected at most 262144 characters of schemas/);
});

test("a schema of many cases that are one struct of many fields is learned in time", () => {
  const reader = new EvolvingReader(pack(str));
  expect(read(reader, [schemaFrame({ schema: manyCases(15_000) })])).toEqual([]);
});

test("a schema frame is a mismatch to who does not know of them", () => {
  expect(schemaFrame(pack(vu32)).fingerprint).toBe(pack(struct({ "octavo.schema": str })).fingerprint);
});
