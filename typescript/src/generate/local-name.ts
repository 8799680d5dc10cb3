import { exportName, runtimeExports } from "./imports.ts";

const RESERVED = new Set([...Object.keys(runtimeExports), "source", "Codec", "Infer"]);

/** What a module calls an export inside: its own name, unless that is no name for a variable, or another thing's. */
export function localName(name: string): string {
  return isFree(name) ? name : `${name.replace(/[^\w$]/g, "_")}_`;
}

/** The word `export` before a declaration, or else a statement behind it. */
export function exporting(name: string): { before: string; after: string[] } {
  const local = localName(name);
  return local === name ? { before: "export ", after: [] } : { before: "", after: [`export { ${local} as ${exportName(name)} };`] };
}

function isFree(name: string): boolean {
  if (RESERVED.has(name) || /^f\d+$/.test(name) || !/^[A-Za-z_$][\w$]*$/.test(name)) return false;
  try {
    new Function(`"use strict"; const ${name} = 0;`);
    return true;
  } catch {
    return false; // a keyword
  }
}
