import { describe, test } from "vitest";
import { type Codec, parse } from "../../src/pack/index.ts";
import { mutated, randomOf } from "../fuzz/mutations.ts";
import { accepts, INPUTS } from "../fuzz/survival.ts";
import { type EngineName, engines, packBy } from "./engines.ts";
import { fromHex } from "./vector-values.ts";
import { vectorsOf } from "./vectors.ts";

interface Subject {
  readonly codec: Codec<unknown>;
  readonly message: Uint8Array;
}

function subjects(folder: string, engine: EngineName): Subject[] {
  const vectors = vectorsOf(folder).flatMap(([, each]) => each.filter(({ bytes }) => bytes.length < 2000));
  return vectors.map(({ schema, bytes }) => ({ codec: packBy(engine, parse(schema)), message: fromHex(bytes) }));
}

function survives({ codec }: Subject, message: Uint8Array): void {
  try {
    accepts(() => codec.decode(message), message);
  } catch (error) {
    throw new Error(codec.schema, { cause: error });
  }
}

describe.each(engines)("messages by the engine of %s", (engine) => {
  test("are read or refused however they were changed, in little time and memory", { timeout: 1_200_000 }, () => {
    const random = randomOf(20261121);
    const valid = subjects("valid", engine);
    for (let left = Math.ceil(INPUTS / engines.length); left > 0; left--) {
      const subject = valid[left % valid.length]!;
      survives(subject, mutated(subject.message, random));
    }
  });

  test("take little memory, whatever they claim", () => {
    for (const subject of subjects("invalid", engine)) survives(subject, subject.message);
  });

  // A value that takes a bit in a message takes 8 bytes in an array: only that may take more than 8 times the input.
  test.each([
    ["[bool]", false],
    ["[u8?]", null],
    ["[str?]", null],
    ["[vi32?]", null],
  ])("bits of %s take their array and no more", (schema, value) => {
    const codec = packBy(engine, parse(schema));
    const count = 1 << 18;
    const message = codec.encode(new Array(count).fill(value));
    accepts(() => codec.decode(message), message, 8 * count);
    if (schema === "[bool]") return;
    const claim = message.fill(255, message.length - 1); // values that are not there
    accepts(() => codec.decode(claim), claim);
  });
});
