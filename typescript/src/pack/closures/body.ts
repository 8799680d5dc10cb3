import { type Peeled, peel } from "../schema/peel.ts";
import type { Node, Wire } from "../schema/type.ts";
import { type Code, codeIn, type Header, headerOf, maskOf, type Slot } from "../wire/header.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import { ofField, ofOptional } from "../wire/prefix.ts";
import type { Reader } from "../wire/reader.ts";
import { passing } from "../wire/wrong.ts";
import { Block, type Coder, converting } from "./coder.ts";
import { contentCoder } from "./scalars.ts";

/** A field of a struct, a tuple, or an entry; a lone value has no name. */
interface BodyField {
  readonly name: string | number | undefined;
  readonly slot: Slot;
  readonly block: number;
  readonly peeled: Peeled;
  /** Of the value there is. */
  readonly coder: Coder;
  /** What stands for no value; of a required field, a value that nothing is. */
  readonly none: unknown;
  readonly isText: boolean;
  readonly isOptionalText: boolean;
}

const REQUIRED = Symbol("required");

/** Header and blocks of a struct or a tuple (section 3): values in, values out. */
export class Body {
  private readonly header: Header;
  private readonly fields: readonly BodyField[];
  /** In the order of the blocks. */
  private readonly order: readonly number[];

  constructor(names: readonly (string | number | undefined)[], types: readonly Node[], coderOf: (node: Node) => Coder) {
    this.header = headerOf(types);
    this.fields = types.map((type, at) => fieldOf(names[at], type, this.header.slots[at]!, coderOf));
    this.order = [...types.keys()].sort((a, b) => this.fields[a]!.block - this.fields[b]!.block);
  }

  write(values: readonly unknown[], to: PackWriter): void {
    const header = to.at;
    to.zeros(this.header.byteCount);
    for (const at of this.order) this.writeField(this.fields[at]!, values[at], to, header);
    if (to.at === header) to.zeros(1);
  }

  private writeField(field: BodyField, value: unknown, to: PackWriter, header: number): void {
    try {
      const wire = field.peeled.encode ? field.peeled.encode(value) : value;
      if (isNone(field, wire)) return;
      const code = field.coder.write(wire, to);
      if (field.slot.presence) putCode(to.bytes, header, field.slot.presence, 1);
      putCode(to.bytes, header, field.slot.code, field.isText ? codeOfLength(code, field) : code);
    } catch (error) {
      throw field.name === undefined ? error : passing(error, field.name);
    }
  }

  read(from: Reader): unknown[] {
    const start = from.at;
    const words = this.readHeader(from);
    const values: unknown[] = new Array(this.fields.length);
    for (const at of this.order) values[at] = this.readField(this.fields[at]!, words, from);
    if (from.at === start) from.zeros(1);
    return values;
  }

  private readHeader(from: Reader): number[] {
    const first = from.take(this.header.byteCount);
    const words: number[] = this.header.used.map(() => 0);
    for (let i = 0; i < this.header.byteCount; i++) words[i >> 2]! |= from.bytes[first + i]! << (8 * (i & 3));
    const isClean = words.every((word, i) => (word & ~this.header.used[i]!) === 0);
    if (!isClean) from.fail("reserved", "zero bits where the header has no codes", "others", first);
    for (const field of this.fields) this.checkCode(field, words, from, first);
    return words;
  }

  private checkCode({ slot, name }: BodyField, words: number[], from: Reader, first: number): void {
    try {
      const code = codeIn(words, slot.code) >>> 0;
      const isAbsent = slot.presence !== undefined && codeIn(words, slot.presence) === 0;
      if (isAbsent && code !== 0) from.fail("reserved", "a zero code of no value", `${code}`, first);
      if (code >= slot.codes) from.fail("range", `a code below ${slot.codes}`, `${code}`, first);
    } catch (error) {
      throw name === undefined ? error : passing(error, name);
    }
  }

  private readField(field: BodyField, words: number[], from: Reader): unknown {
    const { slot, coder, name, peeled } = field;
    try {
      const code = codeIn(words, slot.code);
      const isAbsent = slot.presence ? codeIn(words, slot.presence) === 0 : field.isOptionalText && code === 0;
      const value = isAbsent ? field.none : coder.read(from, field.isText ? lengthOf(code, field, from) : code);
      return peeled.decode ? peeled.decode(value) : value;
    } catch (error) {
      throw name === undefined ? error : passing(error, name);
    }
  }
}

function fieldOf(name: string | number | undefined, type: Node, slot: Slot, coderOf: (node: Node) => Coder): BodyField {
  const peeled = peel(type);
  const isOptional = peeled.wire.kind === "optional";
  const inner = peel(peeled.wire.kind === "optional" ? peeled.wire.item : peeled.wire);
  const isText = inner.wire.kind === "text";
  const plain = inner.wire.kind === "text" ? contentCoder(inner.wire, isOptional ? ofOptional : ofField) : coderOf(inner.wire);
  return {
    name,
    slot,
    block: blockOf(inner.wire, isOptional),
    peeled,
    coder: converting(plain, inner.encode, inner.decode),
    none: peeled.wire.kind === "optional" ? peeled.wire.none : REQUIRED,
    isText,
    isOptionalText: isText && isOptional,
  };
}

/** An optional value may also be missing as null or undefined, whichever stands for none. */
function isNone(field: BodyField, value: unknown): boolean {
  return field.none !== REQUIRED && (value === null || value === undefined);
}

function blockOf(type: Wire, isOptional: boolean): number {
  switch (type.kind) {
    case "bool":
    case "enum":
    case "flags":
      return Block.header;
    case "fixed":
      return isOptional ? Block.variable : Block.fixed;
    case "compressed":
      return Block.compressed;
    default:
      return Block.variable;
  }
}

/** The code of a text by its length (3.2). */
function codeOfLength(length: number, field: BodyField): number {
  return field.isOptionalText && length === 0 ? 15 : Math.min(15, length);
}

/** The length of a text (4.2): its code, or what follows. */
function lengthOf(code: number, field: BodyField, from: Reader): number {
  if (code < 15) return code;
  const more = from.varint();
  return field.isOptionalText ? more && more + 14 : more + 15;
}

/** Sets the bits of a code in a header that begins at `header`. */
function putCode(bytes: Uint8Array, header: number, code: Code, value: number): void {
  const bits = (value << code.shift) & maskOf(code);
  for (let i = 0; i < 4; i++) {
    const byte = (bits >>> (8 * i)) & 255;
    if (byte) bytes[header + 4 * code.word + i]! |= byte;
  }
}
