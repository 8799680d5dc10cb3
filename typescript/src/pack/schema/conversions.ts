import { isDate } from "../../core/index.ts";
import { refuse } from "./refuse.ts";

const NANOS = 1_000_000;

/** The seconds of a date since 1970, and the nanoseconds beyond them. */
export function instantOf(value: Date): [seconds: number, nanoseconds: number] {
  const milliseconds = timeOf(value);
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, (milliseconds - seconds * 1000) * NANOS];
}

/** The milliseconds of a date since 1970. */
export function timeOf(value: Date): number {
  if (!isDate(value) || Number.isNaN(value.getTime())) refuse("a Date that is valid", value);
  return value.getTime();
}

export function dateOf([seconds, nanoseconds]: [seconds: number, nanoseconds: number]): Date {
  if (nanoseconds >= NANOS * 1000) refuse("nanoseconds below 1000000000", nanoseconds);
  const value = new Date(seconds * 1000 + Math.floor(nanoseconds / NANOS));
  return Number.isNaN(value.getTime()) ? refuse("an instant that a Date has", seconds) : value;
}

/** Where each byte's two digits are, and what stands between some of them. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const HYPHENS = [8, 13, 18, 23];
const DIGITS = "0123456789abcdef";
const CODES = /* @__PURE__ */ Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));
/** What each character of ASCII is as a digit, -1 of one that is none. */
const VALUES = /* @__PURE__ */ Int8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code).toLowerCase()));

export function bytesOfUuid(text: string): number[] {
  const isLikeOne = typeof text === "string" && text.length === 36 && HYPHENS.every((at) => text[at] === "-");
  const bytes = isLikeOne ? PLACES.map((at) => (digitAt(text, at) << 4) | digitAt(text, at + 1)) : [-1];
  if (bytes.some((byte) => byte < 0)) refuse("a UUID", text);
  return bytes;
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? VALUES[code]! : -1;
}

/** All in one call: a text that is put together of parts takes twice as long, and again when it is first looked at. */
export function textOfUuid(bytes: number[]): string {
  const high = (at: number) => CODES[bytes[at]! >> 4]!;
  const low = (at: number) => CODES[bytes[at]! & 15]!;
  const hyphen = 45;
  // biome-ignore format: a line for each part
  return String.fromCharCode(
    high(0), low(0), high(1), low(1), high(2), low(2), high(3), low(3), hyphen,
    high(4), low(4), high(5), low(5), hyphen,
    high(6), low(6), high(7), low(7), hyphen,
    high(8), low(8), high(9), low(9), hyphen,
    high(10), low(10), high(11), low(11), high(12), low(12), high(13), low(13), high(14), low(14), high(15), low(15),
  );
}
