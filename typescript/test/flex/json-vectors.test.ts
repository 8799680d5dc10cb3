import { fromJson, OctavoError, read, toJson } from "octavo/flex";
import { expect, test } from "vitest";
import { type RefusedJson, refusedJson, unhex, validJson } from "./vectors.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Where a text is malformed, or null. */
function faultIn(json: Uint8Array | string, { limits }: RefusedJson): number | null {
  try {
    fromJson(json, {}, limits);
    return null;
  } catch (error) {
    if (error instanceof OctavoError && error.family === "malformed") return error.offset!;
    throw error;
  }
}

test("there are vectors", () => expect([validJson.length, refusedJson.length].map((it) => it > 50)).toEqual([true, true]));

test.each(validJson)("$id is read", ({ text, json, type }) => {
  for (const each of [text, utf8(text)]) expect(toJson(fromJson(each))).toBe(json);
  if (type !== undefined) expect(read(fromJson(text)).type).toBe(type);
});

test.each(refusedJson)("$id: the offset of the fault", (vector) => {
  const { text, bytes, offset } = vector;
  const texts = text === undefined ? [unhex(bytes!)] : [text, utf8(text)];
  for (const each of texts) expect(faultIn(each, vector)).toBe(offset);
});
