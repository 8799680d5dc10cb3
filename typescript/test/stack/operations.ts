import { EvolvingReader, reading } from "octavo/evolve";
import {
  encode,
  encodeInto,
  FlexBuilder,
  type FlexView,
  Writer as FlexWriter,
  flex,
  fromJson,
  fromJsonLines,
  read,
  sizeProfile,
  toJson,
  toObject,
  verify,
} from "octavo/flex";
import { list, map, optional, pack, parse, ref, type Schema, str, struct, type Type, u8, Writer } from "octavo/pack";

/** Does something with what is so many containers deep, and says what came of it. */
export type Operation = (depth: number) => unknown;

interface Chain {
  next?: Chain | undefined;
}

interface Link extends Chain {
  side?: { back?: Link | undefined; n: number } | undefined;
}

interface Tree {
  kids: Map<string, Tree>;
}

const limits = { maxDepth: 1000 };
const chain: Type<Chain> = struct({ next: optional(ref(() => chain)) });
const linked: Type<Link> = struct({
  next: optional(ref(() => linked)),
  side: optional(struct({ back: optional(ref(() => linked)), n: u8 })),
});
const relinked: Type<Chain> = struct({ next: optional(ref(() => relinked)) });
const tree: Type<Tree> = struct({
  kids: map(
    str,
    ref(() => tree),
  ),
});

function nested<T>(depth: number, innermost: T, around: (inner: T) => T): T {
  let value = innermost;
  for (let level = 1; level < depth; level++) value = around(value);
  return value;
}

const arrays = (depth: number) => nested<unknown>(depth, [], (inner) => [inner]);
const objects = (depth: number) => nested<Chain>(depth, {}, (next) => ({ next }));
const trees = (depth: number) => nested<Tree>(depth, { kids: new Map() }, (inner) => ({ kids: new Map([["a", inner]]) }));
const json = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** Chains as pack has them: a byte for each. */
const packed = (depth: number) => new Uint8Array(depth).fill(1, 0, depth - 1);

/** Vectors as flex has them: of each its size, and the offset and type of the one in it. */
function vectors(depth: number): Uint8Array {
  const bytes = new Uint8Array(3 * depth + 1);
  for (let at = 1; at < bytes.length - 3; at += 3) bytes.set([1, at === 1 ? 1 : 3, 0x28], at);
  bytes.set([depth === 1 ? 0 : 2, 0x28, 1], bytes.length - 3);
  return bytes;
}

/** Maps as flex has them, as many as a builder makes. */
function maps(key: string, depth: number): Uint8Array {
  const builder = new FlexBuilder();
  const starts: number[] = [];
  for (let level = 0; level < Math.min(depth, 1000); level++) {
    if (level > 0) builder.key(key);
    starts.push(builder.startMap());
  }
  while (starts.length > 0) builder.endMap(starts.pop()!);
  return builder.finish();
}

/** How deep a value is, by the property that leads on. */
function depthOf(value: unknown, next: (value: never) => unknown): number {
  let depth = 0;
  for (let inner = value; inner !== undefined; inner = next(inner as never)) depth++;
  return depth;
}

const sink = new FlexWriter();

const kid = ({ kids }: Tree) => kids.get("a");
const next = (value: Chain) => value.next;
const first = (values: unknown[]) => values[0];

