import { describe, test } from "vitest";
import { OctavoError, pack, parse } from "../../src/pack/index.ts";
import { fromHex, toHex } from "./vector-values.ts";
import { type Vector, vectorsOf } from "./vectors.ts";

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 50_000);

/** Numbers from 0 up to a limit, always the same. */
function seeded(): (limit: number) => number {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * limit);
  };
}

/** The message with bytes flipped, cut off or added. */
function changed(message: Uint8Array, below: (limit: number) => number): Uint8Array {
  const kind = below(4);
  if (kind === 0) return message.slice(0, below(message.length + 1));
  if (kind === 1) return Uint8Array.of(...message, ...Array.from({ length: 1 + below(8) }, () => below(256)));
  const copy = message.slice();
  for (let left = 1 + below(3); left > 0 && copy.length > 0; left--) copy[below(copy.length)] = below(256);
  return copy;
}

describe.each(["generated", "closures"] as const)("mutated messages by the engine of %s", (engine) => {
  test("are read or refused", { timeout: 600_000 }, () => {
    const vectors = vectorsOf("valid").flatMap(([, each]) => each.filter(({ bytes }) => bytes.length < 2000));
    const codecs = vectors.map(({ schema }: Vector) => pack(parse(schema), { engine }));
    const below = seeded();
    for (let left = INPUTS / 2; left > 0; left--) {
      const at = below(vectors.length);
      const message = changed(fromHex(vectors[at]!.bytes), below);
      try {
        codecs[at]!.decode(message);
      } catch (error) {
        if (!(error instanceof OctavoError)) throw new Error(`${vectors[at]!.schema} ${toHex(message)}`, { cause: error });
      }
    }
  });
});
