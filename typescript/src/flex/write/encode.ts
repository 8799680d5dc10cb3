import { type Bytes, isArrayOf, isBytes, isMap, isNumberArray, isPlain, lengthOf, type Writer } from "../../core/index.ts";
import { pointerStep } from "../malformed.ts";
import { INT, UINT } from "../types.ts";
import { isCount } from "./count.ts";
import type { Emitter } from "./emitter.ts";
import type { FlexOptions } from "./options.ts";
import { messageOf, poolOf, writeMessage } from "./pool.ts";
import { refusalIn, refused } from "./refused.ts";

/**
 * Returns the message of a plain value: null, Booleans, numbers, bigints, strings, arrays, typed arrays, objects and `Map`s.
 *
 * A safe integer other than -0 becomes an int, any other number a float, a `Uint8Array` a blob, any other typed array a vector.
 * Properties that are undefined are left out, as in JSON. Anything else is refused.
 */
export function encode(value: unknown, options: FlexOptions = {}): Bytes {
  return messageOf(poolOf(options), value, put);
}

/** Appends the message of a plain value to `writer`; if it throws, nothing has been written. */
export function encodeInto(value: unknown, writer: Writer, options: FlexOptions = {}): void {
  writeMessage(writer, poolOf(options), value, put);
}

function put(to: Emitter, value: unknown): void {
  if (typeof value === "string") to.string(value);
  else if (typeof value === "number") putNumber(to, value);
  else if (typeof value === "boolean") to.stack.pushBoolean(value);
  else if (typeof value === "bigint") putBigint(to, value);
  else if (value === null || value === undefined) to.stack.pushNull();
  else if (typeof value === "object") putObject(to, value);
  else throw refused("a value that flex has", typeof value);
}

function putNumber(to: Emitter, value: number): void {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) to.stack.pushInt(value);
  else to.stack.pushFloat(value);
}

function putBigint(to: Emitter, value: bigint): void {
  const isSigned = value <= 0x7fffffffffffffffn;
  if ((isSigned ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value)) !== value) {
    throw refused(isSigned ? "a signed 64-bit integer" : "an unsigned 64-bit integer", String(value));
  }
  to.stack.pushInteger(isSigned ? INT : UINT, value);
}

function putFloat(to: Emitter, value: number): void {
  to.stack.pushFloat(value);
}

function putObject(to: Emitter, value: object): void {
  if (Array.isArray(value)) putElements(to, value, value.length, put);
  else if (isPlain(value)) putProperties(to, value as Record<string, unknown>);
  else if (isBytes(value)) to.blob(value);
  else if (isArrayOf(value, Float64Array) || isArrayOf(value, Float32Array)) putElements(to, value, lengthOf(value), putFloat);
  else if (isNumberArray(value)) putElements<number | bigint>(to, value, lengthOf(value), put);
  else if (isMap(value)) putEntries(to, value);
  else throw refused("a plain object", value.constructor?.name ?? "object");
}

/** The engine knows where properties are that a loop names and this finds; with `Object.hasOwn` a row of two takes 1.1 times as long. */
const isOwn = Object.prototype.hasOwnProperty;

function putProperties(to: Emitter, value: Record<string, unknown>): void {
  const start = to.stack.open();
  let key = "";
  try {
    for (key in value) if (isOwn.call(value, key)) putEntry(to, key, value[key]);
  } catch (error) {
    throw inside(error, key);
  }
  to.endMap(start);
}

function putEntry(to: Emitter, key: string, value: unknown): void {
  if (value === undefined) return;
  to.stack.key(key);
  put(to, value);
}

/** Puts the first `length` values, which getters of theirs may change. */
function putElements<T>(to: Emitter, values: ArrayLike<T>, length: number, put: (to: Emitter, value: T) => void): void {
  if (!isCount(length)) throw refused("an array of at most 2^27 elements", `one of ${String(length)}`);
  const start = to.stack.open();
  let index = 0;
  try {
    for (; index < length; index++) put(to, values[index]!);
  } catch (error) {
    throw inside(error, String(index));
  }
  to.endVector(start);
}

function putEntries(to: Emitter, entries: Iterable<[key: unknown, value: unknown]>): void {
  const start = to.stack.open();
  let key: unknown;
  try {
    for (const entry of entries) {
      key = entry[0];
      if (typeof key !== "string") throw refused("a key that is a string", typeof key);
      putEntry(to, key, entry[1]);
    }
  } catch (error) {
    throw typeof key === "string" ? inside(error, key) : error;
  }
  to.endMap(start);
}

/** Returns `error` with the step to the element that it is about. */
function inside(error: unknown, step: string): unknown {
  const refusal = refusalIn(error);
  return refusal ? refused(refusal.expected, refusal.found, pointerStep(step) + (refusal.path ?? "")) : error;
}
