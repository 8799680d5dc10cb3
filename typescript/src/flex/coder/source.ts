import { OctavoError } from "../../core/index.ts";
import { malformed, mismatch } from "../malformed.ts";
import { exactSigned, exactUnsigned, float, unsigned } from "../read/numbers.ts";
import { Reading, SHORT_STRING } from "../read/reading.ts";
import { requireFloat, requireWithin, sizeBefore, target } from "../read/slots.ts";
import * as types from "../types.ts";
import type { Coder } from "./coder.ts";

let count = 0;

/** A message that is read as values of a schema; each getter is strict. */
export class Source extends Reading {
  /** Tells the message from all others that were read. */
  number: number = ++count;

  override begin(bytes: Uint8Array): void {
    super.begin(bytes);
    this.number = ++count;
  }

  /** Reads the value in a slot by its coder, and all below it. */
  all(coder: Coder, at: number, width: number, packed: number, limit: number): unknown {
    try {
      return coder.read(this, at, width, packed, limit);
    } catch (error) {
      throw this.placed(error);
    }
  }

  /** Returns what `located` does; what a type's own code refuses says where. */
  placed(error: unknown): unknown {
    const known = this.located(error);
    return known instanceof OctavoError && known.path === undefined ? new OctavoError("mismatch", { ...known, path: this.path }) : known;
  }

  boolean(at: number, width: number, packed: number): boolean {
    if (packed >>> 2 !== types.BOOL) throw this.mismatch("a Boolean", at, packed);
    return unsigned(this.bytes, at, width) !== 0;
  }

  integer(at: number, width: number, packed: number, limit: number): number | bigint {
    const code = packed >>> 2;
    if (code === types.INT) return exactSigned(this.bytes, at, width);
    if (code === types.UINT) return exactUnsigned(this.bytes, at, width);
    if (!types.isIndirect(code) || code === types.INDIRECT_FLOAT) throw this.mismatch("an integer", at, packed);
    return this.integer(this.#indirect(at, width, packed, limit), 1 << (packed & 3), packed - (types.INDIRECT << 2), limit);
  }

  /** Reads a number; an integer beyond 2^53 is rounded. */
  float(at: number, width: number, packed: number, limit: number): number {
    const code = packed >>> 2;
    if (code === types.INDIRECT_FLOAT) return this.#floatAt(this.#indirect(at, width, packed, limit), 1 << (packed & 3));
    return code === types.FLOAT ? this.#floatAt(at, width) : Number(this.integer(at, width, packed, limit));
  }

  #floatAt(at: number, width: number): number {
    requireFloat(width, at, this);
    return float(this.bytes, at, width);
  }

  #indirect(at: number, width: number, packed: number, limit: number): number {
    const base = target(this.bytes, at, width, this);
    requireWithin(base, 1 << (packed & 3), limit, this);
    return base;
  }

  string(at: number, width: number, packed: number, limit: number): string {
    const short = packed === SHORT_STRING ? this.shortString(at, width, limit) : undefined;
    return short ?? this.#anyString(at, width, packed, limit);
  }

  #anyString(at: number, width: number, packed: number, limit: number): string {
    const code = packed >>> 2;
    if (code !== types.STRING && code !== types.KEY) throw this.mismatch("a string", at, packed);
    const base = target(this.bytes, at, width, this);
    if (code === types.KEY) return this.keyAt(at, base, limit);
    return this.textAt(at, base, base + sizeBefore(this.bytes, at, base, 1 << (packed & 3), 1, limit, this));
  }

  /** Reads a blob: a view of the message. */
  blob(at: number, width: number, packed: number, limit: number): Uint8Array {
    if (packed >>> 2 !== types.BLOB) throw this.mismatch("a blob", at, packed);
    const base = target(this.bytes, at, width, this);
    const size = sizeBefore(this.bytes, at, base, 1 << (packed & 3), 1, limit, this);
    this.requireBytes(size, at);
    return this.bytes.subarray(base, base + size);
  }

  /** Makes the error that the value in the slot at `at`, of type `packed`, is not what was expected. */
  mismatch(expected: string, at: number, packed: number): Error {
    const found = types.typeName(packed >>> 2);
    return found === undefined
      ? malformed("a known type", `type ${packed >>> 2}`, at, this.path)
      : mismatch(expected, found, at, this.path);
  }
}
