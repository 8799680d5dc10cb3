import { lengthOf, type MalformedKind, OctavoError, requireBytes, Writer } from "../core/index.ts";
import { crc32c } from "./crc32c.ts";
import { digitsOf, getFingerprint } from "./fingerprint.ts";
import { HAS_CHECKSUM, HAS_FINGERPRINT, LEAD, type ReadFrame, sizeOf, WIRES } from "./frame.ts";

/** How a stream of frames is read. */
export interface FrameLimits {
  /** The bytes of one message: 16 MiB unless told otherwise. */
  readonly maxMessageBytes?: number;
}

const MAX_MESSAGE_BYTES = 16 << 20;

/** A larger buffer is not kept when a frame has been taken out of it. */
const KEPT = 4 << 20;

/** Reads frames out of bytes that come in any pieces: rules 6 to 8. */
export class FrameReader {
  /** How many frames have been read. */
  frameCount = 0;
  /** The bytes that have come last. */
  private pending: Writer = new Writer(64);
  /** Where in the stream they begin. */
  private start = 0;
  /** How many of them are of frames that were taken. */
  private from = 0;
  private fault: OctavoError | undefined;
  private readonly maxMessageBytes: number;

  constructor({ maxMessageBytes = MAX_MESSAGE_BYTES }: FrameLimits = {}) {
    if (!(maxMessageBytes >= 0)) throw new RangeError(`maxMessageBytes must not be negative, was ${maxMessageBytes}`);
    this.maxMessageBytes = maxMessageBytes;
  }

  /**
   * Takes a piece of the stream and passes the frames that end in it to `sink`; then throws an `OctavoError` if bytes are malformed. If `sink`
   * throws, the frames that follow come with the next piece, which may be empty.
   */
  push(piece: Uint8Array, sink: (frame: ReadFrame) => void): void {
    requireBytes(piece, "a piece of a stream");
    const length = lengthOf(piece);
    if (this.fault) throw this.fault;
    this.add(piece, length);
    try {
      for (let frame = this.next(); frame; frame = this.next()) sink(frame);
    } finally {
      this.forget();
    }
  }

  private add(bytes: Uint8Array, length: number): void {
    this.pending.room(length);
    this.pending.bytes.set(bytes, this.pending.at);
    this.pending.at += length;
  }

  /** Ends the stream: throws an `OctavoError` if it ends inside a frame. */
  finish(): void {
    if (this.fault) throw this.fault;
    if (this.pending.at > 0) this.fail("truncated", "the rest of a frame", "the end", this.pending.at);
  }

  /** Takes the next frame; undefined if it has not come wholly. A sink that throws, or pushes, has had its own. */
  private next(): ReadFrame | undefined {
    const { from } = this;
    const { bytes, view, at: end } = this.pending;
    if (from === end) return undefined;
    const lead = bytes[from]!;
    const wire = (lead & 0xc0) === LEAD ? WIRES[lead & 15] : undefined;
    const hasFingerprint = (lead & HAS_FINGERPRINT) !== 0;
    if (wire === undefined || (wire === "pack" && !hasFingerprint))
      this.fail("lead", "the lead byte of a frame", lead.toString(16).padStart(2, "0"), from);
    const lengthAt = from + (hasFingerprint ? 9 : 1);
    const length = this.length(lengthAt);
    if (length === undefined) return undefined;
    const messageAt = lengthAt + sizeOf(length);
    const checksumAt = messageAt + length;
    const hasChecksum = (lead & HAS_CHECKSUM) !== 0;
    const next = checksumAt + (hasChecksum ? 4 : 0);
    if (next > end) return undefined;
    if (hasChecksum) this.check(from, checksumAt);
    this.frameCount++;
    this.from = next;
    const fingerprint = hasFingerprint ? getFingerprint(view, from + 1) : undefined;
    return { wire, fingerprint, message: bytes.slice(messageAt, checksumAt), hasChecksum, offset: this.start + from };
  }

  /** The length at `at`, or undefined if it has not come wholly. An integer for V8, too, or else the loop of the checksum is one of doubles. */
  private length(at: number): number | undefined {
    let length = 0;
    for (let group = 0; group < 5; group++) {
      if (at + group >= this.pending.at) return undefined;
      const byte = this.pending.bytes[at + group]!;
      length |= (byte & 127) << (7 * group);
      if (byte >= 128) continue;
      if ((byte === 0 && group > 0) || (byte > 7 && group === 4)) break;
      if (length > this.maxMessageBytes) this.fail("limit", `a message of at most ${this.maxMessageBytes} bytes`, `${length}`, at);
      return length;
    }
    return this.fail("varint", "a varint below 2^31, in as few bytes as need be", "another", at);
  }

  private check(from: number, at: number): void {
    const stored = this.pending.view.getUint32(at, true);
    const checksum = crc32c(this.pending.bytes, from, at);
    if (stored !== checksum) this.fail("checksum", `the checksum ${digitsOf(checksum)}`, digitsOf(stored), at);
  }

  /** Forgets the bytes of frames that were taken, once these are half of all: a sink may throw at each of many frames in one piece. */
  private forget(): void {
    const { bytes, at } = this.pending;
    if (this.from < at / 2) return;
    const rest = bytes.subarray(this.from, at);
    if (bytes.length > KEPT) this.pending = new Writer(64);
    this.pending.at = 0;
    this.add(rest, rest.length);
    this.start += this.from;
    this.from = 0;
  }

  private fail(kind: MalformedKind, expected: string, found: string, at: number): never {
    this.fault = new OctavoError("malformed", { kind, expected, found, offset: this.start + at });
    this.pending = new Writer(0);
    this.from = 0;
    throw this.fault;
  }
}
