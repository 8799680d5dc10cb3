import { expect, test, vi } from "vitest";
import { checkedLimits } from "../../src/core/index.ts";
import { list, pack, str } from "../../src/pack/index.ts";
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

test("what another thread changes in a message while it is read is in no message behind it", () => {
  const codec = pack(list(str));
  const [text, other] = ["a\ufffd", "b\ufffd"];
  const encoded = codec.encode([text, ...new Array(100).fill("filling")]);
  const message = new Uint8Array(new SharedArrayBuffer(encoded.length));
  message.set(encoded);
  const { decode } = TextDecoder.prototype;
  const whileItIsRead = vi.spyOn(TextDecoder.prototype, "decode").mockImplementationOnce(function (this: TextDecoder, input) {
    message[message.indexOf(text.charCodeAt(0))] = other.charCodeAt(0);
    return decode.call(this, input);
  });
  expect(codec.decode(message)[0]).toBe(other);
  whileItIsRead.mockRestore();
  expect(codec.decode(codec.encode([text]))).toEqual([text]);
});
