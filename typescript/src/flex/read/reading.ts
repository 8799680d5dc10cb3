import { isStackFull, type Limits, MAX_SHORT, shortAscii, WITHIN_STACK } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import { packedType, STRING } from "../types.ts";
import { cachedKey } from "./key-cache.ts";
import { letGo, NONE, unsigned } from "./numbers.ts";
import { keyEnd, type Place } from "./slots.ts";
import { text } from "./text.ts";
import { type Steps, Trail } from "./trail.ts";

/** Values, and bytes of texts, that may be made for each byte of a message. */
const MAX_GROWTH = 64;

/** What any message may become, however short. */
const LEAST = 1 << 16;

/** A longer text is made once, however often it is shared: others are no more than what 3 bytes allow, a slot and its type. */
const LONG = 3 * MAX_GROWTH;

/** A text that was made, of the bytes before `end`. */
interface LongText {
  readonly text: string;
  readonly end: number;
}

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
  #root!: Place;
  #left!: number;
  /** The long texts that were made, by where they begin; keys, which no size stands before, by its complement. */
  #longTexts: Map<number, LongText> | undefined;

  /** Begins at the value whose place is `root`. */
  constructor(bytes: Uint8Array, root: Place, limits: Required<Limits>) {
    super();
    this.bytes = bytes;
    this.limits = limits;
    this.restart(root);
  }

  /** Begins at the root of another message. */
  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.restart(this.#root);
  }

  /** Begins at the value of the same message whose place is `root`. */
  restart(root: Place): void {
    this.#root = root;
    this.#left = LEAST + this.bytes.length * MAX_GROWTH;
    this.#longTexts = undefined;
    this.depth = 0;
  }

  /** Lets go of the message. */
  end(): void {
    this.bytes = NONE;
    this.#longTexts = undefined;
    letGo();
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
    this.#count(count + 1, at);
  }

  /** Checks that the value whose slot is at `at` may have so many bytes. */
  requireBytes(byteCount: number, at: number): void {
    const most = this.limits.maxStringBytes;
    if (byteCount > most) throw malformed(`at most ${most} bytes`, byteCount, at, this.path);
    this.#count(byteCount, at);
  }

  #count(count: number, at: number): void {
    this.#left -= count;
    if (this.#left < 0) throw this.sharedAgain(`${MAX_GROWTH} values`, at);
  }

  /** Makes the error that more than `most` would be made for each byte of the message. */
  protected sharedAgain(most: string, at: number): Error {
    return malformed(`at most ${most} for each byte`, "values shared again and again", at, this.path);
  }

  /** Returns `error`, or that containers are too deep for the stack if that was full. */
  located(error: unknown): unknown {
    return isStackFull(error) ? malformed(WITHIN_STACK, "more", undefined, this.path) : error;
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
    const known = to - from > LONG ? this.#longTexts?.get(from) : undefined;
    if (known !== undefined && known.end === to) return known.text;
    this.requireBytes(to - from, at);
    return this.#made(text(this.bytes, from, to, this), from, to);
  }

  /** Returns the key at `from`, to which the slot at `at` leads, and which has to end before `limit`. */
  keyAt(at: number, from: number, limit: number): string {
    const known = this.#longTexts?.get(~from);
    if (known !== undefined && known.end < limit) return known.text;
    const key = cachedKey(this.bytes, from, limit, this);
    const isShort = key.length <= LONG && this.limits.maxStringBytes === Infinity;
    const end = isShort ? from + key.length : keyEnd(this.bytes, from, limit, this);
    this.requireBytes(end - from, at);
    return this.#made(key, ~from, end);
  }

  #made(text: string, from: number, end: number): string {
    if (text.length > LONG) {
      this.#longTexts ??= new Map();
      this.#longTexts.set(from, { text, end });
    }
    return text;
  }
}
