import type { Maker } from "../../core/index.ts";
import { widthOf } from "../schema/integers.ts";
import { type Columns, type Node, wireOf } from "../schema/type.ts";
import { typedNameOf } from "../wire/typed.ts";
import { columnOf } from "./column.ts";
import { filling } from "./filling.ts";
import type { Generator } from "./generator.ts";
import { aligning, load } from "./scalars.ts";

/** A column while it is read: lines that do, and an expression for its value in row `i`, or for its array. */
interface Column {
  readonly lines: string[];
  readonly value: string;
}

/** Lines that read columns (4.9) and return rows, or an object of arrays. */
export function readColumns(generator: Generator, { fields, byField }: Columns): string[] {
  const columns = fields.map(([, node], at) => (byField ? arrayReader : columnReader)(generator, node, at));
  const names = fields.map(([name]) => name);
  const values = columns.map(({ value }) => value);
  return [
    "const first = r.at;",
    `const count = checkedCount(r, r.varint(), ${fields.length}, first);`,
    ...columns.flatMap(({ lines }) => lines),
    ...(byField ? generator.returning(names, values) : rowsOf(generator.maker(names), values)),
  ];
}

function rowsOf(maker: Maker, values: readonly string[]): string[] {
  return ["const v = r.view, rows = arrayOf(count);", ...filling("rows", "count", [], maker, values), "return rows;"];
}

/** Numbers in full are loaded when their row is made. */
function columnReader(generator: Generator, node: Node, at: number): Column {
  const wire = wireOf(node);
  if (wire.kind !== "fixed") return { lines: [reading(generator, node, at)], value: generator.decoded(node, `a${at}[i]`) };
  const width = widthOf(wire.name);
  const from = width > 1 ? `p${at} + ${width} * i` : `p${at} + i`;
  return { lines: [...aligning(node, "r"), `const p${at} = r.take(${width} * count);`], value: generator.decoded(node, load(wire, from)) };
}

function reading(generator: Generator, node: Node, at: number): string {
  return `const a${at} = read${columnOf(generator, node)}(r, count);`;
}

function arrayReader(generator: Generator, node: Node, at: number): Column {
  const typed = typedNameOf(node);
  if (!typed) return { lines: [reading(generator, node, at)], value: generator.decodedEach(node, `a${at}`) };
  return { lines: [...aligning(node, "r"), `const a${at} = getTyped(r, "${typed}", count, true);`], value: `a${at}` };
}
