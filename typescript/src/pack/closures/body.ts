import { type Peeled, peel } from "../schema/peel.ts";
import type { Node, Wire } from "../schema/type.ts";
import { type Code, codeIn, type Header, headerOf, type Slot } from "../wire/header.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import { ofField, ofOptional } from "../wire/prefix.ts";
import type { Reader } from "../wire/reader.ts";
import { passing } from "../wire/wrong.ts";
import { Block, type Coder, converting } from "./coder.ts";
import type { Maker } from "./kind.ts";

/** A part of a struct, a tuple, or an entry, and what gets it out of the whole; a lone value has no name. */
export interface Part {
  readonly name: string | number | undefined;
  readonly type: Node;
  get(whole: unknown): unknown;
}

/** A part, and how it is written and read. */
interface BodyField extends Part {
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

/** Header and blocks of a struct or a tuple (section 3): the whole in, values out. */
export class Body {
  readonly #header: Header;
  readonly #fields: readonly BodyField[];
  /** In the order of the blocks. */
  readonly #order: readonly number[];

  constructor(parts: readonly Part[], of: Maker) {
    this.#header = headerOf(parts.map(({ type }) => type));
    this.#fields = parts.map((part, at) => fieldOf(part, this.#header.slots[at]!, of));
    this.#order = [...parts.keys()].sort((a, b) => this.#fields[a]!.block - this.#fields[b]!.block);
  }

  write(whole: unknown, to: PackWriter): void {
    const header = to.at;
    to.room(this.#header.byteCount + 4); // codes are set in words
    to.zeros(this.#header.byteCount);
    for (const at of this.#order) this.#writeField(this.#fields[at]!, whole, to, header);
    if (to.at === header) to.zeros(1);
  }

  #writeField(field: BodyField, whole: unknown, to: PackWriter, header: number): void {
    try {
      const value = field.get(whole);
      const wire = field.peeled.encode ? field.peeled.encode(value) : value;
      if (isNone(field, wire)) return;
      const code = field.coder.write(wire, to);
      if (field.slot.presence) putCode(to, header, field.slot.presence, 1);
      putCode(to, header, field.slot.code, field.isText ? codeOfLength(code, field) : code);
    } catch (error) {
      throw passing(error, field.name);
    }
  }

  read(from: Reader): unknown[] {
    const start = from.at;
    const words = this.#readHeader(from);
    const values: unknown[] = new Array(this.#fields.length);
    for (const at of this.#order) values[at] = this.#readField(this.#fields[at]!, words, from);
    if (from.at === start) from.zeros(1);
    return values;
  }

  #readHeader(from: Reader): number[] {
    const first = from.take(this.#header.byteCount);
    const words: number[] = this.#header.used.map(() => 0);
    for (let i = 0; i < this.#header.byteCount; i++) words[i >> 2]! |= from.bytes[first + i]! << (8 * (i & 3));
    const isUnclean = words.some((word, i) => word & ~this.#header.used[i]!);
    if (isUnclean) from.fail("reserved", "zero bits where no codes are", "others", first);
    for (const field of this.#fields) this.#checkCode(field, words, from, first);
    return words;
  }

  #checkCode({ slot, name }: BodyField, words: number[], from: Reader, first: number): void {
    try {
      const code = codeIn(words, slot.code);
      const isAbsent = slot.presence && codeIn(words, slot.presence) === 0;
      if (isAbsent && code !== 0) from.fail("reserved", "a zero code of no value", `${code}`, first);
      if (code >= slot.codes) from.fail("range", `a code below ${slot.codes}`, `${code}`, first);
    } catch (error) {
      throw passing(error, name);
    }
  }

  #readField(field: BodyField, words: number[], from: Reader): unknown {
    const { slot, coder, name, peeled } = field;
    try {
      const code = codeIn(words, slot.code);
      const isAbsent = slot.presence ? codeIn(words, slot.presence) === 0 : field.isOptionalText && code === 0;
      const value = isAbsent ? field.none : coder.read(from, field.isText ? lengthOf(code, field, from) : code);
      return peeled.decode ? peeled.decode(value) : value;
    } catch (error) {
      throw passing(error, name);
    }
  }
}

function fieldOf(part: Part, slot: Slot, of: Maker): BodyField {
  const peeled = peel(part.type);
  const { wire } = peeled;
  const isOptional = wire.kind === "optional";
  const { wire: present, encode, decode } = peel(isOptional ? wire.item : wire);
  const kind = of.kind(present);
  const isText = kind.content !== undefined;
  const plain = kind.content?.(isOptional ? ofOptional : ofField) ?? kind.coder(present, of);
  return {
    ...part,
    slot,
    block: blockOf(present, isOptional),
    peeled,
    coder: converting(plain, encode, decode),
    none: isOptional ? wire.none : REQUIRED,
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
function putCode(to: PackWriter, header: number, { word, shift }: Code, value: number): void {
  if (value === 0) return;
  const at = header + 4 * word;
  to.view.setInt32(at, to.view.getInt32(at, true) | (value << shift), true);
}
