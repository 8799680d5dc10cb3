import { lengthOf, MAX_SHORT, putAscii, Writer } from "../../core/index.ts";
import * as types from "../types.ts";
import { type Emitter, KEPT } from "./emitter.ts";
import { KeyTable } from "./key-table.ts";
import type { FlexOptions } from "./options.ts";
import { align, append, integer, MAP_PREFIX, offsetTo, reaches, store } from "./output.ts";
import { type KeyVector, ShapeTable } from "./shapes.ts";
import { Strings } from "./strings.ts";
import { writeKey, writeText } from "./text.ts";
import { ValueStack } from "./value-stack.ts";
import { padding, unsignedWidth } from "./widths.ts";

let messages = 0;

/** Writes every value as soon as it is complete: the profile `speed`. */
export class InlineEmitter implements Emitter {
  readonly #own = new Writer();
  /** Where the message goes, from its first byte on. */
  out: Writer = this.#own;
  /** Where the string stands that was put last. */
  position = 0;
  readonly sharesKeys: boolean;
  protected readonly keys: KeyTable = new KeyTable();
  readonly #shapes = new ShapeTable(this.keys);
  readonly stack: ValueStack = new ValueStack(this.#shapes);
  /** Undefined when equal strings are not shared. */
  readonly #strings: Strings | undefined;

  /** What codecs put their values into this by, made at first use: it goes where this goes. */
  target: unknown;
  /** The number of this message among all: a struct's block that carries it is in the message. */
  message: number = ++messages;

  constructor(options: FlexOptions) {
    this.sharesKeys = options.shareKeys ?? true;
    this.#strings = (options.shareStrings ?? true) ? new Strings() : undefined;
  }

  writeTo(out: Writer): void {
    this.out = out;
  }

  /** Writes the key, unless it stands there already and is shared, and returns where it stands. */
  protected writeKey(key: number): number {
    const known = this.keys.position(key);
    if (known >= 0 && this.sharesKeys) return known;
    const at = writeKey(this.out, this.keys.text(key));
    this.keys.place(key, at);
    return at;
  }

  string(text: string): void {
    const packed = this.text(text);
    this.stack.push(packed, this.position, 0);
  }

  /** Writes a string, unless it stands there already, leaves its place in `position` and returns its type. */
  text(text: string): number {
    const strings = this.#strings;
    if (strings === undefined) return this.#writeString(text);
    const known = strings.find(text);
    if (known >= 0) {
      this.position = strings.positions[known]!;
      return strings.types[known]!;
    }
    const packed = this.#writeString(text);
    strings.place(text, this.position, packed);
    return packed;
  }

  #writeString(text: string): number {
    const { length } = text;
    const { out } = this;
    out.room(length + 2);
    const { bytes, at } = out;
    if (length > MAX_SHORT || !putAscii(out.view, at + 1, text)) return this.#writeLong(text);
    bytes[at] = length;
    bytes[at + 1 + length] = 0;
    out.at = at + length + 2;
    this.position = at + 1;
    return types.packedType(types.STRING, 0);
  }

