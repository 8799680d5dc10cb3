import { FlexBuilder, type FlexOptions, sizeProfile, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { putTyped } from "./put-typed.ts";
import { canonical, hex, valid } from "./vectors.ts";

const FORMS: Record<string, FlexOptions> = {
  speed: {},
  "speed+compat": { compat: true },
  "speed+unshared": { shareKeys: false, shareStrings: false },
  size: { profile: sizeProfile },
  "size+compat": { profile: sizeProfile, compat: true },
};

const stored = canonical();

describe.each(Object.keys(FORMS))("written with %s", (form) => {
  const builder = new FlexBuilder(FORMS[form]);

  test.each(valid)("$id has the canonical bytes", ({ id, value }) => {
    builder.clear();
    putTyped(builder, value);
    const message = builder.finish();
    expect(hex(message)).toBe(hex(stored.get(id)![form]!));
    verify(message);
  });
});
