import { type FlexValue, fromJson, read, toJson, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { mutated, randomOf } from "../fuzz/mutations.ts";
import { accepts, INPUTS } from "../fuzz/survival.ts";
import { invalid, valid } from "./vectors.ts";

const messages = valid.filter(({ bytes }) => bytes.length <= 2000).map(({ bytes }) => bytes);

function visitAll(bytes: Uint8Array): void {
  visit(read(bytes), { count: 2000 }, 0);
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
  test("are refused, or read to the end", { timeout: 1_200_000 }, () => {
    const random = randomOf(20261121);
    let verified = 0;
    for (let index = 0; index < INPUTS; index++) {
      const bytes = mutated(messages[index % messages.length]!, random);
      const isVerified = accepts(() => verify(bytes), bytes);
      const isRead = accepts(() => toObject(bytes), bytes);
      accepts(() => visitAll(bytes), bytes);
      accepts(() => toJson(bytes, { nonFiniteAsStrings: true }), bytes);
      if (isVerified && !isRead) throw new Error(`was verified and cannot be read: ${Buffer.from(bytes).toString("hex")}`);
      if (isVerified) verified++;
    }
    expect(verified).toBeGreaterThan(INPUTS / 100);
    expect(verified).toBeLessThan(INPUTS);
  });

  test("take little memory, whatever they claim", () => {
    for (const input of [...invalid.map(({ bytes }) => bytes), ...claims()]) {
      for (const use of [verify, toObject, toJson, visitAll]) accepts(() => use(input), input);
    }
  });

  test("JSON is refused, or becomes a message", { timeout: 1_200_000 }, () => {
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
