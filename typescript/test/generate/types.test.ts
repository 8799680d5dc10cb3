import type { Encodable, Infer } from "octavo/pack";
import { expectTypeOf, test } from "vitest";
import * as codecs from "./golden/schemas.codecs.js";
import * as schemas from "./golden/schemas.ts";

test("generated codecs have the static types of the schemas", () => {
  expectTypeOf(codecs.Order.decode).returns.toEqualTypeOf<Infer<typeof schemas.Order>>();
  expectTypeOf(codecs.Item.encode).parameter(0).toEqualTypeOf<Encodable<schemas.Item>>();
  expectTypeOf<codecs.Shape>().toEqualTypeOf<{ type: "circle"; radius: number } | { type: "none" }>();
  expectTypeOf<codecs.Tree>().toEqualTypeOf<schemas.Tree>();
  expectTypeOf(codecs.books).toEqualTypeOf(schemas.books);
});
