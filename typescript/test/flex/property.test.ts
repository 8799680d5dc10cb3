import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { encode, FlexBuilder, type FlexOptions, fromJson, read, sizeProfile, toJson, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { random } from "./random-value.ts";

const FORMS: Record<string, FlexOptions> = {
  speed: {},
  "speed+compat": { compat: true },
  "nothing shared": { shareKeys: false, shareStrings: false },
  size: { profile: sizeProfile },
  "size+compat": { profile: sizeProfile, compat: true },
};

describe.each(Object.entries(FORMS))("written with %s", (_, options) => {
  const builder = new FlexBuilder(options);

  test("every value comes back, and is verified", () => {
    fc.assert(
      fc.property(random, ({ value, put }) => {
        builder.clear();
        put(builder);
        const message = builder.finish();
        verify(message);
        expect(isDeepStrictEqual(toObject(message), value)).toBe(true);
        expect(isDeepStrictEqual(toObject(read(message)), value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("plain values come back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isDeepStrictEqual(toObject(encode(value, options)), value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("JSON comes back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(JSON.parse(toJson(fromJson(json, options)))).toEqual(JSON.parse(json));
      }),
      { numRuns: 500 },
    );
  });
});

test("any bytes are refused or read, never more", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      for (const use of [verify, toObject, toJson, fromJson]) {
        try {
          use(bytes);
        } catch (error) {
          expect(error).toMatchObject({ name: "OctavoError" });
        }
      }
    }),
    { numRuns: 5000 },
  );
});
