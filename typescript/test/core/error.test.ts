import { expect, test } from "vitest";
import { OctavoError } from "../../src/core/index.ts";

test("an error says what was expected, what was found, where and on which path", () => {
  const error = new OctavoError("malformed", { expected: "4 bytes", found: "2", offset: 7, path: "/list/0", kind: "truncated" });
  expect(error.message).toBe("malformed at byte 7 (/list/0): expected 4 bytes, found 2");
  expect(error).toMatchObject({ name: "OctavoError", family: "malformed", kind: "truncated", offset: 7, path: "/list/0" });
});

test("an error about a value has no offset", () => {
  expect(new OctavoError("mismatch", { expected: "a u8", found: "256", path: "" }).message).toBe("mismatch: expected a u8, found 256");
});

test("an error may tell the fault of another one, of another family", () => {
  const other = new OctavoError("malformed", { expected: "4 bytes", found: "2", offset: 7, kind: "truncated" });
  const { family, message, kind } = new OctavoError("mismatch", other);
  expect([family, message, kind]).toEqual(["mismatch", "mismatch at byte 7: expected 4 bytes, found 2", "truncated"]);
});
