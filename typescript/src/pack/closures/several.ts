import { getOwn, isMap, isObject, makerOf, plainMap } from "../../core/index.ts";
import type { NumberArray } from "../../core/number-arrays.ts";
import { widthOf } from "../schema/integers.ts";
import type { Columns, FixedName, List, Mapping } from "../schema/type.ts";
import { type Node, wireOf } from "../schema/type.ts";
import { checkedCount, checkRun, writableLength } from "../wire/count.ts";
import { crowdOf } from "../wire/crowd.ts";
import type { PackWriter } from "../wire/pack-writer.ts";
import type { Reader } from "../wire/reader.ts";
import { countOfTyped, getTyped, putTyped, typedNameOf } from "../wire/typed.ts";
import { passing, refuse, refuseFound, Wrong } from "../wire/wrong.ts";
import type { Body } from "./body.ts";
import type { Coder } from "./coder.ts";
import { Identities } from "./identities.ts";
import type { Maker } from "./kind.ts";
import { differsAsWritten } from "./map-keys.ts";
import { forEach, type Run, times } from "./run.ts";

/** Checks that a value is an array, of `size` if there is one; returns how many values it has. */
export function countOf(value: unknown, size: number | undefined): number {
  if (!Array.isArray(value)) return refuse("an array", value);
  const { length } = value;
  if (size !== undefined && length !== size) refuse(`${size} values`, length);
  return writableLength(length);
}

/** 4.6 and 4.7 */
export function listCoder({ size }: List, run: Run): Coder {
  return {
    write(value, to) {
      const count = countOf(value, size);
      const values = value as readonly unknown[];
      const { code, write } = run.begin(values, count, to);
      if (size !== undefined) {
        if (run.integers) to.byte(code);
      } else if (run.integers) {
        to.byte(Math.min(15, count) | (code << 4));
        if (count >= 15) to.varint(count - 15);
      } else {
        to.varint(count);
      }
      write();
      return values.length === count ? 0 : refuse(`${count} values`, values.length);
    },
    read(from) {
      const first = from.at;
      if (size !== undefined) {
        const code = run.integers ? widthCode(from, run, first) : 0;
        checkRun(from, size, run.bitsEach(code));
        return run.read(from, size, code, first);
      }
      if (!run.integers) return run.read(from, checkedCount(from, from.varint(), run.bitsEach(0), first), 0, first);
      const head = from.bytes[from.take(1)]!;
      const code = checkedCode(head >> 4, from, run, first);
      const count = (head & 15) < 15 ? head & 15 : 15 + from.varint();
      return run.read(from, checkedCount(from, count, run.bitsEach(code), first), code, first);
    },
  };
}

/** The byte with the width code of a run. */
function widthCode(from: Reader, run: Run, first: number): number {
  return checkedCode(from.bytes[from.take(1)]!, from, run, first);
}

function checkedCode(code: number, from: Reader, run: Run, first: number): number {
  if (code > 7) from.fail("reserved", "zero bits above the width code", `${code}`, first);
  if (code >= run.integers!.codes) from.fail("range", `a width code below ${run.integers!.codes}`, `${code}`, first);
  return code;
}

/** A list or an array of numbers in a typed array. */
export function typedCoder(name: FixedName, { size }: List): Coder {
  const width = widthOf(name);
  return {
    write(value, to) {
      const count = countOfTyped(value, name);
      if (size === undefined) to.varint(count);
      putTyped(to, value as NumberArray, size ?? count, name);
      return 0;
    },
    read(from) {
      const first = from.at;
      const count = size ?? checkedCount(from, from.varint(), 8 * width, first);
      return getTyped(from, name, count, false);
    },
  };
}

/** Calls `each` for the entries of a map, `most` of them at most; returns how many there are. What `each` throws says which it was. */
function forEachIn(map: ReadonlyMap<unknown, unknown>, most: number, each: (entry: [unknown, unknown]) => void): number {
  let at = 0;
  try {
    for (const entry of map) {
      if (at < most) each(entry);
      at++;
    }
  } catch (error) {
    throw passing(error, at);
  }
  return at;
}

/** The entries of a map: their keys and values. */
export function entryOf({ key, value }: Mapping, of: Maker): Body {
  return of.body([
    [0, key, "key"],
    [1, value, "value"],
  ]);
}

