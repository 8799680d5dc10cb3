import { typeOf, u8, vi64, vu32 } from "./plain.ts";
import { array, tuple } from "./several.ts";
import type { Type } from "./type.ts";

/** A type of the program's own: `encode` makes what is written as `item`, `decode` makes the value of it again. */
export function codec<T, W>(item: Type<W>, encode: (value: T) => W, decode: (wire: W) => T): Type<T> {
  return typeOf({
    kind: "custom",
    item: item.node,
    encode: encode as (value: never) => unknown,
    decode: decode as (wire: never) => unknown,
  });
}

const NANOS = 1_000_000;

/** A `Date`, as an instant: seconds since 1970, and the nanoseconds beyond them. What is finer than a millisecond is dropped. */
export const date: Type<Date> = codec(
  tuple(vi64.number, vu32),
  (value: Date): [number, number] => {
    const milliseconds = value.getTime();
    const seconds = Math.floor(milliseconds / 1000);
    return [seconds, (milliseconds - seconds * 1000) * NANOS];
  },
  ([seconds, nanoseconds]) => new Date(seconds * 1000 + Math.floor(nanoseconds / NANOS)),
);

/** A UUID in its usual text, in 16 bytes. */
export const uuid: Type<string> = codec(array(u8, 16), bytesOfUuid, textOfUuid);

function bytesOfUuid(text: string): number[] {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new TypeError(`expected a UUID, found ${text}`);
  return text
    .replaceAll("-", "")
    .match(/../g)!
    .map((digits) => Number.parseInt(digits, 16));
}

function textOfUuid(bytes: number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
