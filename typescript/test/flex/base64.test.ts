import { afterEach, expect, test, vi } from "vitest";

const BYTES = Uint8Array.from({ length: 20_000 }, (_, at) => (at * 167) & 255);

afterEach(() => vi.resetModules());

/** Makes JSON of blobs whose base64 has one piece, or several, with all there may be of padding. */
async function expectBase64(): Promise<void> {
  const { encode, toJson } = await import("../../src/flex/index.ts");
  for (const length of [0, 1, 2, 3, 6143, 6144, 6145, 12_288, 20_000]) {
    const blob = BYTES.subarray(20_000 - length);
    expect(toJson(encode(blob))).toBe(`"${Buffer.from(blob).toString("base64")}"`);
  }
}

test("blobs are base64 as Node makes it", expectBase64);

test("blobs are base64 as any engine makes it", async () => {
  vi.doMock("../../src/core/node-text.ts", () => import("../../src/core/node-text.browser.ts"));
  await expectBase64();
});

test("blobs are base64 as newer engines make it", async () => {
  const toBase64 = vi.fn(function (this: Uint8Array) {
    return Buffer.from(this).toString("base64");
  });
  Object.defineProperty(Uint8Array.prototype, "toBase64", { value: toBase64, configurable: true });
  try {
    await expectBase64();
  } finally {
    Reflect.deleteProperty(Uint8Array.prototype, "toBase64");
  }
  expect(toBase64).toHaveBeenCalled();
});
