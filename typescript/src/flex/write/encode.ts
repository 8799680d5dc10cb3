import { OctavoError } from "../../core/index.ts";
import { pointerStep } from "../malformed.ts";
import type { FlexBuilder } from "./builder.ts";
import type { FlexOptions } from "./options.ts";
import { useBuilder } from "./pool.ts";
import { refused } from "./refused.ts";

/**
 * Returns the message of a plain value: null, Booleans, numbers, bigints, strings, arrays, typed arrays, objects and `Map`s.
 *
 * A safe integer but -0 is an int, any other number a float, a `Uint8Array` a blob, any other typed array a vector. A property
 * that is undefined is left out, as in JSON. Anything else is refused.
 */
export function encode(value: unknown, options: FlexOptions = {}): Uint8Array {
  return useBuilder(options, (builder) => put(builder, value));
}

function put(builder: FlexBuilder, value: unknown): void {
  if (typeof value === "string") builder.putString(value);
  else if (typeof value === "number") putNumber(builder, value);
  else if (typeof value === "boolean") builder.putBoolean(value);
  else if (typeof value === "bigint") putBigint(builder, value);
  else if (value === null || value === undefined) builder.putNull();
  else if (typeof value === "object") putObject(builder, value);
  else throw refused("a value that flex has", typeof value);
}

function putNumber(builder: FlexBuilder, value: number): void {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) builder.putInt(value);
  else builder.putFloat(value);
}

function putBigint(builder: FlexBuilder, value: bigint): void {
  if (value > 0x7fffffffffffffffn) builder.putUint(value);
  else builder.putInt(value);
}

function putObject(builder: FlexBuilder, value: object): void {
  if (Array.isArray(value)) putElements(builder, value, put);
  else if (isPlain(value)) putProperties(builder, value as Record<string, unknown>);
  else if (value instanceof Uint8Array) builder.putBlob(value);
  else if (value instanceof Float64Array || value instanceof Float32Array) putElements(builder, value, (it, float) => it.putFloat(float));
  else if (ArrayBuffer.isView(value) && "length" in value) putElements(builder, value as unknown as ArrayLike<number | bigint>, put);
  else if (value instanceof Map) putEntries(builder, value);
  else throw refused("a plain object", value.constructor.name);
}

/** Says whether `value` is an object literal, or one without a prototype. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null; // of another realm
}

function putProperties(builder: FlexBuilder, value: Record<string, unknown>): void {
  const start = builder.startMap();
  let key = "";
  try {
    for (key of Object.keys(value)) putEntry(builder, key, value[key]);
  } catch (error) {
    throw inside(error, key);
  }
  builder.endMap(start);
}

function putEntry(builder: FlexBuilder, key: string, value: unknown): void {
  if (value === undefined) return;
  builder.key(key);
  put(builder, value);
}

function putElements<T>(builder: FlexBuilder, values: ArrayLike<T>, put: (builder: FlexBuilder, value: T) => void): void {
  const start = builder.startVector();
  let index = 0;
  try {
    for (; index < values.length; index++) put(builder, values[index]!);
  } catch (error) {
    throw inside(error, String(index));
  }
  builder.endVector(start);
}

function putEntries(builder: FlexBuilder, entries: Iterable<[key: unknown, value: unknown]>): void {
  const start = builder.startMap();
  let key: unknown;
  try {
    for (const entry of entries) {
      key = entry[0];
      if (typeof key !== "string") throw refused("a key that is a string", typeof key);
      putEntry(builder, key, entry[1]);
    }
  } catch (error) {
    throw inside(error, String(key));
  }
  builder.endMap(start);
}

/** Returns `error` with the step to the element that it is about. */
function inside(error: unknown, step: string): unknown {
  if (!(error instanceof OctavoError)) return error;
  return refused(error.expected, error.found, pointerStep(step) + (error.path ?? ""));
}
