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

export function bytesOfUuid(text: string): number[] {
  if (typeof text !== "string" || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) refuse("a UUID", text);
  return text
    .replaceAll("-", "")
    .match(/../g)!
    .map((digits) => Number.parseInt(digits, 16));
}

export function textOfUuid(bytes: number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
