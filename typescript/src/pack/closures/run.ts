import type { Peeled } from "../schema/peel.ts";
import type { Compressed } from "../schema/type.ts";
import { bitAt, countBits, isThere, putBits, spread, takeBools } from "../wire/bits.ts";
import type { CompressedInteger } from "../wire/compressed-integer.ts";
import type { FixedNumber } from "../wire/fixed.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import type { Reader } from "../wire/reader.ts";
import { passing, refuse, Wrong } from "../wire/wrong.ts";
import type { Coder } from "./coder.ts";
import { boolCoder, compressedCoder } from "./scalars.ts";

/** Values one right after the other (section 5). The width code is that of compressed integers, which stands before the run. */
export interface Run {
  /** The integers in the run, if it is one of those, optional or not. */
  readonly integers: CompressedInteger | undefined;
  /** The least bits a value takes. */
  bitsEach(code: number): number;
  /** The width code of these values. */
  codeOf(values: readonly unknown[], to: PackWriter): number;
  write(values: readonly unknown[], to: PackWriter, code: number): void;
  /** Reads `count` values; their width code stands at `codeAt`. */
  read(from: Reader, count: number, code: number, codeAt: number): unknown[];
}

/** Calls `each` for every value; what it throws says which it was. */
export function forEach(values: ArrayLike<unknown>, each: (value: unknown, at: number) => void): void {
  let at = 0;
  try {
    for (; at < values.length; at++) each(values[at], at);
  } catch (error) {
    throw passing(error, at);
  }
}

/** Makes `count` values; what `make` throws says which it was. */
export function times<T>(count: number, make: () => T): T[] {
  const made: T[] = [];
  try {
    while (made.length < count) made.push(make());
  } catch (error) {
    throw passing(error, made.length);
  }
  return made;
}

/** `values` made into others; what `convert` throws says which it was. */
function converted(values: readonly unknown[], convert: (value: unknown) => unknown): unknown[] {
  return values.map((value, at) => {
    try {
      return convert(value);
    } catch (error) {
      throw passing(error, at);
    }
  });
}

/** `run` with the conversions of a type of the program's own around it. */
export function convertingRun(run: Run, encode: Peeled["encode"], decode: Peeled["decode"]): Run {
  if (!encode && !decode) return run;
  const encoded = (values: readonly unknown[]) => (encode ? converted(values, encode) : values);
  return {
    ...run,
    codeOf: (values, to) => run.codeOf(encoded(values), to),
    write: (values, to, code) => run.write(encoded(values), to, code),
    read(from, count, code, codeAt) {
      const values = run.read(from, count, code, codeAt);
      return decode ? converted(values, decode) : values;
    },
  };
}

const noIntegers = { integers: undefined, codeOf: () => 0 };

/** 5.1; without `...`, of which bundlers do not know that it does nothing else. */
export const boolRun: Run = {
  integers: undefined,
  codeOf: () => 0,
  bitsEach: () => 1,
  write(values, to) {
    forEach(values, (value) => boolCoder.write(value, to));
    putBits(to, values, (value) => value === true);
  },
  read: takeBools,
};

/** 5.2 */
export function fixedRun(number: FixedNumber, coder: Coder): Run {
  return {
    ...noIntegers,
    bitsEach: () => 8 * number.width,
    write: (values, to) => forEach(values, (value) => coder.write(value, to)),
    read: (from, count) => times(count, () => coder.read(from, 0)),
  };
}

/** 5.3 */
export function compressedRun(type: Compressed, integers: CompressedInteger): Run {
  return {
    integers,
    bitsEach: (code) => 8 * (code + 1),
    codeOf(values, to) {
      let widest = 0;
      to.room(8);
      forEach(values, (value) => {
        const code = integers.put(to.view, to.at, value);
        if (code < 0) refuse(`a value of ${type.name}`, value);
        widest = Math.max(widest, code);
      });
      return widest;
    },
    write(values, to, code) {
      to.room(values.length * (code + 1) + 8);
      for (const value of values) {
        integers.put(to.view, to.at, value);
        to.at += code + 1;
      }
    },
    read(from, count, code, codeAt) {
      if (count === 0 && code !== 0) from.fail("reserved", "a zero width code of no values", `${code}`, codeAt);
      const coder = compressedCoder(type, integers);
      return times(count, () => coder.read(from, code));
    },
  };
}

/** Does something with the values that are there; what `use` throws says which of all it was. */
function amongAll<T>(isThereAt: (at: number) => boolean, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof Wrong) countAll(error.path, isThereAt);
    throw error;
  }
}

/** Makes the index that a path begins with, if it does, that among all. */
function countAll(path: (string | number)[], isThereAt: (at: number) => boolean): void {
  let [left] = path;
  if (typeof left !== "number") return;
  let at = -1;
  while (left >= 0) if (isThereAt(++at)) left--;
  path[0] = at;
}

/** 5.4 */
export function optionalRun(run: Run, none: unknown): Run {
  function withPresent<T>(values: readonly unknown[], use: (present: readonly unknown[]) => T): T {
    return amongAll(
      (at) => isThere(values[at]),
      () => use(values.filter(isThere)),
    );
  }
  return {
    integers: run.integers,
    bitsEach: () => 1,
    codeOf: (values, to) => withPresent(values, (present) => run.codeOf(present, to)),
    write(values, to, code) {
      putBits(to, values, isThere);
      withPresent(values, (present) => run.write(present, to, code));
    },
    read(from, count, code, codeAt) {
      const bits = from.bits(count);
      const size = countBits(from, bits, count);
      from.run(size, run.bitsEach(code));
      const present = amongAll(
        (at) => bitAt(from, bits, at),
        () => run.read(from, size, code, codeAt),
      );
      return spread(from, bits, count, present, none);
    },
  };
}

/** 5.5 */
export function loneRun(coder: Coder): Run {
  return {
    ...noIntegers,
    bitsEach: () => 8,
    write: (values, to) => forEach(values, (value) => coder.write(value, to)),
    read: (from, count) => times(count, () => coder.read(from, 0)),
  };
}
