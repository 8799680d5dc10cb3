import { describe, expect, test } from "vitest";
import { type Codec, OctavoError, parse } from "../../src/pack/index.ts";
import { mutated, randomOf } from "../flex/mutations.ts";
import { type EngineName, engines, packBy } from "./engines.ts";
import { fromHex, toHex } from "./vector-values.ts";
import { vectorsOf } from "./vectors.ts";

/** How many inputs: `OCTAVO_FUZZ=1000000` for the long run. */
const INPUTS = Number(process.env.OCTAVO_FUZZ ?? 50_000);

interface Subject {
  readonly codec: Codec<unknown>;
  readonly message: Uint8Array;
}

function subjects(folder: string, engine: EngineName): Subject[] {
  const vectors = vectorsOf(folder).flatMap(([, each]) => each.filter(({ bytes }) => bytes.length < 2000));
  return vectors.map(({ schema, bytes }) => ({ codec: packBy(engine, parse(schema)), message: fromHex(bytes) }));
}

function attempt({ codec }: Subject, message: Uint8Array): void {
  try {
    codec.decode(message);
  } catch (error) {
    if (!(error instanceof OctavoError)) throw new Error(`${codec.schema} ${toHex(message)}`, { cause: error });
  }
}

/** Bytes in use. */
function used(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe.each(engines)("mutated messages by the engine of %s", (engine) => {
  const valid = subjects("valid", engine);

  test("are read or refused", { timeout: 600_000 }, () => {
    const random = randomOf(20261121);
    for (let left = INPUTS / 2; left > 0; left--) {
      const subject = valid[left % valid.length]!;
      attempt(subject, mutated(subject.message, random));
    }
  });

  test("take little memory, whatever they claim", { timeout: 60_000 }, () => {
    const random = randomOf(3);
    for (const subject of [...subjects("invalid", engine), ...valid]) {
      const message = subject.message.length > 0 ? mutated(subject.message, random) : subject.message;
      for (const each of [subject.message, message]) {
        attempt(subject, each); // makes the engines
        const before = used();
        attempt(subject, each);
        expect(used() - before, `${subject.codec.schema} ${toHex(each)}`).toBeLessThan(8 * each.length + (1 << 20));
      }
    }
  });

  // A value that takes a bit in a message takes 8 bytes in an array: only that may take more than 8 times the input.
  test.each([
    ["[bool]", false],
    ["[u8?]", null],
    ["[str?]", null],
    ["[vi32?]", null],
  ])("bits of %s take their array and no more", (schema, value) => {
    const subject = { codec: packBy(engine, parse(schema)), message: new Uint8Array() };
    const count = 1 << 18;
    const message = subject.codec.encode(new Array(count).fill(value));
    attempt(subject, message.subarray(0, 64)); // makes the engines
    let before = used();
    attempt(subject, message);
    expect(used() - before).toBeLessThan(8 * count + 8 * message.length + (1 << 20));
    if (schema === "[bool]") return;
    const claim = message.fill(255, message.length - 1); // values that are not there
    before = used();
    attempt(subject, claim);
    expect(used() - before).toBeLessThan(8 * message.length + (1 << 20));
  });
});
