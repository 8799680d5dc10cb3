import { getterOf, isBytes, isObject, makerOf } from "../../core/index.ts";
import type { Compressed, Enum, Fixed, Flags } from "../schema/type.ts";
import type { CompressedInteger } from "../wire/compressed.ts";
import { putContent } from "../wire/content.ts";
import type { FixedNumber } from "../wire/fixed.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import type { Prefix } from "../wire/prefix.ts";
import type { Reader } from "../wire/reader.ts";
import { putShared, takeShared } from "../wire/shared.ts";
import { refuse, Wrong } from "../wire/wrong.ts";
import type { Coder } from "./coder.ts";

export const boolCoder: Coder = {
  write: (value) => (typeof value === "boolean" ? Number(value) : refuse("a boolean", value)),
  read: (_, code) => code === 1,
};

export function enumCoder({ names }: Enum): Coder {
  const indexes = new Map<unknown, number>(names.map((name, index) => [name, index]));
  return {
    write: (value) => indexes.get(value) ?? refuse(`one of ${names.slice(0, 8).join(", ")}`, value),
    read: (_, code) => names[code],
  };
}

export function flagsCoder({ names }: Flags): Coder {
  const make = makerOf(names);
  const bits = names.map((name) => ({ get: getterOf(name), bit: 1 << names.indexOf(name) }));
  return {
    write(value) {
      if (!isObject(value)) refuse(`an object of ${names.join(", ")}`, value);
      for (const name in value) if (!names.includes(name)) refuse(`flags ${names.join(", ")}`, name);
      let code = 0;
      for (const { get, bit } of bits) if (boolCoder.write(get(value), null!)) code |= bit;
      return code;
    },
    read: (_, code) => make(names.map((_, at) => ((code >>> at) & 1) === 1)),
  };
}

export function fixedCoder(type: Fixed, number: FixedNumber): Coder {
  return {
    write(value, to) {
      to.room(number.width);
      if (!number.put(to.view, to.at, value)) refuse(`a value of ${type.name}`, value);
      to.at += number.width;
      return 0;
    },
    read: (from) => number.get(from.view, from.take(number.width)),
  };
}

/** The same of integers of 64 bits. */
export function wideCoder(type: Fixed, number: FixedNumber): Coder {
  const coder = fixedCoder(type, number);
  return { ...coder, read: (from) => safe(from.at, coder.read(from, 0), from, type) };
}

/** Checks that an integer that a program has as a number, and a message at `at`, is a safe one. */
function safe(at: number, value: unknown, from: Reader, type: Fixed | Compressed): unknown {
  const isUnsafe = type.as === "number" && Number.isNaN(value);
  if (isUnsafe) throw new Wrong({ expected: "a safe integer", found: "one beyond", offset: at - from.start });
  return value;
}

export function compressedCoder(type: Compressed, integer: CompressedInteger): Coder {
  return {
    write(value, to) {
      to.room(8);
      const code = integer.put(to.view, to.at, value);
      if (code < 0) refuse(`a value of ${type.name}`, value);
      to.at += code + 1;
      return code;
    },
    read(from, code) {
      const at = from.take(code + 1);
      const value = integer.get(from.view, at, code);
      if (!type.name.endsWith("64") && Number.isNaN(value)) from.fail("range", `a value of ${type.name}`, "one beyond", at);
      return safe(at, value, from, type);
    },
  };
}

/** The contents of `str`: `write` returns their length, `read` takes it. */
export function strCoder(prefix: Prefix): Coder {
  return { write: (value, to) => to.text(checkedText(value), prefix), read: (from, byteCount) => from.text(byteCount) };
}

/** The contents of `bytes`, likewise. */
export function bytesCoder(prefix: Prefix): Coder {
  return { write: (value, to) => putContent(to, checkedBytes(value), prefix), read: (from, byteCount) => from.copy(byteCount) };
}

export function checkedText(value: unknown): string {
  return typeof value === "string" ? value : refuse("a string", value);
}

export function checkedBytes(value: unknown): Uint8Array {
  return isBytes(value) ? value : refuse("a Uint8Array", value);
}

export const sharedCoder: Coder = {
  write(value, to) {
    putShared(to, checkedText(value));
    return 0;
  },
  read: takeShared,
};

/** A lone `str` or `bytes`, and `dynamic`: the length is a varint. */
export function loneContentCoder(content: Coder): Coder {
  return {
    write(value: unknown, to: PackWriter) {
      content.write(value, to);
      return 0;
    },
    read: (from) => content.read(from, from.varint()),
  };
}
