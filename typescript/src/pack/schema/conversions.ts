const NANOS = 1_000_000;

/** The seconds of a date since 1970, and the nanoseconds beyond them. */
export function instantOf(value: Date): [seconds: number, nanoseconds: number] {
  const milliseconds = value.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, (milliseconds - seconds * 1000) * NANOS];
}

export function dateOf([seconds, nanoseconds]: [seconds: number, nanoseconds: number]): Date {
  return new Date(seconds * 1000 + Math.floor(nanoseconds / NANOS));
}

export function bytesOfUuid(text: string): number[] {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new TypeError(`expected a UUID, found ${text}`);
  return text
    .replaceAll("-", "")
    .match(/../g)!
    .map((digits) => Number.parseInt(digits, 16));
}

export function textOfUuid(bytes: number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
