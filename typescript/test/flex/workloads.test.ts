import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type FlexOptions, fromJson, sizeProfile, toJson, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";

const ROOT = new URL("../../../", import.meta.url);

/** Where `tools/test` has the workloads written, as JSON. */
const DOCUMENTS = new URL("build/workloads/", ROOT);

const FORMS: Record<string, FlexOptions> = {
  speed: {},
  "speed+compat": { compat: true },
  size: { profile: sizeProfile },
  "size+compat": { profile: sizeProfile, compat: true },
};

const rows = readFileSync(new URL("conformance/vectors/flex/workloads.tsv", ROOT), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

test("there are all of them", () => expect(rows.length).toBe(26 * 5));

describe.skipIf(!existsSync(DOCUMENTS))("the workloads have the bytes that other languages write", () => {
  test.each(rows)("%s as %s", (workload, form, byteCount, hash) => {
    const json = readFileSync(new URL(`${workload}.json`, DOCUMENTS));
    const bytes = form === "json" ? json : fromJson(json, FORMS[form!]);
    expect(bytes.length).toBe(Number(byteCount));
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash);
  });

  test.each(rows.filter(([, form]) => form! in FORMS))("%s as %s is read, and comes back as JSON", (workload, form) => {
    const value = JSON.parse(readFileSync(new URL(`${workload}.json`, DOCUMENTS), "utf8"));
    const message = fromJson(JSON.stringify(value), FORMS[form!]);
    verify(message);
    expect(toObject(message)).toEqual(value);
    expect(JSON.parse(toJson(message))).toEqual(value);
  });
});
