import { type FlexValue, OctavoError, read, toJson, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { typed, withFloatBits } from "./typed.ts";
import { illFormed, invalid, limited, valid } from "./vectors.ts";

test.each(Object.entries({ valid, invalid, illFormed, limited }))("there are %s vectors", (_, vectors) => expect(vectors).not.toEqual([]));

describe("valid vectors", () => {
  test.each(valid)("$id is read", ({ bytes, value }) => {
    expect(typed(read(bytes))).toEqual(withFloatBits(value));
  });

  test.each(valid)("$id is read inside a larger array", ({ bytes, value }) => {
    const larger = new Uint8Array(bytes.length + 8).fill(0xff);
    larger.set(bytes, 3);
    expect(typed(read(larger.subarray(3, 3 + bytes.length)))).toEqual(withFloatBits(value));
  });

  test.each(valid)("$id is verified", ({ bytes }) => verify(bytes));
});

describe("invalid vectors", () => {
  test.each(invalid)("$id is refused: $reason", ({ bytes, error, offset }) => {
    const refusal = thrown(() => verify(bytes));
    expect(refusal).toBeInstanceOf(OctavoError);
    expect([(refusal as OctavoError).family, (refusal as OctavoError).offset]).toEqual([error, offset]);
  });

  test.each(invalid)("$id is survived by an unverified reader", ({ bytes }) => {
    for (const use of [() => visit(read(bytes), 0), () => toObject(bytes)]) {
      const refusal = thrown(use);
      if (refusal !== undefined) expect(refusal).toBeInstanceOf(OctavoError);
    }
  });

  test.each(illFormed)("$id is refused by an unverified reader, too", ({ bytes, error, offset }) => {
    for (const use of [() => typed(read(bytes)), () => toObject(bytes), () => toJson(bytes)]) {
      expect(thrown(use)).toMatchObject({ name: "OctavoError", family: error, offset });
    }
  });
});

test.each(limited)("$id: $reason", ({ limits, bytes, offset }) => {
  const refusal = thrown(() => verify(bytes, limits));
  if (offset === null) expect(refusal).toBeUndefined();
  else expect(refusal).toMatchObject({ name: "OctavoError", family: "malformed", offset });
});

function thrown(use: () => unknown): unknown {
  try {
    use();
    return undefined;
  } catch (error) {
    return error;
  }
}

function visit(value: FlexValue, depth: number): void {
  if (depth > 100) return;
  if (value.type === "map") for (const [, it] of value.map) visit(it, depth + 1);
  else if (value.type.startsWith("vector")) for (const it of value.vector) visit(it, depth + 1);
  else typed(value);
}
