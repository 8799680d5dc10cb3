import { FlexBuilder, mutate, read, toObject, verify } from "octavo/flex";
import { expect, test } from "vitest";

function message(): Uint8Array {
  const builder = new FlexBuilder();
  builder.putMap(() => {
    builder.key("big");
    builder.putIndirectInt(1_000_000);
    builder.key("flag");
    builder.putBoolean(true);
    builder.key("float");
    builder.putFloat(1.5);
    builder.key("name");
    builder.putString("käse");
    builder.key("signed");
    builder.putInt(-1);
    builder.key("unsigned");
    builder.putUint(7);
  });
  return builder.finish();
}

const valueIn = (bytes: Uint8Array, key: string) => read(bytes).map.get(key)!;

test("what fits is overwritten", () => {
  const bytes = message();
  const changes = { big: -2_000_000, flag: false, float: -0.25, name: "bröx", signed: -2, unsigned: 0xffff_ffff };
  for (const [key, to] of Object.entries(changes)) expect(mutate(valueIn(bytes, key), to), key).toBe(true);
  verify(bytes);
  expect(toObject(bytes)).toEqual(changes);
});

test.each([
  ["big", 2 ** 40],
  ["big", 0.5],
  ["signed", 2 ** 31],
  ["signed", -0],
  ["signed", 2n ** 64n],
  ["unsigned", -1],
  ["unsigned", true],
  ["float", 0.1],
  ["float", 1n],
  ["float", true],
  ["name", "kaese!"],
  ["name", 5],
  ["flag", 1],
] as const)("%s does not become %s", (key, to) => {
  const bytes = message();
  expect(mutate(valueIn(bytes, key), to)).toBe(false);
  expect(bytes).toEqual(message());
});

test("a key stays as it is, and half of a surrogate pair is refused", () => {
  const builder = new FlexBuilder();
  builder.putKey("key");
  expect(mutate(read(builder.finish()), "yek")).toBe(false);
  expect(() => mutate(valueIn(message(), "name"), "\ud800xx")).toThrow(expect.objectContaining({ family: "mismatch" }));
});
