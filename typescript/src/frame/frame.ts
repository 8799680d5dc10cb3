import { type Bytes, lengthOf, OctavoError, requireBytes } from "../core/index.ts";
import { crc32c } from "./crc32c.ts";

/** The wires that a frame carries messages of, by their numbers: spec/frame.md, rule 2. */
const NUMBERS = { flex: 1, pack: 2, proto: 3 } as const;
export const WIRES: readonly (Wire | undefined)[] = [undefined, "flex", "pack", "proto"];
export const HAS_FINGERPRINT = 16;
export const HAS_CHECKSUM = 32;
export const LEAD = 0x80;

/** The wires that a frame may carry a message of. */
export type Wire = keyof typeof NUMBERS;

/** One message, and whose it is. */
export interface Frame {
  /** The wire that the message is of. */
  readonly wire: Wire;
  /** The fingerprint of the message's schema, in 16 hexadecimal digits; a pack message must have one. */
  readonly fingerprint?: string | undefined;
  /** The bytes of the message. */
  readonly message: Uint8Array;
  /** Whether a checksum is written, as it is unless told otherwise. */
  readonly hasChecksum?: boolean;
  /** Where the frame began in the stream that it was read from; undefined for one that was not. */
  readonly offset?: number;
}

/** A frame that was read: its message is a copy. */
export interface ReadFrame extends Frame {
  /** The bytes of the message, in memory of their own. */
  readonly message: Bytes;
  /** Whether it had a checksum. */
  readonly hasChecksum: boolean;
  /** Where the frame began in the stream. */
  readonly offset: number;
}

/** What a reader of frames wants them to be: a codec of pack is that, too. */
export interface Expected {
  /** The wire: pack unless told otherwise. */
  readonly wire?: Wire;
  /** The fingerprint of the schema: any unless told otherwise. */
  readonly fingerprint?: string | undefined;
  /** The schema's text, for the error. */
  readonly schema?: string;
}

/** Returns the bytes of a frame: rules 1 to 5. */
export function encodeFrame({ wire, fingerprint, message, hasChecksum = true }: Frame): Bytes {
  if (!Object.hasOwn(NUMBERS, wire)) throw new TypeError(`a frame has no messages of wire ${wire}`);
  requireBytes(message, "the message of a frame");
  const length = lengthOf(message);
  if (wire === "pack" && fingerprint === undefined) throw new TypeError("a frame of a pack message must have a fingerprint");
  const bytes = new Uint8Array(1 + 8 + 5 + length + 4);
  bytes[0] = LEAD | NUMBERS[wire] | (fingerprint === undefined ? 0 : HAS_FINGERPRINT) | (hasChecksum ? HAS_CHECKSUM : 0);
  let at = 1;
  if (fingerprint !== undefined) at = putFingerprint(bytes, at, fingerprint);
  at = putVarint(bytes, at, length);
  bytes.set(message, at);
  at += length;
  if (!hasChecksum) return bytes.slice(0, at);
  new DataView(bytes.buffer).setUint32(at, crc32c(bytes.subarray(0, at)), true);
  return bytes.slice(0, at + 4);
}

function putFingerprint(bytes: Uint8Array, at: number, fingerprint: string): number {
  if (!/^[\da-f]{16}$/.test(fingerprint)) throw new TypeError(`a fingerprint has 16 hexadecimal digits, not ${fingerprint}`);
  for (let i = 0; i < 8; i++) bytes[at + i] = Number.parseInt(fingerprint.slice(14 - 2 * i, 16 - 2 * i), 16);
  return at + 8;
}

function putVarint(bytes: Uint8Array, at: number, value: number): number {
  for (let rest = value; ; rest >>>= 7) {
    bytes[at++] = rest > 127 ? (rest & 127) | 128 : rest;
    if (rest <= 127) return at;
  }
}

/** The fingerprint in 8 bytes at `at`. */
export function getFingerprint(bytes: Uint8Array, at: number): string {
  return Array.from(bytes.subarray(at, at + 8), (byte) => byte.toString(16).padStart(2, "0"))
    .reverse()
    .join("");
}

/** Whether a frame has the wire and, as far as both are known, the fingerprint: rule 9. */
export function matchesFrame(frame: Frame, { wire = "pack", fingerprint }: Expected): boolean {
  return frame.wire === wire && (fingerprint === undefined || frame.fingerprint === undefined || frame.fingerprint === fingerprint);
}

/** Returns the message of a frame; throws an `OctavoError` that names both schemas if it is not what was expected. */
export function expectFrame<F extends Frame>(frame: F, expected: Expected): F["message"] {
  if (!matchesFrame(frame, expected)) throw mismatchOf(frame, expected);
  return frame.message;
}

/** The error of a frame that is not what was expected. */
export function mismatchOf(frame: Frame, { wire = "pack", fingerprint, schema }: Expected): OctavoError {
  const known = schema === undefined ? "" : ` (${schema})`;
  const [expected, found] = [`${named(wire, fingerprint)}${known}`, named(frame.wire, frame.fingerprint)];
  return new OctavoError("mismatch", { expected, found, offset: frame.offset });
}

function named(wire: Wire, fingerprint: string | undefined): string {
  return fingerprint === undefined ? `a ${wire} message` : `a ${wire} message of schema ${fingerprint}`;
}
