import { expect, test } from "vitest";
import { list, pack, str, struct } from "../../src/pack/index.ts";
import { tell, violations } from "./tell.ts";

const codecs = [pack(struct({ name: str })), pack(list(str))] as const;

test("nobody asks whether code may be made before a codec is used", async () => {
  expect(await violations()).toEqual([]);
});

test("the first codec asks, and none after it", async () => {
  expect(codecs[0].decode(codecs[0].encode({ name: "ada" }))).toEqual({ name: "ada" });
  expect(await violations()).toEqual(["eval"]);
  expect(codecs[1].decode(codecs[1].encode(["x"]))).toEqual(["x"]);
  expect(await violations()).toEqual(["eval"]);
});

void tell();
