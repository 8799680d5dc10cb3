import type { Exported } from "./exported.ts";
import { exportName } from "./imports.ts";
import { exporting, localName } from "./local-name.ts";

/** Returns the declarations of a generated module, whose static types are those of the module that it was generated from. */
export function declarationsOf(exported: readonly Exported[], specifier: string): string {
  const lines = [
    `import type { Codec, Infer } from "octavo/pack";`,
    `import type * as source from ${JSON.stringify(specifier)};`,
    "",
    ...exported.flatMap(declaration),
  ];
  return `${lines.join("\n")}\n`;
}

function declaration({ name, isSchema }: Exported): string[] {
  const { before, after } = exporting(name);
  const local = localName(name);
  const original = exportName(name) === name ? `typeof source.${name}` : `(typeof source)[${JSON.stringify(name)}]`;
  if (!isSchema) return [`${before}declare const ${local}: ${original};`, ...after];
  return [`${before}type ${local} = Infer<${original}>;`, `${before}declare const ${local}: Codec<${local}>;`, ...after];
}
