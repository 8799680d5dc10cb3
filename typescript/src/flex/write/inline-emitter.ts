import { Writer } from "../../core/index.ts";
import type { FlexShape } from "../coder/flex-shape.ts";
import * as types from "../types.ts";
import type { Emitter } from "./emitter.ts";
import { KeyTable } from "./key-table.ts";
import type { FlexOptions } from "./options.ts";
import { align, append, integer, offsetTo, reaches, store } from "./output.ts";
import { type KeyVector, ShapeTable } from "./shapes.ts";
import { writeText } from "./text.ts";
import { ValueStack } from "./value-stack.ts";
import { padding, signedWidthOf, unsignedWidth } from "./widths.ts";

/** Fields before the values of a map: key vector offset, key vector width, count. */
const MAP_PREFIX = 3;

let messages = 0;

/** Writes every value as soon as it is complete: the profile `speed`. */
export class InlineEmitter implements Emitter {
  readonly stack: ValueStack = new ValueStack();
  readonly #out = new Writer();
  readonly #options: FlexOptions;
  readonly #sharesKeys: boolean;
  readonly #keys = new KeyTable(() => 0);
  readonly #shapes = new ShapeTable(this.#keys);
  /** Where each string was written, times 4, plus the width of its size; undefined when equal ones are not shared. */
  readonly #strings: Map<string, number> | undefined;

  /** The number of this message among all: a struct's block that carries it is in the message. */
  #message = ++messages;

  constructor(options: FlexOptions) {
    this.#options = options;
    this.#sharesKeys = options.shareKeys ?? true;
    this.#strings = (options.shareStrings ?? true) ? new Map() : undefined;
  }

  key(name: string): void {
    const key = this.#keys.intern(name);
    this.stack.key = key;
    this.stack.keyAt = this.#writeKey(key, name);
  }

  #writeKey(key: number, name: string): number {
    const known = this.#keys.position(key);
    if (known >= 0 && this.#sharesKeys) return known;
    const at = this.#out.at;
    const end = writeText(this.#out, at, name);
    this.#out.bytes[end] = 0;
    this.#out.at = end + 1;
    this.#keys.place(key, at);
    return at;
  }

  keyValue(name: string): void {
    this.stack.push(types.packedType(types.KEY, 0), this.#writeKey(this.#keys.intern(name), name), 0);
  }

  string(text: string): void {
    const place = this.#strings?.get(text) ?? this.#writeString(text);
    this.stack.push(types.packedType(types.STRING, place & 3), Math.floor(place / 4), 0);
  }

  /** Writes a string and returns its place, as `#strings` has it. */
  #writeString(text: string): number {
    const out = this.#out;
    const start = this.#textAt(unsignedWidth(text.length));
    const length = writeText(out, start, text) - start;
    const width = unsignedWidth(length);
    const at = this.#textAt(width);
    if (at !== start) out.bytes.copyWithin(at, start, start + length);
    align(out, width);
    integer(out, length, width);
    out.at = at + length;
    integer(out, 0, 0);
    this.#strings?.set(text, at * 4 + width);
    return at * 4 + width;
  }

  /** Returns where the bytes of a text begin whose size field has `width`. */
  #textAt(width: number): number {
    return this.#out.at + padding(this.#out.at, width) + (1 << width);
  }

