import { isBytes } from "../../core/index.ts";
import { bigintOf } from "../../pack/wire/wide.ts";
import { clipped, mismatch, quoted } from "../malformed.ts";
import { INT, UINT } from "../types.ts";
import { floatWidth } from "../write/widths.ts";
import type { Coder, Form, ScalarCoder } from "./coder.ts";
import type { Target } from "./target.ts";

/** An error lists no more names. */
const LISTED = 16;

/** Puts a value that is valid. */
const PUT: Record<Form, (to: Target, value: never) => void> = {
  boolean: (to, value) => to.stack.pushBoolean(value),
  float: (to, value) => to.stack.pushFloat(value),
  int: (to, value) => to.stack.pushInt(value),
  uint: (to, value) => to.stack.pushUint(value),
  string: (to, value) => to.emitter.string(value),
};

function scalar<T>(form: Form, expected: string, isValid: (value: unknown) => value is T, read: Coder["read"]): ScalarCoder {
  const put = PUT[form] as (to: Target, value: T) => void;
  const write = (to: Target, value: unknown) => {
    if (!isValid(value)) throw to.mismatch(expected, value);
    put(to, value);
  };
  return { form, isValid, write, read };
}

const isNumber = (value: unknown): value is number => typeof value === "number";
const isString = (value: unknown): value is string => typeof value === "string";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isSingle = (value: unknown): value is number => isNumber(value) && floatWidth(value) === 2;

export const booleans: ScalarCoder = scalar("boolean", "a Boolean", isBoolean, (from, at, width, packed) =>
  from.boolean(at, width, packed),
);

export const strings: ScalarCoder = scalar("string", "a string", isString, (from, at, width, packed, limit) =>
  from.string(at, width, packed, limit),
);

export const doubles: ScalarCoder = scalar("float", "a number", isNumber, (from, at, width, packed, limit) =>
  from.float(at, width, packed, limit),
);

/** A number that has more than single precision is rounded, but never to an infinity. */
export const rounded = (value: unknown): unknown => (isNumber(value) && Number.isFinite(Math.fround(value)) ? Math.fround(value) : value);

/** Numbers of single precision: one that has more is rounded when it is read. */
export const singles: ScalarCoder = scalar("float", "a number of single precision", isSingle, (from, at, width, packed, limit) =>
  Math.fround(from.float(at, width, packed, limit)),
);

/** Returns the coder of the integers from `least` to `most`, safe ones. */
export function integers(least: number, most: number): ScalarCoder {
  const expected = `an integer of ${least} to ${most}`;
  const isInteger = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return scalar(least < 0 ? "int" : "uint", expected, isInteger, (from, at, width, packed, limit) => {
    const value = from.integer(at, width, packed, limit);
    if (!isInteger(value)) throw mismatch(expected, String(value), at, from.path);
    return value;
  });
}

/** The names that something expected is of, the first of many. */
export function oneOf(names: readonly string[]): string {
  const some = names.slice(0, LISTED).map(clipped).join("|");
  return `one of ${some}${names.length > LISTED ? "|…" : ""}`;
}

/** Returns the coder of some strings. */
export function names(all: readonly string[]): ScalarCoder {
  const known = new Set<unknown>(all);
  const expected = oneOf(all);
  const isKnown = (value: unknown): value is string => known.has(value);
  return scalar("string", expected, isKnown, (from, at, width, packed, limit) => {
    const name = from.string(at, width, packed, limit);
    if (!known.has(name)) throw mismatch(expected, quoted(name), at, from.path);
    return name;
  });
}

export const blobs: Coder = {
  write(to, value) {
    if (!isBytes(value)) throw to.mismatch("a Uint8Array", value);
    to.emitter.blob(value);
  },
  read: (from, at, width, packed, limit) => new Uint8Array(from.blob(at, width, packed, limit)),
};

/** Returns the coder of integers of 64 bits that a program has as bigints. */
export function bigints(isSigned: boolean): Coder {
  const expected = isSigned ? "a signed 64-bit integer" : "an unsigned 64-bit integer";
  const isInRange = (value: bigint) => (isSigned ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value)) === value;
  return {
    write(to, value) {
      if (typeof value !== "bigint" || !isInRange(value)) throw to.mismatch(expected, value);
      to.stack.pushInteger(isSigned ? INT : UINT, value);
    },
    read(from, at, width, packed, limit) {
      const value = BigInt(from.integer(at, width, packed, limit));
      if (!isInRange(value)) throw mismatch(expected, String(value), at, from.path);
      return value;
    },
  };
}

/** Returns the coder of integers of 64 bits that a program has as decimal strings. */
export function digits(isSigned: boolean): Coder {
  const inner = bigints(isSigned);
  return {
    write(to, value) {
      const integer = bigintOf(value);
      if (integer === undefined) throw to.mismatch("a decimal string", value);
      inner.write(to, integer);
    },
    read: (from, at, width, packed, limit) => String(inner.read(from, at, width, packed, limit)),
  };
}