function written<W extends { written(): Uint8Array; clear(): void }>(writer: W, write: (writer: W) => void): string {
  writer.clear();
  write(writer);
  return Buffer.from(writer.written()).toString("hex");
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

function packOperations(engine: "generated" | "closures"): Record<string, Operation> {
  const codec = pack(chain, { engine, limits });
  const writer = new Writer();
  return {
    [`pack decode by ${engine}`]: (depth) => depthOf(codec.decode(packed(depth)), next),
    [`pack encode by ${engine}`]: (depth) => hex(codec.encode(objects(depth))),
    [`pack encodeInto by ${engine}`]: (depth) => written(writer, () => codec.encodeInto(objects(depth), writer)),
  };
}

function flexOperations(engine: "generated" | "closures"): Record<string, Operation> {
  const codec = flex(chain, { engine, limits });
  const trunk = flex(tree, { engine, limits });
  const small = flex(chain, { engine, limits, profile: sizeProfile });
  const writer = new FlexWriter();
  return {
    [`flex decode by ${engine}`]: (depth) => depthOf(codec.decode(maps("next", depth)), next),
    [`flex view by ${engine}`]: (depth) => depthOf((trunk.view(kids(depth)) as FlexView<Tree>).kids.get("a"), kid),
    [`flex codec encode by ${engine}`]: (depth) => hex(codec.encode(objects(depth))),
    [`flex codec encodeInto by ${engine}`]: (depth) => written(writer, () => codec.encodeInto(objects(depth), writer)),
    [`flex codec encode of maps by ${engine}`]: (depth) => hex(trunk.encode(trees(depth))),
    [`flex codec encode for size by ${engine}`]: (depth) => hex(small.encode(objects(depth))),
  };
}

/** A message of trees, which are maps of maps. */
function kids(depth: number): Uint8Array {
  const builder = new FlexBuilder();
  const starts: number[] = [];
  for (let level = 0; level < Math.min(depth, 500); level++) {
    if (level > 0) builder.key("a");
    starts.push(builder.startMap());
    builder.key("kids");
    starts.push(builder.startMap());
  }
  while (starts.length > 0) builder.endMap(starts.pop()!);
  return builder.finish();
}

function built(depth: number): string {
  const builder = new FlexBuilder({ profile: sizeProfile });
  const starts: number[] = [];
  for (let level = 0; level < depth; level++) starts.push(builder.startVector());
  while (starts.length > 0) builder.endVector(starts.pop()!);
  return hex(builder.finish());
}

function walked(depth: number): string {
  let value = read(vectors(depth));
  for (let level = 1; level < depth; level++) value = value.vector.at(0);
  return value.string;
}

function evolveOperations(): Record<string, Operation> {
  const codec = pack(relinked, { limits });
  const decoder = reading(codec, linked);
  const reader = new EvolvingReader(codec, () => linked);
  return {
    "evolve decode": (depth) => depthOf(decoder.decode(packed(depth)), next),
    "evolve push"(depth) {
      const found: unknown[] = [];
      reader.push({ wire: "pack", fingerprint: decoder.fingerprint, message: packed(depth) }, (value) => found.push(value));
      return depthOf(found[0], next);
    },
  };
}

/** All that a program may call with what is deep, and nothing of it called yet. */
export const operations = (): Record<string, Operation> => ({
  ...packOperations("generated"),
  ...packOperations("closures"),
  ...evolveOperations(),
  ...flexOperations("generated"),
  ...flexOperations("closures"),
  parse: (depth) => typeof parse(`${"struct(a:".repeat(depth)}u8${")".repeat(depth)}`),
  "flex of a schema": (depth) => typeof flex(nested<Schema>(depth, str, (item) => list(item))),
  "flex verify": (depth) => verify(vectors(depth), limits),
  "flex toObject": (depth) => depthOf(toObject(vectors(depth), limits), first),
  "flex toJson": (depth) => toJson(vectors(depth), {}, limits),
  "flex read": (depth) => walked(depth),
  "flex encode": (depth) => hex(encode(arrays(depth))),
  "flex encodeInto": (depth) => written(sink, () => encodeInto(objects(depth), sink)),
  "flex encode for size": (depth) => hex(encode(arrays(depth), { profile: sizeProfile })),
  "flex builder for size": built,
  "flex fromJson": (depth) => hex(fromJson(json(depth), {}, limits)),
  "flex fromJsonLines": (depth) => [...fromJsonLines(json(depth), {}, limits)].map(hex),
});
