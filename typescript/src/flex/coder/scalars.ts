import type { Coder } from "./coder.ts";

export const booleans: Coder = {
  write(to, value) {
    if (typeof value !== "boolean") throw to.mismatch("a Boolean", value);
    to.builder.putBoolean(value);
  },
  read: (from, at, width, packed) => from.boolean(at, width, packed),
};

export const strings: Coder = {
  write(to, value) {
    if (typeof value !== "string") throw to.mismatch("a string", value);
    to.builder.putString(value);
  },
  read: (from, at, width, packed, limit) => from.string(at, width, packed, limit),
};

export const blobs: Coder = {
  write(to, value) {
    if (!(value instanceof Uint8Array)) throw to.mismatch("a Uint8Array", value);
    to.builder.putBlob(value);
  },
  read: (from, at, width, packed, limit) => from.blob(at, width, packed, limit).slice(),
};

export const doubles: Coder = {
  write(to, value) {
    if (typeof value !== "number") throw to.mismatch("a number", value);
    to.builder.putFloat(value);
  },
  read: (from, at, width, packed, limit) => from.float(at, width, packed, limit),
};

/** Numbers of single precision: one that has more is rounded when it is read, and refused when it is written. */
export const singles: Coder = {
  write(to, value) {
    if (typeof value !== "number" || !(Math.fround(value) === value || Number.isNaN(value))) {
      throw to.mismatch("a number of single precision", value);
    }
    to.builder.putFloat(value);
  },
  read: (from, at, width, packed, limit) => Math.fround(from.float(at, width, packed, limit)),
};

/** Returns the coder of the integers from `least` to `most`, safe ones. */
export function integers(least: number, most: number): Coder {
  const expected = `an integer of ${least} to ${most}`;
  return {
    write(to, value) {
      if (!(Number.isInteger(value) && (value as number) >= least && (value as number) <= most)) throw to.mismatch(expected, value);
      if (least < 0) to.builder.putInt(value as number);
      else to.builder.putUint(value as number);
    },
    read(from, at, width, packed, limit) {
      const value = from.integer(at, width, packed, limit);
      if (value < least || value > most) throw from.mismatch(expected, at, packed);
      return value;
    },
  };
}

/** Returns the coder of integers of 64 bits that a program has as bigints. */
export function bigints(isSigned: boolean): Coder {
  const expected = isSigned ? "a signed 64-bit integer" : "an unsigned 64-bit integer";
  const isInRange = (value: bigint) => (isSigned ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value)) === value;
  return {
    write(to, value) {
      if (typeof value !== "bigint" || !isInRange(value)) throw to.mismatch(expected, value);
      if (isSigned) to.builder.putInt(value);
      else to.builder.putUint(value);
    },
    read(from, at, width, packed, limit) {
      const value = BigInt(from.integer(at, width, packed, limit));
      if (!isInRange(value)) throw from.mismatch(expected, at, packed);
      return value;
    },
  };
}

/** Returns the coder of integers of 64 bits that a program has as decimal strings. */
export function digits(isSigned: boolean): Coder {
  const inner = bigints(isSigned);
  return {
    write(to, value) {
      if (typeof value !== "string" || !/^-?\d{1,20}$/.test(value)) throw to.mismatch("a decimal string", value);
      inner.write(to, BigInt(value));
    },
    read: (from, at, width, packed, limit) => String(inner.read(from, at, width, packed, limit)),
  };
}

/** Returns the coder of some strings. */
export function names(all: readonly string[]): Coder {
  const known = new Set<unknown>(all);
  const expected = `one of ${all.join("|")}`;
  return {
    write(to, value) {
      if (!known.has(value)) throw to.mismatch(expected, value);
      to.builder.putString(value as string);
    },
    read(from, at, width, packed, limit) {
      const name = from.string(at, width, packed, limit);
      if (!known.has(name)) throw from.mismatch(expected, at, packed);
      return name;
    },
  };
}
