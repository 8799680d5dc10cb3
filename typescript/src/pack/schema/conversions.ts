import { isDate, OctavoError, shown } from "../../core/index.ts";

const NANOS = 1_000_000;

/** Throws a mismatch without a path, which whoever writes or reads the value knows. */
function refuse(expected: string, value: unknown): never {
  throw new OctavoError("mismatch", { expected, found: shown(value) });
}

/** The seconds of a date since 1970, and the nanoseconds beyond them. */
export function instantOf(value: Date): [seconds: number, nanoseconds: number] {
  if (!isDate(value) || Number.isNaN(value.getTime())) refuse("a Date that is valid", value);
  const milliseconds = value.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, (milliseconds - seconds * 1000) * NANOS];
}

export function dateOf([seconds, nanoseconds]: [seconds: number, nanoseconds: number]): Date {
  if (nanoseconds >= NANOS * 1000) refuse("nanoseconds below 1000000000", nanoseconds);
  const value = new Date(seconds * 1000 + Math.floor(nanoseconds / NANOS));
  return Number.isNaN(value.getTime()) ? refuse("an instant that a Date has", seconds) : value;
}

/** Where each byte's two digits are. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const DIGITS = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function bytesOfUuid(text: string): number[] {
  if (typeof text !== "string" || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) refuse("a UUID", text);
  return PLACES.map((at) => (digitAt(text, at) << 4) | digitAt(text, at + 1));
}

/** A letter's lowest bits count from 1, and it alone has a bit 64. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code & 15) + 9 * (code >> 6);
}

export function textOfUuid(bytes: number[]): string {
  const two = (at: number) => DIGITS[bytes[at]!]! + DIGITS[bytes[at + 1]!]!;
  return `${two(0)}${two(2)}-${two(4)}-${two(6)}-${two(8)}-${two(10)}${two(12)}${two(14)}`;
}
