import type { Exported } from "./exported.ts";
import { exportName } from "./imports.ts";
import { exporting, localNames } from "./local-name.ts";

/** Returns the declarations of a generated module, whose static types are those of the module that it was generated from. */
export function declarationsOf(exported: readonly Exported[], specifier: string): string {
  const locals = localNames(exported.map(({ name }) => name));
  const lines = [
    `import type { CodecOf, Infer } from "octavo/pack";`,
    `import type * as source from ${JSON.stringify(specifier)};`,
    "",
    ...exported.flatMap((each) => declaration(each, locals.get(each.name)!)),
  ];
  return `${lines.join("\n")}\n`;
}

function declaration({ name, isSchema }: Exported, local: string): string[] {
  const { before, after } = exporting(name, local);
  const original = exportName(name) === name ? `typeof source.${name}` : `(typeof source)[${JSON.stringify(name)}]`;
  if (!isSchema) return [`${before}declare const ${local}: ${original};`, ...after];
  return [`${before}type ${local} = Infer<${original}>;`, `${before}declare const ${local}: CodecOf<${original}>;`, ...after];
}
