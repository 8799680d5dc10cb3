import { textOf } from "./text.ts";
import type { Type } from "./type.ts";

const POLYNOMIAL = 0xc15d213aa4d7a795n;

/** The two halves of each byte's remainder, made at first use. */
let low: Int32Array | undefined;
let high: Int32Array | undefined;

function makeTables(): [Int32Array, Int32Array] {
  low = new Int32Array(256);
  high = new Int32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let rest = BigInt(byte);
    for (let bit = 0; bit < 8; bit++) rest = (rest >> 1n) ^ (rest & 1n ? POLYNOMIAL : 0n);
    low[byte] = Number(rest & 0xffffffffn);
    high[byte] = Number(rest >> 32n);
  }
  return [low, high];
}

/** The fingerprint of a schema, in 16 hexadecimal digits: the same in every language for the same schema. */
export function fingerprintOf(type: Type<unknown>): string {
  return crc64(textOf(type));
}

/** The CRC-64-AVRO of a schema's text: spec/pack.md, rule 1.5. */
export function crc64(text: string): string {
  const [lows, highs] = low && high ? [low, high] : makeTables();
  let [lo, hi] = [Number(POLYNOMIAL & 0xffffffffn) | 0, Number(POLYNOMIAL >> 32n) | 0];
  for (const byte of new TextEncoder().encode(text)) {
    const at = (lo ^ byte) & 255;
    lo = ((lo >>> 8) | (hi << 24)) ^ lows[at]!;
    hi = (hi >>> 8) ^ highs[at]!;
  }
  return digits(hi) + digits(lo);
}

function digits(half: number): string {
  return (half >>> 0).toString(16).padStart(8, "0");
}
