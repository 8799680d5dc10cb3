import { describe, expect, test } from "vitest";
import { parse } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";
import { fromHex, fromJson, toHex } from "./vector-values.ts";
import { vectorsOf } from "./vectors.ts";

describe.each(engines)("the engine of %s", (engine) => {
  describe.each(vectorsOf("valid"))("valid: %s", (_, vectors) => {
    test.each(vectors)("$name", ({ schema, bytes, value, reencode }) => {
      const type = parse(schema);
      const codec = packBy(engine, type);
      const decoded = codec.decode(fromHex(bytes));
      expect(decoded).toEqual(fromJson(type.node, value));
      const again = codec.encode(fromJson(type.node, value));
      if (reencode === "same") expect(toHex(again)).toBe(bytes);
      if (reencode === "shorter") expect(again.length).toBeLessThan(bytes.length / 2);
      if (reencode === "nan") expect(codec.decode(again)).toEqual(decoded);
    });
  });

  describe.each(vectorsOf("invalid"))("invalid: %s", (_, vectors) => {
    test.each(vectors)("$name", ({ schema, bytes, kind, offset, path }) => {
      const codec = packBy(engine, parse(schema));
      expect(() => codec.decode(fromHex(bytes))).toThrow(
        expect.objectContaining({ name: "OctavoError", family: "malformed", kind, offset, path }),
      );
    });
  });

  describe.each(vectorsOf("limits"))("limits: %s", (_, vectors) => {
    test.each(vectors)("$name", ({ schema, limits, bytes, verdict, value, kind, offset, path }) => {
      const type = parse(schema);
      const codec = packBy(engine, type, { limits });
      const decode = () => codec.decode(fromHex(bytes));
      if (verdict === "valid") expect(decode()).toEqual(fromJson(type.node, value));
      else expect(decode).toThrow(expect.objectContaining({ name: "OctavoError", family: "malformed", kind, offset, path }));
    });
  });

  describe.each(vectorsOf("evolution"))("evolution: %s", (_, vectors) => {
    test.each(vectors)("$name", ({ writer, reader, bytes, written, value }) => {
      const [from, to] = [parse(writer), parse(reader)];
      expect(toHex(packBy(engine, from).encode(fromJson(from.node, written)))).toBe(bytes);
      expect(packBy(engine, to).decode(fromHex(bytes))).toEqual(fromJson(to.node, value));
    });
  });

  describe.each(vectorsOf("refused"))("refused: %s", (_, vectors) => {
    test.each(vectors)("$name", ({ schema, value }) => {
      const type = parse(schema);
      expect(() => packBy(engine, type).encode(fromJson(type.node, value))).toThrow(
        expect.objectContaining({ name: "OctavoError", family: "mismatch" }),
      );
    });
  });
});
