import { type Limits, MAX_SHORT, shortAscii } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import { packedType, STRING } from "../types.ts";
import { unsigned } from "./numbers.ts";
import type { Place } from "./slots.ts";
import { text } from "./text.ts";
import { type Steps, Trail } from "./trail.ts";

/** Bytes of text, for each byte of a message, that may be made of it: a string of 1000 bytes may be shared by every value. */
const MAX_GROWTH = 1024;

/** What any message may become, however short. */
const LEAST = 1 << 20;

/** What an element counts for: 64 for each byte of a message may be made of it. */
const ELEMENT = 16;

/** The packed type of a string whose size takes a byte. */
export const SHORT_STRING: number = packedType(STRING, 0);

/** The root of a message. */
export const ROOT: Place = { path: "" };

/**
 * Passes over messages that nobody need have verified: knows where it is, and keeps limits.
 *
 * What is made of a message is bounded: values may be shared, and shared in turn, so there may be 2^depth copies of one.
 */
export class Reading extends Trail {
  bytes: Uint8Array;
  readonly limits: Required<Limits>;
  #root: Place;
  #left: number;

  /** Begins at the value whose place is `root`. */
  constructor(bytes: Uint8Array, root: Place, limits: Required<Limits>) {
    super();
    this.bytes = bytes;
    this.#root = root;
    this.limits = limits;
    this.#left = LEAST + bytes.length * MAX_GROWTH;
  }

  /** Begins at the root of another message. */
  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.#left = LEAST + bytes.length * MAX_GROWTH;
    this.depth = 0;
  }

  /** Begins at the value of the same message whose place is `root`. */
  restart(root: Place): void {
    this.#root = root;
    this.#left = LEAST + this.bytes.length * MAX_GROWTH;
    this.depth = 0;
  }

  override get path(): string {
    return this.#root.path + super.path;
  }

  /** Opens the container of `size` elements whose slot is at `at`. */
  open(steps: Steps | undefined, size: number, at: number): void {
    const { maxDepth, maxElements } = this.limits;
    if (this.depth >= maxDepth) throw malformed(`at most ${maxDepth} containers in each other`, "one more", at, this.path);
    if (size > maxElements) throw malformed(`at most ${maxElements} elements`, size, at, this.path);
    this.spend(size, at);
    this.enter(steps);
  }

  /** Counts so many elements, of the value whose slot is at `at`. */
  spend(count: number, at: number): void {
    this.#count((count + 1) * ELEMENT, at);
  }

  /** Checks that the value whose slot is at `at` may have so many bytes. */
  requireBytes(byteCount: number, at: number): void {
    const most = this.limits.maxStringBytes;
    if (byteCount > most) throw malformed(`at most ${most} bytes`, byteCount, at, this.path);
    this.#count(byteCount, at);
  }

  #count(byteCount: number, at: number): void {
    this.#left -= byteCount;
    if (this.#left < 0) throw malformed("at most 64 values for each byte", "values shared again and again", at, this.path);
  }

  /** Returns the string in the slot at `at`, of type SHORT_STRING, if it has a few characters, all ASCII: most are. */
  shortString(at: number, width: number, limit: number): string | undefined {
    const { bytes } = this;
    const base = at - unsigned(bytes, at, width);
    if (base < 1) return undefined;
    const size = bytes[base - 1]!;
    if (size > MAX_SHORT || size > limit - base) return undefined;
    this.requireBytes(size, at);
    return shortAscii(bytes, base, size);
  }

  /** Returns the text in [from, to), to which the slot at `at` leads. */
  textAt(at: number, from: number, to: number): string {
    this.requireBytes(to - from, at);
    return text(this.bytes, from, to, this);
  }
}
