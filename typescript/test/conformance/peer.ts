// Answers the requests on standard input, one a line, with the engine that is named: conformance/README.md, "The matrix".

import { readFileSync } from "node:fs";
import { reading } from "octavo/evolve";
import { FlexBuilder, type FlexOptions, fromJson as flexOfJson, toJson as flexToJson, read, sizeProfile, verify } from "octavo/flex";
import { encodeFrame, type Frame, FrameReader, type Wire } from "octavo/frame";
import { type Codec, OctavoError, parse, type Type } from "octavo/pack";
import { putTyped } from "../flex/put-typed.ts";
import { spelled, typed } from "../flex/typed.ts";
import type { Typed } from "../flex/vectors.ts";
import { type EngineName, packBy } from "../pack/engines.ts";
import { fromHex, fromJson, toHex, toJson } from "../pack/vector-values.ts";

const engine = process.argv[2] as EngineName;

interface Schema {
  readonly type: Type<unknown>;
  readonly codec: Codec<unknown>;
}

const schemas = new Map<string, Schema>();

function schemaOf(text: string): Schema {
  let schema = schemas.get(text);
  if (schema === undefined) {
    const type = parse(text);
    schema = { type, codec: packBy(engine, type) };
    schemas.set(text, schema);
  }
  return schema;
}

interface FrameJson {
  readonly wire: Wire;
  readonly fingerprint: string | null;
  readonly message: string;
  readonly checksum: boolean;
}

const operations: Record<string, (...args: never[]) => unknown> = {
  encode(text: string, value: unknown) {
    const { type, codec } = schemaOf(text);
    return toHex(codec.encode(fromJson(type.node, value)));
  },
  decode(text: string, message: string) {
    const { type, codec } = schemaOf(text);
    return toJson(type.node, codec.decode(fromHex(message)));
  },
  resolve(writer: string, text: string, message: string) {
    const { type, codec } = schemaOf(text);
    return toJson(type.node, reading(codec, writer).decode(fromHex(message)));
  },
  reads(writer: string, text: string) {
    reading(schemaOf(text).codec, writer);
    return null;
  },
  fingerprint: (text: string) => schemaOf(text).codec.fingerprint,
  "frames.encode": (frames: FrameJson[]) => frames.map((frame) => toHex(encodeFrame(frameOf(frame)))).join(""),
  "frames.decode"(stream: string) {
    const frames: FrameJson[] = [];
    const reader = new FrameReader();
    reader.push(fromHex(stream), (frame) => frames.push(frameToJson(frame)));
    reader.finish();
    return frames;
  },
  "flex.encode"(form: string, value: Typed) {
    const builder = new FlexBuilder(optionsOf(form));
    putTyped(builder, value);
    return toHex(builder.finish());
  },
  "flex.decode"(message: string) {
    const bytes = fromHex(message);
    verify(bytes);
    return typed(read(bytes), spelled);
  },
  "json.encode": (form: string, document: string) => toHex(flexOfJson(document, optionsOf(form))),
  "json.decode": (message: string) => flexToJson(fromHex(message)),
};

function optionsOf(form: string): FlexOptions {
  return { ...(form.startsWith("size") && { profile: sizeProfile }), compat: form.endsWith("+compat") };
}

function frameOf({ wire, fingerprint, message, checksum }: FrameJson): Frame {
  return { wire, fingerprint: fingerprint ?? undefined, message: fromHex(message), hasChecksum: checksum };
}

function frameToJson({ wire, fingerprint, message, hasChecksum }: Frame): FrameJson {
  return { wire, fingerprint: fingerprint ?? null, message: toHex(message), checksum: hasChecksum! };
}

function answer([operation, ...args]: [string, ...never[]]): unknown[] {
  const perform = operations[operation];
  if (perform === undefined) return ["unknown"];
  try {
    return ["ok", perform(...args)];
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    const { family, kind = "", offset, message, path = "" } = error;
    return family === "malformed" ? ["malformed", kind, String(offset), path] : ["refused", message, path];
  }
}

const requests = readFileSync(0, "utf8").trimEnd().split("\n");
process.stdout.write(requests.map((line) => `${JSON.stringify(answer(JSON.parse(line)))}\n`).join(""));
