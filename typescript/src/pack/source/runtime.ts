import { isBytes, isMap, isObject, MAX_SHORT, plainMap, putAscii } from "../../core/index.ts";
import { arrayOf } from "../wire/array-of.ts";
import { isThere, putBits } from "../wire/bits.ts";
import { putContent } from "../wire/content.ts";
import { writableLength } from "../wire/count.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import { lone, ofField, ofOptional } from "../wire/prefix.ts";
import type { Reader } from "../wire/reader.ts";

export { getOwn, isObject, putAscii } from "../../core/index.ts";
export { arrayOf, roomFor } from "../wire/array-of.ts";
export { codeOfMost, putAll, widestOf } from "../wire/compressed.ts";
export { finishReader, finishWriter, takeReader, takeWriter } from "../wire/spare.ts";

/** Something is wrong. What it is, and where, the closures find out: generated code only has to see that there is something. */
export function bad(): never {
  throw new TypeError("a value that was refused");
}

/** An integer that was loaded as a number: NaN is one that is not safe. */
export function safe(value: number): number {
  return Number.isNaN(value) ? bad() : value;
}

export function orDefault(value: unknown, other: unknown): unknown {
  return value === undefined ? other : value;
}

/** Checks what is not equal to itself as a number: NaN, or no number. */
export function checkNumber(value: unknown): void {
  if (typeof value !== "number") bad();
}

/** How many values an array has: one that is none may say so, and another time something else. */
export function countOf(values: unknown): number {
  return Array.isArray(values) ? writableLength(values.length) : bad();
}

export function checkValues(values: unknown, size: number): void {
  if (!Array.isArray(values) || values.length !== size) bad();
}

export function countOfRows(rows: unknown): number {
  const count = countOf(rows);
  for (let i = 0; i < count; i++) if (!isObject((rows as unknown[])[i])) bad();
  return count;
}

/** Checks that a value has no other properties than flags, given that it has all of them: counting takes a third of looking at each. */
export function checkKeys(flags: unknown, names: readonly string[]): void {
  let count = 0;
  for (const _ in flags as object) count++;
  if (count === names.length && (flags as object).constructor === Object) return;
  for (const name in flags as object) if (!names.includes(name)) bad(); // some may be inherited, or not be counted
}

export function mapOf(value: unknown): Map<unknown, unknown> {
  return isMap(value) ? plainMap(value) : bad();
}

export function bit(value: unknown): number {
  return value === true ? 1 : value === false ? 0 : bad();
}

export function indexIn(indexes: ReadonlyMap<unknown, number>, name: unknown): number {
  return indexes.get(name) ?? bad();
}

export function putLoneText(to: PackWriter, text: unknown): void {
  if (typeof text !== "string") bad();
  const { length } = text as string;
  to.room(length + 8);
  if (length <= MAX_SHORT && putAscii(to.view, to.at + 1, text as string)) {
    to.bytes[to.at] = length;
    to.at += 1 + length;
  } else {
    to.text(text as string, lone);
  }
}

export function putLoneBytes(to: PackWriter, content: unknown): void {
  putContent(to, checkedBytes(content), lone);
}

/** Writes a text of a field; returns its code in the header. */
export function codeOfText(to: PackWriter, text: string, isOptional: boolean): number {
  return codeOfLength(to.text(text, isOptional ? ofOptional : ofField), isOptional);
}

export function codeOfBytes(to: PackWriter, content: unknown, isOptional: boolean): number {
  return codeOfLength(putContent(to, checkedBytes(content), isOptional ? ofOptional : ofField), isOptional);
}

function checkedBytes(content: unknown): Uint8Array {
  return content instanceof Uint8Array || isBytes(content) ? content : bad();
}

function codeOfLength(byteCount: number, isOptional: boolean): number {
  return byteCount > 15 || (isOptional && byteCount === 0) ? 15 : byteCount;
}

/** The length of an optional text that has no code for it. */
export function lengthOfOptional(from: Reader): number {
  const more = from.varint();
  return more === 0 ? 0 : more + 14;
}

/** 4.6: the count of a list of compressed integers, in a byte that has no width code yet, and more. */
export function putHead(to: PackWriter, count: number): void {
  to.byte(Math.min(15, count));
  if (count >= 15) to.varint(count - 15);
}

/** The width code before a run. */
export function takeCode(from: Reader, codes: number): number {
  const code = from.bytes[from.take(1)]!;
  return code < codes ? code : bad();
}

export function putBools(to: PackWriter, values: readonly unknown[], count: number): void {
  putBits(to, values, count, (value) => bit(value) === 1);
}

export function putPresence(to: PackWriter, values: readonly unknown[], count: number): void {
  putBits(to, values, count, isThere);
}

/** The first `count` values, as they are now. */
export function copyOf(values: readonly unknown[], count: number): unknown[] {
  const copy = arrayOf(count);
  for (let i = 0; i < count; i++) copy[i] = values[i];
  return copy;
}

export function presentIn(values: readonly unknown[]): unknown[] {
  return values.filter(isThere);
}
