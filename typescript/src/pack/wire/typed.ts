import { IN_HEAP } from "../../core/chunk.ts";
import { bytesOf, isArrayOf, lengthOf } from "../../core/index.ts";
import { NUMBER_ARRAYS, type NumberArray, type NumberArrayClass } from "../../core/number-arrays.ts";
import { formOf } from "../schema/integers.ts";
import type { FixedName, Node } from "../schema/type.ts";
import { writableLength } from "./count.ts";
import { oneNaN } from "./fixed.ts";
import type { PackWriter } from "./pack-writer.ts";
import type { Reader } from "./reader.ts";
import { refuse } from "./wrong.ts";

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The name of the numbers that a column by field has in a typed array. */
export function typedNameOf(node: Node): FixedName | undefined {
  return node.kind === "fixed" && formOf(node) === "" ? node.name : undefined;
}

/** Checks that a value is the typed array of a type; returns how many numbers it has. */
export function countOfTyped(value: unknown, name: FixedName): number {
  const type = NUMBER_ARRAYS[name];
  return isArrayOf(value, type) ? writableLength(lengthOf(value)) : refuse(`a value of ${type.name}`, value);
}

/** Writes a run of numbers in full (5.2) out of their typed array, which has `count` unless it was detached since. */
export function putTyped(to: PackWriter, numbers: NumberArray, count: number, name: FixedName): void {
  const length = lengthOf(numbers);
  if (length !== count) refuse(`${count} values`, length);
  if (count === 0) return; // nor may one that was detached have its buffer looked at
  const width = NUMBER_ARRAYS[name].BYTES_PER_ELEMENT;
  const byteCount = count * width;
  to.room(byteCount);
  putBytes(to, to.isAlone ? withOneNaN(numbers, name) : numbers, byteCount, name);
  if (!isLittleEndian) swap(to.bytes.subarray(to.at, to.at + byteCount), width);
  to.at += byteCount;
}

/** Puts the bytes of numbers; of a short array, which may have no buffer yet, not by its buffer: that takes longer to be made than all the rest. */
function putBytes({ bytes, at }: PackWriter, numbers: NumberArray, byteCount: number, name: FixedName): void {
  if (name === "u8") {
    bytes.set(numbers as Uint8Array, at);
  } else if (byteCount <= IN_HEAP) {
    shortAs(name).set(numbers as never);
    for (let i = 0; i < byteCount; i++) bytes[at + i] = short[i]!;
  } else {
    bytes.set(bytesOf(numbers), at);
  }
}

/** Floats with one NaN: a copy of them, since an array of another realm, or of a class of the program's, may be mapped to anything. */
function withOneNaN(numbers: NumberArray, name: FixedName): NumberArray {
  const type = NUMBER_ARRAYS[name] as unknown as new (numbers: NumberArray) => Float64Array;
  return name[0] === "f" ? new type(numbers).map(oneNaN) : numbers;
}

/**
 * Reads a run of numbers in full; the array is of the message's own memory if `mayView` and it lies as it must: an empty one is that which the
 * memory had before, since a byte of a message may stand for each of many.
 */
export function getTyped(from: Reader, name: FixedName, count: number, mayView: boolean): NumberArray {
  const type = NUMBER_ARRAYS[name];
  const width = type.BYTES_PER_ELEMENT;
  const at = from.take(count * width);
  const isView = mayView && from.isInPlace;
  if (count === 0) return isView ? emptyIn(from.bytes.buffer, type) : new type(0);
  if (isView && at % width === 0 && isLittleEndian) return new type(from.bytes.buffer, at, count);
  if (name === "u8") return from.bytes.slice(at, from.at);
  if (count * width <= IN_HEAP) return shortOf(from.bytes, at, count, name);
  const copy = from.bytes.slice(at, from.at);
  if (!isLittleEndian) swap(copy, width);
  return new type(copy.buffer, 0, count);
}

/** What a short array is copied out of: one with a buffer of its own takes 2 to 10 times as long (benchmarks/findings/typescript.md). */
const short = /* @__PURE__ */ new Uint8Array(IN_HEAP);
const shorts: Partial<Record<FixedName, NumberArray>> = {};

function shortAs(name: FixedName): NumberArray {
  const type = NUMBER_ARRAYS[name];
  shorts[name] ??= new type(short.buffer, 0, IN_HEAP / type.BYTES_PER_ELEMENT);
  return shorts[name];
}

function shortOf(bytes: Uint8Array, at: number, count: number, name: FixedName): NumberArray {
  const width = NUMBER_ARRAYS[name].BYTES_PER_ELEMENT;
  for (let i = 0; i < count * width; i++) short[i] = bytes[at + i]!;
  if (!isLittleEndian) swap(short.subarray(0, count * width), width);
  return shortAs(name).slice(0, count);
}

const empties = /* @__PURE__ */ new WeakMap<ArrayBufferLike, Map<NumberArrayClass, NumberArray>>();

/** The empty array of a message's memory. */
function emptyIn(buffer: ArrayBufferLike, type: NumberArrayClass): NumberArray {
  const made = empties.get(buffer) ?? new Map<NumberArrayClass, NumberArray>();
  const empty = made.get(type) ?? new type(buffer, 0, 0);
  empties.set(buffer, made.set(type, empty));
  return empty;
}

function swap(bytes: Uint8Array, width: number): void {
  for (let at = 0; at < bytes.length; at += width) bytes.subarray(at, at + width).reverse();
}
