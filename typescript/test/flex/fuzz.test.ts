import { type FlexValue, fromJson, read, toJson, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { mutated, randomOf } from "./mutations.ts";
import { invalid, valid } from "./vectors.ts";

/** How many inputs: `OCTAVO_FUZZ=1000000` for the long run. */
const INPUTS = Number(process.env.OCTAVO_FUZZ ?? 50_000);

/** Milliseconds that no input may take. */
const HANG = 50;

const messages = valid.filter(({ bytes }) => bytes.length <= 2000).map(({ bytes }) => bytes);

/** Whether `use` took its input; anything thrown but an `OctavoError` fails, and so does a hang, unless it is gone at once. */
function accepts(use: () => unknown, input: Uint8Array): boolean {
  const started = performance.now();
  const accepted = attempt(use, input);
  if (performance.now() - started > HANG) {
    const again = performance.now();
    attempt(use, input);
    expect(performance.now() - again, `milliseconds for ${Buffer.from(input).toString("hex")}`).toBeLessThan(HANG);
  }
  return accepted;
}

function attempt(use: () => unknown, input: Uint8Array): boolean {
  try {
    use();
    return true;
  } catch (error) {
    if ((error as Error).name === "OctavoError") return false;
    throw new Error(`${Buffer.from(input).toString("hex")}: ${error}`, { cause: error });
  }
}

/** Reads every value by the cursor; throws where one is malformed. */
function visit(value: FlexValue, left: { count: number }, depth: number): void {
  if (left.count-- < 0 || depth > 100) return;
  if (value.type === "map") for (const [key, it] of value.map) visit(value.map.get(key) ?? it, left, depth + 1);
  else if (value.type.startsWith("vector")) for (const it of value.vector) visit(it, left, depth + 1);
  else if (value.type === "blob") value.blob.at(-1);
  else [value.asNumber(), value.asBigInt(), value.asBigUint(), value.asString(), value.asVector(), value.asMap(), value.path];
}

/** Messages of a few bytes that claim millions of elements, of each type that has a size. */
function* claims(): Generator<Uint8Array> {
  for (const width of [2, 3]) {
    for (const type of [5, 9, 10, 11, 12, 13, 14, 15, 25, 36]) {
      const size = width === 2 ? [0, 0, 0, 1] : [0, 0, 0, 1, 0, 0, 0, 0];
      yield Uint8Array.from([...size, ...size, ...size, ...size, 0, (type << 2) | width, 1]);
    }
  }
}

describe("mutated messages", () => {
  test("are refused, or read to the end", { timeout: 600_000 }, () => {
    const random = randomOf(20261121);
    let verified = 0;
    for (let index = 0; index < INPUTS; index++) {
      const bytes = mutated(messages[index % messages.length]!, random);
      const isVerified = accepts(() => verify(bytes), bytes);
      const isRead = accepts(() => toObject(bytes), bytes);
      accepts(() => visit(read(bytes), { count: 2000 }, 0), bytes);
      accepts(() => toJson(bytes, { nonFiniteAsStrings: true }), bytes);
      if (isVerified && !isRead) throw new Error(`was verified and cannot be read: ${Buffer.from(bytes).toString("hex")}`);
      if (isVerified) verified++;
    }
    expect(verified).toBeGreaterThan(INPUTS / 100);
    expect(verified).toBeLessThan(INPUTS);
  });

  test("take little memory, whatever they claim", { timeout: 60_000 }, () => {
    const random = randomOf(3);
    const used = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    const uses = [verify, toObject, toJson, (bytes: Uint8Array) => visit(read(bytes), { count: 2000 }, 0)];
    for (const input of [...invalid.map(({ bytes }) => bytes), ...messages.map((bytes) => mutated(bytes, random)), ...claims()]) {
      for (const use of uses) {
        const before = used();
        attempt(() => use(input), input);
        expect(used() - before, Buffer.from(input).toString("hex")).toBeLessThan(8 * input.length + (1 << 20));
      }
    }
  });

  test("JSON is refused, or becomes a message", { timeout: 600_000 }, () => {
    const random = randomOf(7);
    const texts = messages
      .filter(({ length }) => length < 500)
      .map((bytes) => new TextEncoder().encode(toJson(bytes, { nonFiniteAsStrings: true })));
    for (let index = 0; index < INPUTS / 5; index++) {
      const json = mutated(texts[index % texts.length]!, random);
      accepts(() => verify(fromJson(json)), json);
    }
  });
});
