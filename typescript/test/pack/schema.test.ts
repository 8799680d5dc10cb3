import { describe, expect, test } from "vitest";
import { fingerprintOf, parse, textOf } from "../../src/pack/index.ts";
import { vectorsOf } from "./vectors.ts";

describe.each(vectorsOf("schema"))("schemas: %s", (_, vectors) => {
  test.each(vectors)("$name", ({ schema, verdict, fingerprint }) => {
    if (verdict === "malformed") {
      expect(() => parse(schema)).toThrow(expect.objectContaining({ name: "OctavoError", family: "malformed" }));
    } else {
      expect(textOf(parse(schema))).toBe(schema);
      expect(fingerprintOf(schema)).toBe(fingerprint);
    }
  });
});
