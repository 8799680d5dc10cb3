import { expect, test } from "vitest";
import { checkedLimits } from "../../src/core/index.ts";
import { Intern } from "../../src/pack/wire/intern.ts";
import { Reader } from "../../src/pack/wire/reader.ts";

const COUNT = 32;

test.each<[string, (at: number) => string]>([
  ["names", (at) => `user${at}`],
  ["days", (at) => `2026-11-${10 + at}`],
  ["hours", (at) => `2026-11-27T${10 + at}`],
  ["codes", (at) => `SKU-${1000 + 37 * at}`],
])("%s that differ in their last characters are remembered beside each other", (_, textOf) => {
  const texts = Array.from({ length: COUNT }, (_, at) => textOf(at));
  const message = new TextEncoder().encode(texts.join(""));
  const intern = new Intern();
  const made = () => {
    const reader = new Reader();
    let count = 0;
    reader.begin(message, checkedLimits());
    reader.text = (byteCount) => {
      count++;
      return Reader.prototype.text.call(reader, byteCount, true);
    };
    expect(texts.map(({ length }) => intern.text(reader, length))).toEqual(texts);
    return count;
  };
  expect(made()).toBe(COUNT);
  expect(made()).toBeLessThan(COUNT / 3);
});
