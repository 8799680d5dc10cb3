import { literal } from "../../core/index.ts";
import { type Node, typesOf, type Union } from "../schema/type.ts";
import type { Code } from "./code.ts";
import type { Generator } from "./generator.ts";
import { readBody } from "./read-body.ts";
import { property } from "./text.ts";

export const unionCode: Code<Union> = {
  write(generator, { tag, cases }) {
    const written = cases.flatMap(([name, node], at) => [
      `case ${JSON.stringify(name)}:`,
      `w.varint(${at});`,
      `return ${generator.writing(node, tag === undefined ? "o.value" : "o")};`,
    ]);
    return [`switch (${property("o", tag ?? "case")}) {`, ...written, "default: bad();", "}"];
  },
  read(generator, { tag, cases }) {
    const read = cases.flatMap(([name, node], at) => [`case ${at}: {`, ...readCase(generator, tag, name, node), "}"]);
    return ["switch (r.varint()) {", ...read, "default: bad();", "}"];
  },
};

function readCase(generator: Generator, tag: string | undefined, name: string, node: Node): string[] {
  const value = JSON.stringify(name);
  if (tag === undefined) return generator.returning(["case", "value"], [value, generator.reading(node)]);
  if (node.kind !== "struct") return [`return ${literal([[tag, value]], generator.reading(node))};`];
  const { lines, values } = readBody(generator, typesOf(node.fields));
  const made = generator.returning([tag, ...node.fields.map(([field]) => field)], [value, ...values]);
  return generator.countDepth ? ["r.enter();", ...lines, "r.depth--;", ...made] : [...lines, ...made];
}
