import { NULL } from "../types.ts";
import type { Source } from "./source.ts";
import type { Target } from "./target.ts";

/** What a scalar is in a message: how code made at run time writes it. */
export type Form = "boolean" | "float" | "int" | "uint" | "string";

/** Writes and reads the values of one type. */
export interface Coder {
  /** Puts `value`; one that is not of the type is a mismatch. */
  write(to: Target, value: unknown): void;

  /** Reads the value in the slot at `at`, of type `packed`; what it leads to has to end by `limit`. */
  read(from: Source, at: number, width: number, packed: number, limit: number): unknown;
}

/** A coder of scalars that are all of one form. */
export interface ScalarCoder extends Coder {
  readonly form: Form;
  /** Says whether `value` is of the type. */
  isValid(value: unknown): boolean;
}

/** Writes null for null and undefined, and reads it. */
export class OptionalCoder implements Coder {
  readonly item: Coder;
  readonly none: null | undefined;

  constructor(item: Coder, none: null | undefined) {
    this.item = item;
    this.none = none;
  }

  write(to: Target, value: unknown): void {
    if (value === null || value === undefined) to.stack.pushNull();
    else this.item.write(to, value);
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    return packed >>> 2 === NULL ? this.none : this.item.read(from, at, width, packed, limit);
  }
}

/** Makes of a value what is written, and of what was read the value: of a type of the program's own, or one that has a default. */
export class ConvertingCoder implements Coder {
  readonly item: Coder;
  readonly encode: Conversion | undefined;
  readonly decode: Conversion | undefined;

  constructor(item: Coder, encode: Conversion | undefined, decode: Conversion | undefined) {
    this.item = item;
    this.encode = encode;
    this.decode = decode;
  }

  write(to: Target, value: unknown): void {
    this.item.write(to, this.encode ? this.encode(value) : value);
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    const value = this.item.read(from, at, width, packed, limit);
    return this.decode ? this.decode(value) : value;
  }
}

type Conversion = (value: unknown) => unknown;

/** Stands for a coder that is not made yet: a type may contain itself. */
export class LateCoder implements Coder {
  coder!: Coder;

  write(to: Target, value: unknown): void {
    this.coder.write(to, value);
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    return this.coder.read(from, at, width, packed, limit);
  }
}

/** The coder itself of one that was asked for before it was made. */
export function present(coder: Coder): Coder {
  return coder instanceof LateCoder ? present(coder.coder) : coder;
}
