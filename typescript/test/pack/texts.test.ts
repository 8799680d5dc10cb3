import { describe, expect, test } from "vitest";
import { list, nullable, shared, str, struct } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

/** Texts side by side, which a reader may make out of one: short and long ones, at the ends of windows of 512 bytes and beyond. */
const texts = Array.from({ length: 1200 }, (_, at) => {
  const units = ["ab", "é", "漢", "\u{1f600}", "\ufffd", "\ufeff", "\0", "\x7f"];
  return (at % 7 === 0 ? units[(at / 7) % units.length]! : "") + "xyz".repeat(at % 11 === 0 ? at : at % 9);
});

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe.each(engines)("texts by the engine of %s", (engine) => {
  test("the error of one that is too long says how long it may be", () => {
    const codec = packBy(engine, struct({ a: str }));
    expect(() => codec.encode({ a: "x".repeat(2 ** 29 - 24) })).toThrow("(/a): expected at most 357913941 characters, found 536870888");
  });

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

  test("texts of fields that come again have the same bytes", () => {
    const codec = packBy(engine, struct({ a: str, b: str, c: nullable(str) }));
    const lone = packBy(engine, str);
    const few = ["a", "BTC-USD", "LTC-USD", "x".repeat(12), "y".repeat(13), "é23456789012", "\0\0\0\0", "\x7f".repeat(8)];
    // So many of the last round are new that what remembers texts gives up.
    const rounds = [few, few, texts.map((text, at) => text.slice(0, 7) + at)];
    for (const [a, b] of rounds.flatMap((round) => round.flatMap((text) => few.map((other) => [text, other] as const)))) {
      const message = codec.encode({ a, b, c: a });
      expect(codec.decode(message)).toEqual({ a, b, c: a });
      for (const text of [a, b]) expect(hex(message)).toContain(hex(lone.encode(text)).slice(2));
    }
  });

  test("no text stands for another one that is of its kind", () => {
    const codec = packBy(engine, struct({ a: str }));
    const alike = ["AVAX-USD", "ADAX-USD", "AVA--USD", "AVAXXUSD", "A\u0141AX-USD"];
    for (const a of [...alike, ...alike]) expect(codec.decode(codec.encode({ a }))).toEqual({ a });
    for (const a of ["AVA\ud800-USD", "AVAX-US\udc00"]) expect(() => codec.encode({ a })).toThrow("without lone surrogates");
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
