import { verify } from "octavo/flex";
import { expect, test } from "vitest";
import { allocatedBy } from "../heap-growth.ts";

const PREFIX = 64;

/** Maps of the same keys, each of which is the end of the one after it: pairs that all wait until the last. */
function mapsOfLongKeys(keyCount: number, mapCount: number): Uint8Array {
  const bytes: number[] = [...new Array(PREFIX + keyCount).fill(0x6b), 0];
  const int16 = (value: number) => void bytes.push(value & 0xff, value >> 8);
  const int32 = (value: number) => void bytes.push(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >> 24);
  const vector = () => {
    if (bytes.length % 2 === 1) bytes.push(0);
    int16(keyCount);
    const base = bytes.length;
    for (let key = 0; key < keyCount; key++) int16(bytes.length - (keyCount - 1 - key));
    return base;
  };
  const map = () => {
    const keys = vector();
    for (const field of [bytes.length - keys, 2, keyCount]) int16(field);
    const base = bytes.length;
    for (let index = 0; index < 3 * keyCount; index++) bytes.push(0);
    return base;
  };
  const bases = Array.from({ length: mapCount }, map);
  int32(mapCount);
  const base = bytes.length;
  for (const at of bases) int32(bytes.length - at);
  for (const _ of bases) bytes.push((9 << 2) | 1);
  int32(bytes.length - base);
  return Uint8Array.from([...bytes, (10 << 2) | 2, 4]);
}

test("long keys that are neighbours over and over take few bytes for each of the message", () => {
  const message = mapsOfLongKeys(200, 60);
  const taken = allocatedBy(() => verify(message), 1);
  expect(taken).toBeLessThan(5 * message.length);
});
