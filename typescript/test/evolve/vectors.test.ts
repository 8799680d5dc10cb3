import { describe, expect, test } from "vitest";
import { reading } from "../../src/evolve/index.ts";
import { type OctavoError, parse } from "../../src/pack/index.ts";
import { engines, packBy } from "../pack/engines.ts";
import { fromHex, fromJson, toHex } from "../pack/vector-values.ts";
import { vectorsOf } from "../pack/vectors.ts";

describe.each(engines)("a codec of %s", (engine) => {
  describe.each(vectorsOf("resolution"))("%s", (_, vectors) => {
    test.each(vectors)("$name", ({ writer, reader, bytes, written, value, verdict, kind, offset, path, late }) => {
      const [from, to] = [parse(writer), packBy(engine, parse(reader))];
      if (verdict === "malformed") {
        expect(errorOf(() => reading(to, writer).decode(fromHex(bytes)))).toMatchObject({ family: "malformed", kind, offset, path });
        return;
      }
      if (written) expect(toHex(packBy(engine, from).encode(fromJson(from.node, written)))).toBe(bytes);
      if (verdict === "valid") {
        expect(reading(to, writer).decode(fromHex(bytes))).toEqual(fromJson(parse(reader).node, value));
        return;
      }
      const early = late ? reading(to, writer) : undefined;
      const error = errorOf(() => (early ?? reading(to, writer)).decode(fromHex(bytes)));
      expect(error.family).toBe("mismatch");
      expect(error.path).toBe(path);
    });
  });
});

function errorOf(action: () => unknown): OctavoError {
  try {
    action();
  } catch (error) {
    return error as OctavoError;
  }
  throw new Error("nothing was thrown");
}
