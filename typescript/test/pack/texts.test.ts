import { describe, expect, test } from "vitest";
import { list, shared, str, struct } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

/** Texts side by side, which a reader may make out of one: short and long ones, at the ends of windows of 512 bytes and beyond. */
const texts = Array.from({ length: 1200 }, (_, at) => {
  const units = ["ab", "é", "漢", "\u{1f600}", "\ufffd", "\ufeff", "\0", "\x7f"];
  return (at % 7 === 0 ? units[(at / 7) % units.length]! : "") + "xyz".repeat(at % 11 === 0 ? at : at % 9);
});

describe.each(engines)("texts by the engine of %s", (engine) => {
  test("texts side by side come back", () => {
    const codec = packBy(engine, list(struct({ a: str, b: list(str), c: shared })));
    const value = texts.map((a, at) => ({ a, b: texts.slice(at, at + (at % 5)), c: texts[(at * 7) % 600]! }));
    expect(codec.decode(codec.encode(value))).toEqual(value);
  });

  test("each of them is checked", () => {
    const codec = packBy(engine, list(str));
    const message = codec.encode(["a", "bc", "def", "ghij", "k".repeat(14)]);
    for (const at of [2, 5, 8, 9, 12, 16, 28]) {
      const broken = Uint8Array.from(message);
      broken[at] = 0xff;
      expect(() => codec.decode(broken)).toThrow(/malformed at byte \d+ .*expected well-formed UTF-8/);
    }
  });

  test("a message's texts are not those of the message before", () => {
    const codec = packBy(engine, list(str));
    const [first, second] = [
      ["aa", "bb", "cc", "dd"],
      ["ee", "ff", "gg", "hh"],
    ];
    const messages = [codec.encode(first!), codec.encode(second!)];
    expect(messages.map((message) => codec.decode(message))).toEqual([first, second]);
  });
});
