import { type Bytes, lengthOf, OctavoError, requireBytes } from "../core/index.ts";
import { crc32c } from "./crc32c.ts";
import { putFingerprint, putWord } from "./fingerprint.ts";

/** The wires that a frame carries messages of, by their numbers: spec/frame.md, rule 2. */
const NUMBERS = { flex: 1, pack: 2, proto: 3 } as const;
export const WIRES: readonly (Wire | undefined)[] = [undefined, "flex", "pack", "proto"];
export const HAS_FINGERPRINT = 16;
export const HAS_CHECKSUM = 32;
export const LEAD = 0x80;

/** The longest message that a varint tells the length of. */
const MAX_LENGTH = 0x7fff_ffff;

/** The wires of messages in frames. */
export type Wire = keyof typeof NUMBERS;

/** A message with its wire and the fingerprint of its schema. */
export interface Frame {
  /** The wire of the message. */
  readonly wire: Wire;
  /** The fingerprint of the message's schema, in 16 hexadecimal digits; a pack message must have one. */
  readonly fingerprint?: string | undefined;
  /** The bytes of the message. */
  readonly message: Uint8Array;
  /** Whether a checksum is written; true by default. */
  readonly hasChecksum?: boolean;
  /** Byte offset of the frame in the stream it was read from; undefined if it was not read. */
  readonly offset?: number;
}

/** A frame that was read; its message is a copy. */
export interface ReadFrame extends Frame {
  /** The bytes of the message, in memory of their own. */
  readonly message: Bytes;
  /** Whether the frame had a checksum. */
  readonly hasChecksum: boolean;
  /** Byte offset of the frame in the stream. */
  readonly offset: number;
}

/** The wire and the schema that a frame is expected to have; a codec of pack can be passed as it is. */
export interface Expected {
  /** The wire; `pack` by default. */
  readonly wire?: Wire;
  /** The fingerprint of the schema; any by default. */
  readonly fingerprint?: string | undefined;
  /** The schema's text, for the error. */
  readonly schema?: string;
}

/** Returns the bytes of a frame: see rules 1 to 5 of spec/frame.md. */
export function encodeFrame({ wire, fingerprint, message, hasChecksum = true }: Frame): Bytes {
  if (!Object.hasOwn(NUMBERS, wire)) throw new TypeError(`a frame has no messages of wire ${wire}`);
  requireBytes(message, "the message of a frame");
  const length = lengthOf(message);
  if (length > MAX_LENGTH) throw new OctavoError("mismatch", { expected: `a message of at most ${MAX_LENGTH} bytes`, found: `${length}` });
  if (wire === "pack" && fingerprint === undefined) throw new TypeError("a frame of a pack message must have a fingerprint");
  const messageAt = (fingerprint === undefined ? 1 : 9) + sizeOf(length);
  const checksumAt = messageAt + length;
  const bytes = new Uint8Array(checksumAt + (hasChecksum ? 4 : 0));
  bytes[0] = LEAD | NUMBERS[wire] | (fingerprint === undefined ? 0 : HAS_FINGERPRINT) | (hasChecksum ? HAS_CHECKSUM : 0);
  if (fingerprint !== undefined) putFingerprint(bytes, 1, fingerprint);
  putVarint(bytes, messageAt, length);
  bytes.set(message, messageAt);
  if (hasChecksum) putWord(bytes, checksumAt, crc32c(bytes, 0, checksumAt));
  return bytes;
}

/** How many bytes the varint of a length takes. */
export function sizeOf(length: number): number {
  return length < 0x80 ? 1 : length < 0x4000 ? 2 : length < 0x20_0000 ? 3 : length < 0x1000_0000 ? 4 : 5;
}

/** Puts a varint that ends at `end`. */
function putVarint(bytes: Uint8Array, end: number, value: number): void {
  let at = end - sizeOf(value);
  for (let rest = value; at < end; rest >>>= 7) bytes[at++] = rest > 127 ? (rest & 127) | 128 : rest;
}

/** Returns whether a frame has the wire and, if both fingerprints are known, the fingerprint: see rule 9 of spec/frame.md. */
export function matchesFrame(frame: Frame, { wire = "pack", fingerprint }: Expected): boolean {
  return frame.wire === wire && (fingerprint === undefined || frame.fingerprint === undefined || frame.fingerprint === fingerprint);
}

/** Returns the message of a frame; throws an `OctavoError` that names both schemas if the frame is not as expected. */
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