  blob(bytes: Uint8Array): void {
    const width = unsignedWidth(bytes.length);
    align(this.#out, width);
    integer(this.#out, bytes.length, width);
    this.stack.push(types.packedType(types.BLOB, width), this.#out.at, 0);
    append(this.#out, bytes);
  }

  indirect(): void {
    const { stack } = this;
    const index = stack.size - 1;
    let type = stack.type(index);
    let width = stack.types[index]! & 3;
    if (this.#options.compat && type === types.UINT) {
      // Official readers misread indirect_uint: such a one is a signed integer, or stays in line where it is none.
      const high = stack.halves[2 * index + 1]!;
      if (high < 0) return;
      type = types.INT;
      width = signedWidthOf(stack.halves[2 * index]!, high);
    }
    align(this.#out, width);
    this.#out.room(8);
    stack.storeScalar(index, type, this.#out, this.#out.at, width);
    stack.types[index] = types.packedType(type + types.INDIRECT, width);
    stack.halves[2 * index] = this.#out.at;
    this.#out.at += 1 << width;
  }

  endMap(start: number): void {
    const { stack } = this;
    const shape = this.#shapes.find(stack.keys, start, stack.size);
    if (shape.order !== undefined) stack.sort(start, shape.order);
    const { vector } = shape;
    if (!this.#sharesKeys || !this.#shapes.isWritten(vector)) this.#writeKeyVector(vector, start);
    this.#endMap(start, vector.position, vector.width);
  }

  endStruct(start: number, shape: FlexShape): void {
    if (!this.#sharesKeys || shape.message !== this.#message) this.#writeBlock(shape);
    this.#endMap(start, shape.position, shape.keysWidth);
  }

  /** Copies the constant block of `shape`. */
  #writeBlock(shape: FlexShape): void {
    align(this.#out, shape.keysWidth);
    shape.message = this.#message;
    shape.position = this.#out.at + shape.keysAt;
    append(this.#out, shape.block);
  }

  /** Replaces the values from `start` on with a map of them that has the key vector at `keys`. */
  #endMap(start: number, keys: number, keysWidth: number): void {
    const width = this.#containerWidth(start, MAP_PREFIX, keys);
    align(this.#out, width);
    offsetTo(this.#out, keys, width);
    integer(this.#out, 1 << keysWidth, width);
    this.#endContainer(start, types.MAP, width, true);
  }

  /** Writes the key vector of the map whose values stand on the stack, in stored order, from `start` on. */
  #writeKeyVector(vector: KeyVector, start: number): void {
    const out = this.#out;
    const width = this.#keyVectorWidth(start);
    align(out, width);
    integer(out, vector.keys.length, width);
    this.#shapes.place(vector, out.at, width);
    for (let index = start; index < this.stack.size; index++) offsetTo(out, this.stack.keyAts[index]!, width);
  }

  #keyVectorWidth(start: number): number {
    const { keyAts, size } = this.stack;
    let width = unsignedWidth(size - start);
    for (let index = start; index < size; index++) {
      while (!reaches(this.#out, keyAts[index]!, index - start + 1, width)) width++;
    }
    return width;
  }

  endVector(start: number): void {
    const element = this.stack.commonType(start);
    this.#endVector(start, element < 0 ? types.VECTOR : element + types.TYPED, true);
  }

  endTypedVector(start: number, isFixed: boolean): void {
    const count = this.stack.size - start;
    const element = count === 0 ? types.KEY : this.stack.type(start);
    const hasSize = !isFixed || this.#options.compat === true;
    this.#endVector(start, hasSize ? element + types.TYPED : types.fixedVectorOf(element, count), hasSize);
  }

  #endVector(start: number, type: number, hasSize: boolean): void {
    const width = this.#containerWidth(start, 1, -1);
    align(this.#out, width);
    this.#endContainer(start, type, width, hasSize);
  }

  /** Returns the narrowest width that holds all values from `start` on, number i as element `prefix` + i, and the key vector's offset. */
  #containerWidth(start: number, prefix: number, keyVector: number): number {
    const { types: packed, halves, size } = this.stack;
    let width = unsignedWidth(size - start);
    if (keyVector >= 0) while (!reaches(this.#out, keyVector, 0, width)) width++;
    for (let at = start; at < size; at++) {
      if (types.isInline(packed[at]! >>> 2)) width = Math.max(width, packed[at]! & 3);
      else while (!reaches(this.#out, halves[2 * at]!, prefix + at - start, width)) width++;
    }
    return width;
  }

  /** Writes the size, the values from `start` on and, unless the vector is typed, their types. */
  #endContainer(start: number, type: number, width: number, hasSize: boolean): void {
    const { stack } = this;
    const out = this.#out;
    const count = stack.size - start;
    if (hasSize) integer(out, count, width);
    const position = out.at;
    out.room((count << width) + count);
    stack.storeAll(start, stack.size, out, position, width);
    out.at += count << width;
    if (type === types.MAP || type === types.VECTOR) {
      stack.storeTypes(start, stack.size, out, out.at, width);
      out.at += count;
    }
    stack.size = start;
    stack.push(types.packedType(type, width), position, 0);
  }

  finish(): Writer {
    const out = this.#out;
    const width = this.#containerWidth(0, 0, -1);
    align(out, width);
    out.room(10);
    this.stack.storeAll(0, 1, out, out.at, width);
    out.at += 1 << width;
    store(out, out.at++, this.stack.types[0]!, 0, 0);
    store(out, out.at++, 1 << width, 0, 0);
    return out;
  }

  clear(): void {
    this.stack.clear();
    this.#out.reset();
    if (this.#strings !== undefined && this.#strings.size > 0) this.#strings.clear(); // which makes a new table
    this.#message = ++messages;
    this.#shapes.clear(this.#keys.clear());
  }
}