  #writeLong(text: string): number {
    const { out } = this;
    const start = this.#textAt(unsignedWidth(text.length));
    const length = writeText(out, start, text) - start;
    const width = unsignedWidth(length);
    const at = this.#textAt(width);
    if (at !== start) out.bytes.copyWithin(at, start, start + length);
    align(out, width);
    integer(out, length, width);
    out.at = at + length;
    integer(out, 0, 0);
    this.position = at;
    return types.packedType(types.STRING, width);
  }

  /** Returns where the bytes of a text begin whose size field has `width`. */
  #textAt(width: number): number {
    return this.out.at + padding(this.out.at, width) + (1 << width);
  }

  blob(bytes: Uint8Array): void {
    const length = lengthOf(bytes);
    const width = unsignedWidth(length);
    align(this.out, width);
    integer(this.out, length, width);
    this.stack.push(types.packedType(types.BLOB, width), this.out.at, 0);
    append(this.out, bytes, length);
  }

  endMap(start: number): void {
    const { stack } = this;
    const { shape } = stack;
    const vector = this.#shapes.vectorOf(shape);
    if (shape.order !== undefined) stack.sort(start, shape.order);
    if (!this.sharesKeys || !this.#shapes.isWritten(vector)) this.#writeKeyVector(vector);
    this.endMapWith(start, vector.position, vector.width);
  }

  /** Replaces the values from `start` on with a map of them that has the key vector at `keys`. */
  endMapWith(start: number, keys: number, keysWidth: number): void {
    const width = this.#containerWidth(start, MAP_PREFIX, keys);
    align(this.out, width);
    offsetTo(this.out, keys, width);
    integer(this.out, 1 << keysWidth, width);
    this.#endContainer(start, types.MAP, width, true);
  }

  /** Writes the key vector, and before it those of its keys that are not there yet or not shared. */
  #writeKeyVector(vector: KeyVector): void {
    const { out } = this;
    const { keys } = vector;
    for (let index = 0; index < keys.length; index++) this.writeKey(keys[index]!);
    const width = this.#keyVectorWidth(keys);
    align(out, width);
    integer(out, keys.length, width);
    this.#shapes.place(vector, out.at, width);
    for (let index = 0; index < keys.length; index++) offsetTo(out, this.keys.position(keys[index]!), width);
  }

  #keyVectorWidth(keys: readonly number[]): number {
    let width = unsignedWidth(keys.length);
    for (let index = 0; index < keys.length; index++) {
      while (!reaches(this.out, this.keys.position(keys[index]!), index + 1, width)) width++;
    }
    return width;
  }

  endVector(start: number): void {
    const element = this.stack.commonType(start);
    this.endVectorOf(start, element < 0 ? types.VECTOR : element + types.TYPED, true);
  }

  protected endVectorOf(start: number, type: number, hasSize: boolean): void {
    const width = this.#containerWidth(start, 1, -1);
    align(this.out, width);
    this.#endContainer(start, type, width, hasSize);
  }

  /** Returns the narrowest width that holds all values from `start` on, number i as element `prefix` + i, and the key vector's offset. */
  #containerWidth(start: number, prefix: number, keyVector: number): number {
    const { types: packed, halves, size } = this.stack;
    let width = unsignedWidth(size - start);
    let position = keyVector < 0 ? this.out.at : keyVector;
    let element = 0;
    for (let at = start; at < size; at++) {
      if (types.isInline(packed[at]! >>> 2)) {
        width = Math.max(width, packed[at]! & 3);
      } else if (halves[2 * at]! < position) {
        position = halves[2 * at]!;
        element = prefix + at - start;
      }
    }
    // That to the first position is the longest of the offsets, but for the places of their elements.
    while (!reaches(this.out, position, element, width)) width++;
    if (reaches(this.out, position, prefix + size - start, width)) return width;
    return this.#offsetsWidth(start, prefix, width);
  }

  /** Returns the narrowest width, `least` or more, that holds all offsets from `start` on. */
  #offsetsWidth(start: number, prefix: number, least: number): number {
    const { types: packed, halves, size } = this.stack;
    let width = least;
    for (let at = start; at < size; at++) {
      if (!types.isInline(packed[at]! >>> 2)) while (!reaches(this.out, halves[2 * at]!, prefix + at - start, width)) width++;
    }
    return width;
  }

  /** Writes the size, the values from `start` on and, unless the vector is typed, their types. */
  #endContainer(start: number, type: number, width: number, hasSize: boolean): void {
    const { stack, out } = this;
    const count = stack.size - start;
    out.room((count << width) + count + 8);
    if (hasSize) integer(out, count, width);
    const position = out.at;
    out.at += count << width;
    stack.storeValues(start, out, position, width, type === types.MAP || type === types.VECTOR);
    stack.close(start, types.packedType(type, width), position);
  }

  finish(): Writer {
    const { out } = this;
    const width = this.#containerWidth(0, 0, -1);
    align(out, width);
    out.room(10);
    out.at += 1 << width;
    this.stack.storeValues(0, out, out.at - (1 << width), width, true);
    store(out, out.at++, 1 << width, 0, 0);
    return out;
  }

  clear(): boolean {
    this.stack.clear();
    this.out = this.#own;
    this.out.clear();
    this.#strings?.clear();
    this.message = ++messages;
    this.#shapes.clear();
    return this.out.bytes.length + this.stack.bytes + (this.#strings?.bytes ?? 0) + this.#shapes.bytes <= KEPT;
  }
}
