import { flex } from "octavo/flex";
import { str, struct } from "octavo/pack";
import { describe, expect, test } from "vitest";
import { putOwn } from "../../src/core/index.ts";
import { engines, packBy } from "../pack/engines.ts";

describe("a codec that is frozen, as programs that harden all they export do,", () => {
  const type = struct({ a: str });

  test.each(engines)("writes and reads by the engine of %s", (engine) => {
    const codec = Object.freeze(packBy(engine, type));
    for (let times = 0; times < 2; times++) expect(codec.decode(codec.encode({ a: "x" }))).toEqual({ a: "x" });
    expect(() => codec.encode({} as never)).toThrow("(/a): expected a string");
  });

  test("writes and reads flex", () => {
    const codec = Object.freeze(flex(type));
    expect(codec.decode(codec.encode({ a: "x" }))).toEqual({ a: "x" });
  });
});

test("an object has a property that is called as one it inherits, which is frozen", () => {
  const made = Object.create(Object.freeze({ valueOf: 1 }));
  putOwn(made, "valueOf", 2);
  expect(Object.getOwnPropertyDescriptors(made)).toEqual(Object.getOwnPropertyDescriptors({ valueOf: 2 }));
});