/** 4.8 */
export function mapCoder({ key }: Mapping, entry: Body, loneKey: Coder): Coder {
  const mayBeAlike = !differsAsWritten(key);
  return {
    write(value, to) {
      if (!isMap(value)) return refuse("a Map", value);
      const identities = mayBeAlike && !to.isAlone ? new Identities(loneKey) : undefined;
      const seen = new Set<unknown>();
      const { size } = value;
      to.varint(size);
      const count = forEachIn(plainMap(value), size, (pair) => {
        entry.write(pair, to);
        if (identities) seen.add(identities.of(pair[0]));
      });
      const found = count === size ? value.size : count; // getters of values may change the map
      if (found !== size) refuse(`${size} entries`, found);
      return identities && seen.size < size ? refuseFound("keys that differ", "two that are written alike") : 0;
    },
    read(from) {
      const first = from.at;
      const seen = new Set<string>();
      let identities: Identities | undefined;
      const map = new Map<unknown, unknown>();
      const count = checkedCount(from, from.varint(), 8, first);
      const crowd = crowdOf(from, count);
      times(count, () => {
        const start = from.at;
        const [key, value] = entry.read(from, [undefined, undefined]);
        const isStructured = typeof key === "object" && key !== null;
        if (isStructured) identities ??= new Identities(loneKey);
        const identity = isStructured ? identities!.of(key) : "";
        const isThere = map.has(key) || seen.has(identity);
        if (isThere) from.fail("duplicate", "a key that the map does not have yet", "one that it has", start);
        if (identity) seen.add(identity);
        crowd?.met(key);
        map.set(key, value);
      });
      return map;
    },
  };
}

/** 4.9 */
export function columnsCoder({ fields, byField }: Columns, runs: readonly Run[]): Coder {
  const names = fields.map(([name]) => name);
  const make = makerOf(names);
  const widths = fields.map(([, type]) => alignmentOf(type));
  const behind = byField ? 0 : 1; // the row
  return {
    write(value, to) {
      const [columns, count] = byField ? arraysOf(value, fields) : columnsOf(value, names);
      to.varint(count);
      columns.forEach((values, at) =>
        inColumn(names[at]!, behind, () => writeColumn(fields[at]![1], values, count, runs[at]!, widths[at]!, to)),
      );
      return 0;
    },
    read(from) {
      const first = from.at;
      const count = checkedCount(from, from.varint(), fields.length, first);
      const columns = fields.map(([name, type], at) =>
        inColumn(name, behind, () => readColumn(runs[at]!, widths[at]!, from, count, byField ? typedNameOf(type) : undefined)),
      );
      return byField ? make(columns) : rowsOf(columns, count, make);
    },
  };
}

/** What `use` throws has the field in its path, which is behind the row if it is in one. */
function inColumn<T>(name: string, behind: number, use: () => T): T {
  try {
    return use();
  } catch (error) {
    const wrong = passing(error);
    if (wrong instanceof Wrong) wrong.path.splice(behind, 0, name);
    throw wrong;
  }
}

/** To what a column of that type is aligned, in bytes. */
function alignmentOf(node: Node): number {
  const wire = wireOf(node);
  return wire.kind === "fixed" ? widthOf(wire.name) : 1;
}

/** Columns, and how many values each has. */
type Counted = [columns: unknown[], count: number];

function columnsOf(value: unknown, names: readonly string[]): Counted {
  const count = countOf(value, undefined);
  const columns = names.map((): unknown[] => []);
  forEach(value as readonly unknown[], count, (row) => {
    if (!isObject(row)) refuse("an object", row);
    names.forEach((name, at) => columns[at]!.push(getOwn(row as object, name)));
  });
  return [columns, count];
}

function arraysOf(value: unknown, fields: Columns["fields"]): Counted {
  if (!isObject(value)) return refuse("an object of arrays", value);
  const arrays = fields.map(([name]) => getOwn(value, name));
  const counts = fields.map(([name, type], at) => {
    const typed = typedNameOf(type);
    try {
      return typed ? countOfTyped(arrays[at], typed) : countOf(arrays[at], undefined);
    } catch (error) {
      throw passing(error, name);
    }
  });
  const odd = counts.find((count) => count !== counts[0]);
  return odd === undefined ? [arrays, counts[0]!] : refuse(`${counts[0]} values in each array`, odd);
}

function writeColumn(type: Node, values: unknown, count: number, run: Run, width: number, to: PackWriter): void {
  const begun = Array.isArray(values) ? run.begin(values, count, to) : undefined;
  if (run.integers) to.byte(begun!.code);
  to.zeros(-(to.at - to.base) & (width - 1));
  if (begun) begun.write();
  else putTyped(to, values as NumberArray, count, typedNameOf(type)!);
}

function readColumn(run: Run, width: number, from: Reader, count: number, typed: FixedName | undefined): ArrayLike<unknown> {
  const first = from.at;
  const code = run.integers ? widthCode(from, run, first) : 0;
  from.zeros(-(from.at - from.base) & (width - 1));
  checkRun(from, count, run.bitsEach(code));
  return typed ? getTyped(from, typed, count, true) : run.read(from, count, code, first);
}

function rowsOf(columns: readonly ArrayLike<unknown>[], count: number, make: (values: unknown[]) => object): object[] {
  let row = 0;
  return times(count, () => {
    const made = make(columns.map((column) => column[row]));
    row++;
    return made;
  });
}
