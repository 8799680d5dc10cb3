import { checkedLimits } from "../core/index.ts";
import { depthOf } from "../pack/schema/depth.ts";
import { crc64 } from "../pack/schema/fingerprint.ts";
import { textOf } from "../pack/schema/text.ts";
import { codes } from "../pack/source/codes.ts";
import { generate } from "../pack/source/generator.ts";
import type { Exported } from "./exported.ts";
import { type Imports, RUNTIME, runtimeExports } from "./imports.ts";
import { indented } from "./indented.ts";
import { kindsSource } from "./kinds-source.ts";
import { exporting, exportOf, localNames } from "./local-name.ts";
import { ModuleConstants, valueSource } from "./module-constants.ts";
import { nodeLines } from "./node-source.ts";

/** Returns the source of a module that exports a generated codec for each of these. */
export function codeOf(exported: readonly Exported[], imports: Imports): string {
  const locals = localNames(exported.map(({ name }) => name));
  const codecs = exported.map((each) => {
    const local = locals.get(each.original)!;
    return each.name === each.original ? codecSource(each, local, imports) : exportOf(local, each.name);
  });
  const lines = [runtimeImport(codecs.join("\n")), ...imports.lines()];
  return `${lines.join("\n")}\n\n${codecs.join("\n\n")}\n`;
}

function codecSource({ name, node, limits }: Exported, local: string, imports: Imports): string {
  const schema = textOf({ node });
  const { before, after } = exporting(name, local);
  const type = nodeLines(node, name, (value, path) => valueSource(imports, value, path));
  const constants = new ModuleConstants(imports, name);
  const functions = generate(node, depthOf(node), limits.maxDepth, constants, codes);
  const lines = [
    `${before}const ${local} = /* @__PURE__ */ generated({`,
    `schema: ${JSON.stringify(schema)},`,
    `fingerprint: "${crc64(schema)}",`,
    ...limitsLine(limits),
    "node() {",
    ...type,
    "},",
    `kinds: ${kindsSource(node)},`,
    "calls() {",
    ...constants.declarations,
    ...functions.split("\n"),
    "},",
    "});",
    ...after,
  ];
  return indented(lines);
}

function limitsLine(limits: Exported["limits"]): string[] {
  const usual = checkedLimits();
  const others = Object.entries(limits).filter(([name, limit]) => limit !== usual[name as keyof typeof usual]);
  return others.length === 0 ? [] : [`limits: { ${others.map(([name, limit]) => `${name}: ${limit}`).join(", ")} },`];
}

/** Imports what the code names of the run-time. */
function runtimeImport(code: string): string {
  const bare = code.replace(/"(?:[^"\\]|\\.)*"|\/\/.*/g, "");
  const used = Object.keys(runtimeExports).filter((name) => new RegExp(`(?<![.\\w$])${name}\\b(?!:)`).test(bare));
  return ["import {", ...used.sort().map((name) => `  ${name},`), `} from "${RUNTIME}";`].join("\n");
}
