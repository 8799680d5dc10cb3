import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OctavoError, pack, parse, type Schema, textOf, Writer } from "../../src/pack/index.ts";
import { type EngineName, engines, packBy } from "./engines.ts";
import { random } from "./random.ts";
import { toHex } from "./vector-values.ts";

/** How many times as much as usual is tried. */
const TIMES = Number(process.env.TIMES ?? 1);

/** A random schema with some of its values. */
const cases = random(3).chain(({ type, values }) => fc.tuple(fc.constant(type), fc.array(values, { minLength: 1, maxLength: 5 })));

/** What decoding gives, or how it fails. */
function outcome(type: Schema, engine: EngineName, message: Uint8Array): unknown {
  try {
    return { value: packBy(engine, type).decode(message) };
  } catch (error) {
    const { name, kind, family, offset, path, message: text } = error as OctavoError;
    return { name, kind, family, offset, path, text };
  }
}

describe("random schemas", { timeout: 60_000 * TIMES }, () => {
  test("values have the same bytes by all engines, and come back", () => {
    fc.assert(
      fc.property(cases, ([type, values]) => {
        const codecs = engines.map((engine) => packBy(engine, type));
        for (const value of values) {
          const messages = codecs.map((codec) => codec.encode(value));
          expect(new Set(messages.map(toHex)).size).toBe(1);
          codecs.forEach((codec, at) => expect(codec.decode(messages[at]!)).toEqual(value));
        }
      }),
      { numRuns: 200 * TIMES },
    );
  });

  test("messages go one behind the other into one writer", () => {
    fc.assert(
      fc.property(cases, fc.nat(300), ([type, values], capacity) => {
        const codec = pack(type);
        const writer = new Writer(capacity);
        const ends = values.map((value) => {
          codec.encodeInto(value, writer);
          return writer.at;
        });
        values.forEach((value, at) => {
          const message = writer.bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
          expect(toHex(message)).toBe(toHex(codec.encode(value)));
        });
      }),
      { numRuns: 50 * TIMES },
    );
  });

  test("the text of a schema is parsed, and is the same again", () => {
    fc.assert(
      fc.property(random(3), ({ type }) => {
        expect(textOf(parse(textOf(type)))).toBe(textOf(type));
      }),
    );
  });

  test("messages that were changed are refused alike, or read alike", () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(cases, changes, fc.nat(), ([type, values], flips, cut) => {
        const message = pack(type).encode(values[0]);
        for (const [at, byte] of flips) message[at % message.length] = byte;
        const changed = cut % 3 === 0 ? message.subarray(0, cut % (message.length + 1)) : message;
        const [first, ...others] = engines.map((engine) => outcome(type, engine, changed));
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 300 * TIMES },
    );
  });
});
