import { describe, expect, test } from "vitest";
import { f64, i32, list, map, str, tuple, u8, vi53, vi64 } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const MASK = (1n << 64n) - 1n;
const MANY = 16_384;
const LARGE = 100_000;

/** What V8 says of 32 bits. */
function hashOfInt(key: number): number {
  let hash = (~key + (key << 15)) | 0;
  hash ^= hash >>> 12;
  hash = (hash + (hash << 2)) | 0;
  hash ^= hash >>> 4;
  hash = Math.imul(hash, 2057);
  return (hash ^ (hash >>> 16)) & 0x3fff_ffff;
}

/** What V8 says of 64 bits. */
function hashOfLong(key: bigint): number {
  let hash = (~key + (key << 18n)) & MASK;
  hash ^= hash >> 31n;
  hash = (hash * 21n) & MASK;
  hash ^= hash >> 11n;
  hash = (hash + (hash << 6n)) & MASK;
  hash ^= hash >> 22n;
  return Number(hash & 0x3fff_ffffn);
}

function hashOfFloat(value: number): number {
  return hashOfLong(new BigUint64Array(Float64Array.of(value).buffer)[0]!);
}

/** Those of ever more keys that fall into one of 128 places. */
function crowded<K>(key: (index: number) => K, hash: (key: K) => number): K[] {
  const keys: K[] = [];
  for (let index = 0; keys.length < MANY; index++) {
    const made = key(index);
    if ((hash(made) & 127) === 7) keys.push(made);
  }
  return keys;
}

const crowds = [
  ["integers", i32, crowded((index) => index, hashOfInt)],
  ["negative integers", i32, crowded((index) => -index, hashOfInt)],
  ["large integers", vi53, crowded((index) => 2 ** 40 + index, hashOfFloat)],
  ["floats", f64, crowded((index) => index + 0.5, hashOfFloat)],
  ["bigints", vi64, crowded((index) => BigInt(index) + (1n << 40n), hashOfLong)],
  [
    "negative bigints",
    vi64,
    crowded(
      (index) => -1n - BigInt(index),
      (key) => hashOfLong(-key),
    ),
  ],
] as const;

describe.each(engines)("crowds of keys, %s", (engine) => {
  test.each(crowds)("of %s are refused", (_, key, keys) => {
    const message = packBy("closures", list(tuple(key as typeof i32, u8))).encode(
      (keys as readonly number[]).map((each) => [each, 1] as const),
    );
    const maps = packBy(engine, map(key as typeof i32, u8));
    expect(() => maps.decode(message)).toThrow("1024 numbers in each place of a hash table");
    const few = new Map((keys as readonly number[]).slice(0, 1024).map((each) => [each, 1] as const));
    expect(maps.decode(maps.encode(few))).toEqual(few);
  });

  test.each([
    ["in a row", (index: number) => index],
    ["at distances", (index: number) => index * 1024],
    ["at large distances", (index: number) => index << 20],
    ["of hours", (index: number) => 1.7e12 + index * 3.6e6],
    ["halves", (index: number) => index / 2],
    ["tenths", (index: number) => index / 10],
    ["powers", (index: number) => 1.0001 ** index],
    ["random", () => Math.random() * 2 ** 32],
  ])("ordinary numbers %s are read", (_, key) => {
    const numbers = new Map(Array.from({ length: LARGE }, (_, index) => [key(index), 1]));
    const codec = packBy(engine, map(f64, u8));
    expect(codec.decode(codec.encode(numbers)).size).toBe(numbers.size);
  });

  test("texts are read", () => {
    const texts = new Map(Array.from({ length: 2000 }, (_, index) => [`${index}`, 1]));
    const codec = packBy(engine, map(str, u8));
    expect(codec.decode(codec.encode(texts))).toEqual(texts);
  });
});
