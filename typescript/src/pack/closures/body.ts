import { getterOf } from "../../core/index.ts";
import { type Peeled, peel } from "../schema/peel.ts";
import type { Node, Wire } from "../schema/type.ts";
import { type Code, codeIn, type Header, headerOf, type Slot } from "../wire/header.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import { ofField, ofOptional } from "../wire/prefix.ts";
import type { Reader } from "../wire/reader.ts";
import { passing } from "../wire/wrong.ts";
import { Block, type Coder, converting } from "./coder.ts";
import type { Maker } from "./kind.ts";

/** A part of a struct, a tuple, or an entry: the property that it is, and its step of a path, which a lone value has none of. */
export interface Part {
  readonly key: string | number;
  readonly name: string | number | undefined;
  readonly type: Node;
}

/** A part, and how it is written and read. */
interface BodyField extends Part {
  readonly get: (whole: unknown) => unknown;
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

/** Header and blocks of a struct or a tuple (section 3). */
export class Body {
  readonly #header: Header;
  /** In the order of the header, those whose codes do not all have a meaning. */
  readonly #checked: readonly BodyField[];
  /** In the order of the blocks. */
  readonly #fields: readonly BodyField[];

  constructor(parts: readonly Part[], of: Maker) {
    this.#header = headerOf(parts.map(({ type }) => type));
    const fields = parts.map((part, at) => fieldOf(part, this.#header.slots[at]!, of));
    this.#checked = fields.filter(({ slot }) => slot.presence || slot.codes < 2 ** slot.code.bits);
    this.#fields = fields.sort((a, b) => a.block - b.block);
  }

  write(whole: unknown, to: PackWriter): void {
    const header = to.at;
    to.room(this.#header.byteCount + 4); // codes are set in words
    to.zeros(this.#header.byteCount);
    for (const field of this.#fields) writeField(field, whole, to, header);
    if (to.at === header) to.zeros(1);
  }

  /** Reads the values into `whole`, and returns it. */
  read<W extends object>(from: Reader, whole: W): W {
    const start = from.at;
    const words = this.#readHeader(from);
    for (const field of this.#fields) (whole as never[])[field.key as never] = readField(field, words, from) as never;
    if (from.at === start) from.zeros(1);
    return whole;
  }

  #readHeader(from: Reader): readonly number[] {
    const { byteCount, used } = this.#header;
    const first = from.take(byteCount);
    const words: number[] = [];
    for (let at = 0; at < byteCount; at++) words[at >> 2]! |= from.bytes[first + at]! << (8 * (at & 3));
    const isUnclean = words.some((word, at) => word & ~used[at]!);
    if (isUnclean) from.fail("reserved", "zero bits where no codes are", "others", first);
    for (const field of this.#checked) checkCode(field, words, from, first);
    return words;
  }
}

function writeField(field: BodyField, whole: unknown, to: PackWriter, header: number): void {
  const { slot, peeled, isText } = field;
  try {
    const value = field.get(whole);
    const wire = peeled.encode ? peeled.encode(value) : value;
    if (isNone(field, wire)) return;
    const code = field.coder.write(wire, to);
    if (slot.presence) putCode(to, header, slot.presence, 1);
    putCode(to, header, slot.code, isText ? codeOfLength(code, field) : code);
  } catch (error) {
    throw passing(error, field.name);
  }
}

function checkCode({ slot, name }: BodyField, words: readonly number[], from: Reader, first: number): void {
  try {
    const code = codeIn(words, slot.code);
    const isAbsent = slot.presence && codeIn(words, slot.presence) === 0;
    if (isAbsent && code !== 0) from.fail("reserved", "a zero code of no value", `${code}`, first);
    if (code >= slot.codes) from.fail("range", `a code below ${slot.codes}`, `${code}`, first);
  } catch (error) {
    throw passing(error, name);
  }
}

function readField(field: BodyField, words: readonly number[], from: Reader): unknown {
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
    get: getterOf(part.key),
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
