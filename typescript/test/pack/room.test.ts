import { expect, test } from "vitest";
import { type Codec, f64, list, optional, pack, str, struct, typed, u8, Writer } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";
import { toHex } from "./vector-values.ts";

const Post = struct({
  tags: optional(list(str)),
  data: optional(typed(u8)),
  by: str,
  price: optional(f64),
  text: str,
  note: optional(str),
});
const posts = [
  { by: "ada", price: 0.5, text: "of 14 letters.", note: "at the end" },
  { tags: ["a"], by: "of 14 letters.", text: "twelve of it", note: "" },
  { data: Uint8Array.of(1, 2), by: "ada", price: 0.5, text: "", note: "of 14 letters." },
];

/** What has been written to a writer that had room for so many bytes at first. */
function written<T>(codec: Codec<T>, value: T, capacity: number): string {
  const writer = new Writer(capacity);
  codec.encodeInto(value, writer);
  return toHex(writer.written());
}

test.each(engines)("values are written wherever a writer's memory ends: %s", (engine) => {
  const lists = packBy(engine, list(Post));
  for (const value of [...posts.map((post) => [post]), posts]) {
    const message = pack(list(Post), { engine: "closures" }).encode(value);
    for (let capacity = 0; capacity < message.length; capacity++) expect(written(lists, value, capacity)).toBe(toHex(message));
  }
});
