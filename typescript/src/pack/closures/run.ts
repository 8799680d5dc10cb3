import { type Peeled, peel } from "../schema/peel.ts";
import type { Compressed, Node } from "../schema/type.ts";
import { bitAt, countBits, isThere, putBits, spread, takeBits, takeBools } from "../wire/bits.ts";
import { type CompressedInteger, putAll } from "../wire/compressed.ts";
import { checkRun } from "../wire/count.ts";
import type { FixedNumber } from "../wire/fixed.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import type { Reader } from "../wire/reader.ts";
import { passing, refuse, Wrong } from "../wire/wrong.ts";
import type { Coder } from "./coder.ts";
import type { Maker } from "./kind.ts";
import { boolCoder, compressedCoder } from "./scalars.ts";

/** Values one right after the other (section 5). The width code is that of compressed integers, which stands before the run. */
export interface Run {
  /** The integers in the run, if it is one of those, optional or not. */
  readonly integers: CompressedInteger | undefined;
  /** The least bits a value takes. */
  bitsEach(code: number): number;
  /** Converts and looks at the first `count` values, which are to be written. */
  begin(values: readonly unknown[], count: number, to: PackWriter): Begun;
  /** Reads `count` values; their width code stands at `codeAt`. */
  read(from: Reader, count: number, code: number, codeAt: number): unknown[];
}

/** A run whose width code is known, and what writes its values. */
interface Begun {
  readonly code: number;
  write(): void;
}

/** Calls `each` for the first `count` values; what it throws says which it was. */
export function forEach(values: readonly unknown[], count: number, each: (value: unknown) => void): void {
  let at = 0;
  try {
    for (; at < count; at++) each(values[at]);
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

/** The first `count` values made into others; what `convert` throws says which it was. */
function converted(values: readonly unknown[], count: number, convert: (value: unknown) => unknown): unknown[] {
  const made: unknown[] = [];
  forEach(values, count, (value) => made.push(convert(value)));
  return made;
}

/** `run` with the conversions of a type of the program's own around it. */
function convertingRun(run: Run, encode: Peeled["encode"], decode: Peeled["decode"]): Run {
  if (!encode && !decode) return run;
  return {
    ...run,
    begin: (values, count, to) => run.begin(encode ? converted(values, count, encode) : values, count, to),
    read(from, count, code, codeAt) {
      const values = run.read(from, count, code, codeAt);
      return decode ? converted(values, count, decode) : values;
    },
  };
}

/** 5.1 */
export const boolRun: Run = {
  integers: undefined,
  bitsEach: () => 1,
  begin: (values, count, to) => ({
    code: 0,
    write() {
      forEach(values, count, (value) => boolCoder.write(value, to));
      putBits(to, values, count, (value) => value === true);
    },
  }),
  read: takeBools,
};

/** Values that `coder` writes one by one, each in so many bits at least. */
function runOf(coder: Coder, bits: number): Run {
  return {
    integers: undefined,
    bitsEach: () => bits,
    begin: (values, count, to) => ({ code: 0, write: () => forEach(values, count, (value) => coder.write(value, to)) }),
    read: (from, count) => times(count, () => coder.read(from, 0)),
  };
}

/** 5.2 */
export function fixedRun(number: FixedNumber, coder: Coder): Run {
  return runOf(coder, 8 * number.width);
}

/** 5.3 */
export function compressedRun(type: Compressed, integers: CompressedInteger): Run {
  return {
    integers,
    bitsEach: (code) => 8 * (code + 1),
    begin(values, count, to) {
      let code = 0;
      to.room(8);
      forEach(values, count, (value) => {
        const own = integers.put(to.view, to.at, value);
        if (own < 0) refuse(`a value of ${type.name}`, value);
        code = Math.max(code, own);
      });
      return { code, write: () => putAll(to, values, count, code, integers.put) };
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
  return {
    integers: run.integers,
    bitsEach: () => 1,
    begin(all, count, to) {
      const values: unknown[] = []; // getters of values may change the array
      forEach(all, count, (value) => values.push(value));
      const present = values.filter(isThere);
      const among = <T>(use: () => T) => amongAll((at) => isThere(values[at]), use);
      const { code, write } = among(() => run.begin(present, present.length, to));
      return {
        code,
        write() {
          putBits(to, values, count, isThere);
          among(write);
        },
      };
    },
    read(from, count, code, codeAt) {
      const bits = takeBits(from, count);
      const size = countBits(from, bits, count);
      checkRun(from, size, run.bitsEach(code));
      const present = amongAll(
        (at) => bitAt(from, bits, at),
        () => run.read(from, size, code, codeAt),
      );
      return spread(from, bits, count, present, none);
    },
  };
}

/** The run of a type's values: of lone ones (5.5), if it has none of its own. */
export function runIn(node: Node, of: Maker): Run {
  const { wire, encode, decode } = peel(node);
  return convertingRun(of.kind(wire).run?.(wire, of) ?? runOf(of.lone(wire), 8), encode, decode);
}
